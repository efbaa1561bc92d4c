import CollectionView
import Foundation

/// The sizes that measured elements have had, for those measured last.
struct SizeHistory {
  /// Elements whose sizes are remembered at least.
  private static let kept = 2_000
  /// Sizes of one element that are remembered: the first and the latest.
  private static let length = 6
  /// Other breadths of which is remembered what was measured at them.
  private static let breadthsKept = 8

  /// What was measured of an element.
  struct Measured {
    /// The sizes it was measured to have, and before them the one it had had, oldest first.
    fileprivate var sizes: [CGSize] = []
    /// What was guessed of it where that was found right; nil elsewhere.
    fileprivate(set) var agreed: CGSize?
    /// The breadth of the content, in points, at which it was measured last.
    fileprivate var breadth: CGFloat?
    /// The version of the history since which that is so.
    fileprivate var version = 0

    /// The sizes it had before the one it has, oldest first.
    func sizes(before size: CGSize) -> ArraySlice<CGSize> {
      sizes.last == size ? sizes.dropLast() : sizes[...]
    }
  }

  /// Counts what is noted and forgotten.
  private(set) var version = 0
  /// The version since which nothing was forgotten or put aside.
  private var since = 0
  private var now = ElementTable<Measured>()
  /// What was measured at this breadth before the content had another; one that is measured again begins anew.
  private var before = ElementTable<Measured>()
  /// What was measured at others, the latest last.
  private var elsewhere: [(breadth: CGFloat, measured: ElementTable<Measured>)] = []
  /// The elements in the order in which they came.
  private var order: [ElementTrack] = []

  /// Takes note of a size that was measured while the content had so many points across the scroll axis.
  mutating func note(_ change: SizeChange, of track: ElementTrack, at breadth: CGFloat) {
    update(track) { measured in
      measured.breadth = breadth
      if measured.sizes.last != change.original { measured.sizes.append(change.original) }
      measured.sizes.append(change.preferred)
      if measured.sizes.count > Self.length {
        measured.sizes.removeSubrange(1...measured.sizes.count - Self.length)
      }
    }
  }

  /// Takes note that an element was measured to be as large as the layout had guessed.
  mutating func note(guessed size: CGSize, of track: ElementTrack) {
    update(track) { $0.agreed = size }
  }

  private mutating func update(_ track: ElementTrack, _ change: (inout Measured) -> Void) {
    version += 1
    now.update(track, default: Measured()) { [version] measured in
      measured.version = version
      change(&measured)
    }
    if now.count > order.count { order.append(track) }
    forgetOldest()
  }

  /// What is told to be known of an element; nil for nothing.
  func known(of track: ElementTrack) -> Measured? { now[track] ?? before[track] }

  /// Whether the same is known of an element as at an earlier version.
  func knowsNothingNew(of track: ElementTrack, since version: Int) -> Bool {
    self.version == version || since <= version && now.read(track) { $0.version } ?? 0 <= version
  }

  /// Forgets the older half now and then, so that noting stays O(1).
  private mutating func forgetOldest() {
    guard order.count >= 2 * Self.kept else { return }
    for old in order.prefix(Self.kept) { now[old] = nil }
    order.removeFirst(Self.kept)
    since = version
  }

  /// Puts aside what was measured at one breadth of the content, in points, and takes up what was at another.
  mutating func turn(from old: CGFloat, to new: CGFloat) {
    guard old != new else { return }
    if before.count > 4 * Self.kept { before = ElementTable() }
    now.forEach { track, measured in
      before.update(track, default: Measured()) { older in
        if !measured.sizes.isEmpty { older.sizes = measured.sizes }
        if let agreed = measured.agreed { older.agreed = agreed }
      }
    }
    var others = elsewhere.filter { $0.breadth != old } + [(old, before)]
    let found = others.firstIndex { $0.breadth == new }.map { others.remove(at: $0).measured }
    forget()
    before = found ?? ElementTable()
    elsewhere = others.suffix(Self.breadthsKept)
  }

  /// Forgets everything.
  mutating func forget() {
    let version = version + 1
    self = SizeHistory()
    self.version = version
    since = version
  }

  /// Whether an element was last measured at a size, and the content as broad as that.
  func isKnown(_ size: CGSize, of track: ElementTrack, at breadth: CGFloat) -> Bool {
    now.read(track) { $0.sizes.last == size && $0.breadth == breadth } ?? false
  }

  /// The size an element was last measured at; nil when none is known.
  func last(of track: ElementTrack) -> CGSize? { now.read(track) { $0.sizes.last } ?? nil }
}
