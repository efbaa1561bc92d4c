import CollectionView
import Foundation

/// The sizes that measured elements have had, for the elements measured last.
struct SizeHistory {
  /// Number of elements whose sizes are remembered at least.
  private static let kept = 2_000
  /// Remembered sizes per element: the first and the latest.
  private static let length = 6
  /// Number of other breadths whose measurements are remembered.
  private static let breadthsKept = 8

  /// The measurements of an element.
  struct Measured {
    /// The measured sizes, and before them the size the element had, oldest first.
    fileprivate var sizes: [CGSize] = []
    /// The layout's estimate, if the first measurement confirmed it; otherwise nil.
    fileprivate(set) var agreed: CGSize?
    /// The breadth of the content at the last measurement, in points.
    fileprivate var breadth: CGFloat?

    /// The sizes before `size`, oldest first.
    func sizes(before size: CGSize) -> ArraySlice<CGSize> {
      sizes.last == size ? sizes.dropLast() : sizes[...]
    }
  }

  private typealias Table = [ElementTrack: Measured]

  private var now: Table = [:]
  /// What was measured at this breadth before the content had another one; a new measurement replaces it.
  private var before: Table = [:]
  /// What was measured at other breadths, the latest last.
  private var elsewhere: [(breadth: CGFloat, measured: Table)] = []
  /// The elements of `now` in the order of their first measurement.
  private var order: [ElementTrack] = []

  /// Records a measurement, with the breadth of the content across the scroll axis, in points.
  mutating func record(_ change: SizeChange, of track: ElementTrack, at breadth: CGFloat) {
    update(track) { measured in
      measured.breadth = breadth
      if measured.sizes.last != change.original { measured.sizes.append(change.original) }
      measured.sizes.append(change.preferred)
      if measured.sizes.count > Self.length {
        measured.sizes.removeSubrange(1...measured.sizes.count - Self.length)
      }
    }
  }

  /// Records that a measurement confirmed the layout's estimate.
  mutating func record(confirmedEstimate size: CGSize, of track: ElementTrack) {
    update(track) { $0.agreed = size }
  }

  private mutating func update(_ track: ElementTrack, _ change: (inout Measured) -> Void) {
    change(&now[track, default: Measured()])
    if now.count > order.count { order.append(track) }
    forgetOldest()
  }

  /// What is known of an element; nil for nothing.
  func known(of track: ElementTrack) -> Measured? { now[track] ?? before[track] }

  /// Forgets the older half now and then, so that recording stays O(1).
  private mutating func forgetOldest() {
    guard order.count >= 2 * Self.kept else { return }
    for old in order.prefix(Self.kept) { now[old] = nil }
    order.removeFirst(Self.kept)
  }

  /// Sets aside what was measured at one breadth of the content, in points, and restores what was measured at another.
  mutating func turn(from old: CGFloat, to new: CGFloat) {
    guard old != new else { return }
    if before.count > 4 * Self.kept { before = [:] }
    for (track, measured) in now {
      if !measured.sizes.isEmpty { before[track, default: Measured()].sizes = measured.sizes }
      if let agreed = measured.agreed { before[track, default: Measured()].agreed = agreed }
    }
    var others = elsewhere.filter { $0.breadth != old } + [(old, before)]
    let found = others.firstIndex { $0.breadth == new }.map { others.remove(at: $0).measured }
    self = SizeHistory()
    before = found ?? [:]
    elsewhere = others.suffix(Self.breadthsKept)
  }

  /// Forgets everything.
  mutating func forget() { self = SizeHistory() }

  /// Whether an element was last measured at a size, with the same breadth of the content.
  func isKnown(_ size: CGSize, of track: ElementTrack, at breadth: CGFloat) -> Bool {
    now[track].map { $0.sizes.last == size && $0.breadth == breadth } ?? false
  }

  /// The last measured size of an element; nil if none is known.
  func last(of track: ElementTrack) -> CGSize? { now[track]?.sizes.last }
}
