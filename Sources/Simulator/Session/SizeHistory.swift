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

  /// What was measured while the content was as broad as it is, or was then.
  private struct Measured {
    var sizes: [ElementTrack: [CGSize]] = [:]
    /// What was guessed of elements of which that was found right.
    var agreed: [ElementTrack: CGSize] = [:]
  }

  /// Notes of which is remembered whom they were of.
  private static let notesKept = 256

  /// Counts what is noted and forgotten.
  private(set) var version = 0
  /// Whom the latest notes were of.
  private var noted: [ElementTrack] = []
  private var now = Measured()
  /// What was measured at this breadth before the content had another; one that is measured again begins anew.
  private var before = Measured()
  /// What was measured at others, the latest last.
  private var elsewhere: [(breadth: CGFloat, measured: Measured)] = []
  /// The breadth of the content, in points, at which each of them was measured last.
  private var breadths: [ElementTrack: CGFloat] = [:]
  /// The elements in the order in which they came.
  private var order: [ElementTrack] = []

  /// Takes note of a size that was measured while the content had so many points across the scroll axis.
  mutating func note(_ change: SizeChange, of track: ElementTrack, at breadth: CGFloat) {
    breadths[track] = breadth
    noteArrival(of: track)
    var list = now.sizes[track] ?? []
    if list.last != change.original { list.append(change.original) }
    list.append(change.preferred)
    if list.count > Self.length {
      list.removeSubrange(1...list.count - Self.length)
    }
    now.sizes[track] = list
    forgetOldest()
  }

  /// Takes note that an element was measured to be as large as the layout had guessed.
  mutating func note(guessed size: CGSize, of track: ElementTrack) {
    noteArrival(of: track)
    now.agreed[track] = size
    forgetOldest()
  }

  /// What was guessed of an element where that was found right; nil elsewhere.
  func agreed(of track: ElementTrack) -> CGSize? { known(of: track).agreed[track] }

  /// Where it is told what is known of an element.
  private func known(of track: ElementTrack) -> Measured {
    now.sizes[track] == nil && now.agreed[track] == nil ? before : now
  }

  private mutating func noteArrival(of track: ElementTrack) {
    version += 1
    if noted.count >= 2 * Self.notesKept { noted.removeFirst(Self.notesKept) }
    noted.append(track)
    if now.sizes[track] == nil, now.agreed[track] == nil { order.append(track) }
  }

  /// Forgets the older half now and then, so that noting stays O(1).
  private mutating func forgetOldest() {
    guard order.count >= 2 * Self.kept else { return }
    for old in order.prefix(Self.kept) {
      (now.sizes[old], now.agreed[old], breadths[old]) = (nil, nil, nil)
    }
    order.removeFirst(Self.kept)
    noted = []
  }

  /// Puts aside what was measured at one breadth of the content, in points, and takes up what was at another.
  mutating func turn(from old: CGFloat, to new: CGFloat) {
    guard old != new else { return }
    if before.sizes.count + before.agreed.count > 4 * Self.kept { before = Measured() }
    before.sizes.merge(now.sizes) { $1 }
    before.agreed.merge(now.agreed) { $1 }
    var others = elsewhere.filter { $0.breadth != old } + [(old, before)]
    let found = others.firstIndex { $0.breadth == new }.map { others.remove(at: $0).measured }
    forget()
    before = found ?? Measured()
    elsewhere = others.suffix(Self.breadthsKept)
  }

  /// Forgets everything.
  mutating func forget() {
    let version = version + 1
    self = SizeHistory()
    self.version = version
  }

  /// The elements of which something was noted since a version; nil where it may be others, too.
  func tracks(since version: Int) -> ArraySlice<ElementTrack>? {
    let count = self.version - version
    return count <= noted.count ? noted.suffix(count) : nil
  }

  /// Whether an element was last measured at a size, and the content as broad as that.
  func isKnown(_ size: CGSize, of track: ElementTrack, at breadth: CGFloat) -> Bool {
    last(of: track) == size && breadths[track] == breadth
  }

  /// The size an element was last measured at; nil when none is known.
  func last(of track: ElementTrack) -> CGSize? { now.sizes[track]?.last }

  /// The sizes an element had before the one it has, oldest first; empty when none is known.
  func sizes(of track: ElementTrack, before size: CGSize) -> ArraySlice<CGSize> {
    guard let list = known(of: track).sizes[track] else { return [] }
    return list.last == size ? list.dropLast() : list[...]
  }
}
