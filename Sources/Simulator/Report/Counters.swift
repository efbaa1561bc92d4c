import CollectionView

/// Counters of the engine's work.
public struct Counters: Sendable, Equatable, Codable {
  /// Painted frames.
  public internal(set) var frames = 0
  /// Rounds of the layout pass.
  public internal(set) var passes = 0
  /// Calls of `invalidateLayout(with:)` by any caller.
  public internal(set) var invalidations = 0
  public internal(set) var prepare = 0
  /// Calls of `layoutAttributesForElements(in:)`.
  public internal(set) var attributesInRect = 0
  /// Calls of `layoutAttributesForItem(at:)` by the collection view.
  public internal(set) var attributesForItem = 0
  /// Cells that were dequeued, and the number of them that came from a reuse queue.
  public internal(set) var dequeued = 0
  public internal(set) var reused = 0
  /// Items whose cells came to the screen: visible in a painted frame and not in the previous one.
  public internal(set) var shown = 0
  /// Views that were asked for their preferred attributes.
  public internal(set) var asked = 0
  /// Elements that took a preferred size.
  public internal(set) var measured = 0
  /// Items the layout visited while preparing and returning attributes.
  ///
  /// A layout with an extent tree visits only the items it returns.
  public internal(set) var visited = 0
  /// Items of which a prefetching data source was notified.
  public internal(set) var prefetched = 0

  /// Counts a call.
  mutating func count(_ call: Call) {
    switch call {
    case .preferredLayoutAttributesFitting: asked += 1
    case .prepare: prepare += 1
    case .invalidateLayout: invalidations += 1
    case .layoutAttributesForItem: attributesForItem += 1
    case .layoutAttributesForElements(_, let count):
      attributesInRect += 1
      visited += count
    case .cellForItem(_, let isReused):
      dequeued += 1
      if isReused { reused += 1 }
    case .prefetchItems(let paths): prefetched += paths.count
    default: break
    }
  }

  /// The counter with a name of scenes and reports; nil for another name.
  subscript(name: String) -> Int? {
    switch name {
    case "frames": frames
    case "passes": passes
    case "invalidations": invalidations
    case "prepare": prepare
    case "attributesInRect": attributesInRect
    case "attributesForItem": attributesForItem
    case "dequeued": dequeued
    case "reused": reused
    case "shown": shown
    case "asked": asked
    case "measured": measured
    case "visited": visited
    case "prefetched": prefetched
    default: nil
    }
  }
}
