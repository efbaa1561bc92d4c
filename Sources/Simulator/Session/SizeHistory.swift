import CollectionView
import Foundation

/// The sizes that measured elements have had, for those measured last.
struct SizeHistory {
  /// Elements whose sizes are remembered at least.
  private static let kept = 2_000
  /// Sizes of one element that are remembered: the first and the latest.
  private static let length = 6

  /// Counts what is noted and forgotten.
  private(set) var version = 0
  private var sizes: [ElementTrack: [CGSize]] = [:]
  /// The breadth of the content, in points, at which each of them was measured last.
  private var breadths: [ElementTrack: CGFloat] = [:]
  /// What was guessed of elements of which that was found right.
  private var agreed: [ElementTrack: CGSize] = [:]
  /// The elements in the order in which they came.
  private var order: [ElementTrack] = []

  /// Takes note of a size that was measured while the content had so many points across the scroll axis.
  mutating func note(_ change: SizeChange, of track: ElementTrack, at breadth: CGFloat) {
    version += 1
    breadths[track] = breadth
    if sizes[track] == nil, agreed[track] == nil { order.append(track) }
    var list = sizes[track] ?? []
    if list.last != change.original { list.append(change.original) }
    list.append(change.preferred)
    if list.count > Self.length {
      list.removeSubrange(1...list.count - Self.length)
    }
    sizes[track] = list
    // The older half goes now and then, so that noting stays O(1).
    guard order.count >= 2 * Self.kept else { return }
    forgetOldest()
  }

  /// Takes note that an element was measured to be as large as the layout had guessed.
  mutating func note(guessed size: CGSize, of track: ElementTrack) {
    version += 1
    if sizes[track] == nil, agreed[track] == nil { order.append(track) }
    agreed[track] = size
    guard order.count >= 2 * Self.kept else { return }
    forgetOldest()
  }

  /// What was guessed of an element where that was found right; nil elsewhere.
  func agreed(of track: ElementTrack) -> CGSize? { agreed[track] }

  private mutating func forgetOldest() {
    for old in order.prefix(Self.kept) {
      (sizes[old], breadths[old], agreed[old]) = (nil, nil, nil)
    }
    order.removeFirst(Self.kept)
  }

  /// Forgets everything.
  mutating func forget() {
    let version = version + 1
    self = SizeHistory()
    self.version = version
  }

  /// Whether an element was last measured at a size, and the content as broad as that.
  func isKnown(_ size: CGSize, of track: ElementTrack, at breadth: CGFloat) -> Bool {
    last(of: track) == size && breadths[track] == breadth
  }

  /// The size an element was last measured at; nil when none is known.
  func last(of track: ElementTrack) -> CGSize? { sizes[track]?.last }

  /// The sizes an element had before the one it has, oldest first; empty when none is known.
  func sizes(of track: ElementTrack, before size: CGSize) -> ArraySlice<CGSize> {
    guard let list = sizes[track] else { return [] }
    return list.last == size ? list.dropLast() : list[...]
  }
}
