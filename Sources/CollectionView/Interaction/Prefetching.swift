import Foundation

/// The items requested from a prefetching data source, and the direction the content moves in.
struct Prefetching {
  /// One axis and direction.
  enum Heading {
    case left
    case right
    case up
    case down
  }

  /// Requested, and neither shown nor cancelled since.
  private var requested: Set<IndexPath> = []
  private var lastOrigin: CGPoint?
  /// The direction the content moved in last; nil before it has moved.
  private var heading: Heading?

  /// Updates the direction the content moves in for a new origin of the bounds, and returns it.
  mutating func heading(at origin: CGPoint, scrollsHorizontally: Bool) -> Heading {
    if let last = lastOrigin, last != origin {
      let dx = origin.x - last.x
      let dy = origin.y - last.y
      heading = abs(dx) > abs(dy) ? (dx < 0 ? .left : .right) : (dy < 0 ? .up : .down)
    }
    lastOrigin = origin
    return heading(scrollsHorizontally: scrollsHorizontally)
  }

  /// The direction the content moved in last; the reading direction before it has moved.
  func heading(scrollsHorizontally: Bool) -> Heading {
    heading ?? (scrollsHorizontally ? .right : .down)
  }

  /// Sets the items that are likely needed next.
  ///
  /// - Parameters:
  ///   - items: The items ahead, nearest first.
  ///   - shown: The items on the screen, which are not requested.
  /// - Returns: The items to request, nearest first, and the items to cancel, in the order of the data.
  mutating func request(_ items: [IndexPath], shown: Set<IndexPath>)
    -> (new: [IndexPath], cancelled: [IndexPath])
  {
    requested.subtract(shown)
    let new = items.filter { !requested.contains($0) && !shown.contains($0) }
    let cancelled = requested.subtracting(items).sorted()
    requested.subtract(cancelled)
    requested.formUnion(new)
    return (new, cancelled)
  }

  /// Updates the index paths of the requested items; items that are gone need no cancel.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    requested = Set(requested.compactMap(newPath))
  }
}

extension Prefetching.Heading {
  /// The part of the content that is likely needed next: one viewport ahead.
  ///
  /// How far UIKit looks is not documented; that it is a viewport is inferred.
  func window(ahead bounds: CGRect) -> CGRect {
    switch self {
    case .left: bounds.offsetBy(dx: -bounds.width, dy: 0)
    case .right: bounds.offsetBy(dx: bounds.width, dy: 0)
    case .up: bounds.offsetBy(dx: 0, dy: -bounds.height)
    case .down: bounds.offsetBy(dx: 0, dy: bounds.height)
    }
  }

  /// How far ahead of the bounds a frame begins, in points.
  func distance(of frame: CGRect, from bounds: CGRect) -> CGFloat {
    switch self {
    case .left: bounds.minX - frame.maxX
    case .right: frame.minX - bounds.maxX
    case .up: bounds.minY - frame.maxY
    case .down: frame.minY - bounds.maxY
    }
  }
}
