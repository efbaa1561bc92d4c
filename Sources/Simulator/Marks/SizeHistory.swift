import CollectionView
import Foundation

/// The sizes of measured elements, for the elements measured last.
struct SizeHistory {
  /// The least number of elements whose sizes are kept.
  private static let kept = 2_000
  /// The number of sizes kept for an element: the first and the latest.
  private static let length = 6
  /// The number of other breadths whose measurements are kept.
  private static let breadthsKept = 8

  /// The measurements of an element.
  struct Measured {
    /// The measured sizes, preceded by the size that the element had before, oldest first.
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
  /// The measurements at this breadth before the breadth last changed; a new measurement replaces them.
  private var before: Table = [:]
  /// The measurements at other breadths, the latest last.
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

  /// The measurements of an element; nil for none.
  func known(of track: ElementTrack) -> Measured? { now[track] ?? before[track] }

  /// Forgets the older half of the elements occasionally, so that recording stays O(1) on average.
  private mutating func forgetOldest() {
    guard order.count >= 2 * Self.kept else { return }
    for old in order.prefix(Self.kept) { now[old] = nil }
    order.removeFirst(Self.kept)
  }

  /// Stores the measurements at one breadth of the content, in points, and restores those at another.
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

  /// Whether the last measurement of an element had a size, at the same breadth of the content.
  func isKnown(_ size: CGSize, of track: ElementTrack, at breadth: CGFloat) -> Bool {
    now[track].map { $0.sizes.last == size && $0.breadth == breadth } ?? false
  }

  /// The last measured size of an element; nil for none.
  func last(of track: ElementTrack) -> CGSize? { now[track]?.sizes.last }
}
