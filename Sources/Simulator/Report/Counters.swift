import CollectionView

/// Counts of what the engine did.
public struct Counters: Sendable, Equatable, Codable {
  /// Painted frames.
  public internal(set) var frames = 0
  /// Rounds of the layout pass.
  public internal(set) var passes = 0
  /// Calls of `invalidateLayout(with:)` by anybody.
  public internal(set) var invalidations = 0
  public internal(set) var prepare = 0
  /// Calls of `layoutAttributesForElements(in:)`.
  public internal(set) var attributesInRect = 0
  /// Calls of `layoutAttributesForItem(at:)` by the collection view.
  public internal(set) var attributesForItem = 0
  /// Cells that came from dequeuing, and how many of them had been used before.
  public internal(set) var dequeued = 0
  public internal(set) var reused = 0
  /// Items whose cells came to the screen: those of a painted frame that the one before did not show.
  public internal(set) var shown = 0
  /// Views that were asked for their preferred attributes.
  public internal(set) var asked = 0
  /// Elements that took a preferred size.
  public internal(set) var measured = 0
  /// Items the layout visited while preparing and returning attributes.
  ///
  /// A layout with an index visits the items it returns.
  public internal(set) var visited = 0
  /// Items announced to a prefetching data source.
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

  /// A counter by its name in a scene and in a report; nil for another name.
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
