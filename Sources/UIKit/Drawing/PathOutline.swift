import CollectionView
import Foundation

/// The steps of a path, and the geometry that follows from them.
struct PathOutline: Equatable, Sendable {
  var elements: [PathElement] = []

  /// The number of chords that approximate a curve; exact to 0.02 points for a circle 100 points wide.
  private static let chords = 32

  var isEmpty: Bool { elements.isEmpty }

  /// The start of the next step; nil before the first.
  var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last == .close ? start(before: elements.count - 1) : last.points.last
  }

  /// The box around all points, including control points; null if there are none.
  var controlBox: CGRect { box(of: elements.flatMap(\.points)) }

  /// The box around the drawn path, with curves approximated as in `contains(_:evenOdd:)`; null if there is none.
  var drawnBox: CGRect { box(of: subpaths.flatMap { $0 }) }

  /// Whether a point is inside; open subpaths count as closed.
  ///
  /// - Complexity: O(steps), where a curve counts as its chords.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for corners in subpaths {
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        // Counts the edges that cross the ray from the point to the right.
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  private func start(before index: Int) -> CGPoint? {
    for element in elements[..<index].reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }

  /// The corners of each subpath, with curves approximated by chords.
  private var subpaths: [[CGPoint]] {
    var all: [[CGPoint]] = []
    var corners: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let start):
        all.append(corners)
        corners = [start]
      case .line(let end):
        corners.append(end)
      case .quadCurve(let end, let control):
        guard let start = corners.last else { continue }
        corners += Self.steps.map { part in
          let rest = 1 - part
          return rest * rest * start + 2 * rest * part * control + part * part * end
        }
      case .curve(let end, let control1, let control2):
        guard let start = corners.last else { continue }
        corners += Self.steps.map { part in
          let rest = 1 - part
          return rest * rest * rest * start + 3 * rest * rest * part * control1
            + 3 * rest * part * part * control2 + part * part * part * end
        }
      case .close:
        all.append(corners)
        corners = Array(corners.prefix(1))
      }
    }
    all.append(corners)
    return all.filter { !$0.isEmpty }
  }

  private static let steps = (1...chords).map { CGFloat($0) / CGFloat(chords) }

  private func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func * (factor: CGFloat, point: CGPoint) -> CGPoint {
    CGPoint(x: factor * point.x, y: factor * point.y)
  }
}

/// A step of a path, in points.
enum PathElement: Equatable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case quadCurve(to: CGPoint, control: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// The end and the control points.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}

// Written out, since Core Graphics gives points no hash before macOS 15.
extension PathOutline: Hashable {
  func hash(into hasher: inout Hasher) {
    for point in elements.flatMap(\.points) {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}
