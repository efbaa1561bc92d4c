import Foundation

/// What can be told of a path's steps: where they end, what they enclose.
struct PathOutline: Hashable, Sendable {
  var elements: [PathElement] = []

  /// Straight pieces that stand for a curve where points are tested: a circle 100 points wide is met to two hundredths.
  private static let chords = 32

  var isEmpty: Bool { elements.isEmpty }

  /// Where the next step starts; nil before the first.
  var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last == .close ? start(before: elements.count - 1) : last.points.last
  }

  /// The box around all points, those that only pull curves among them; null for no points.
  var controlBox: CGRect { box(of: elements.flatMap(\.points)) }

  /// The box around what is drawn; null for nothing.
  ///
  /// Curves are followed as for `contains(_:evenOdd:)`.
  var drawnBox: CGRect { box(of: subpaths.flatMap { $0 }) }

  /// Whether a point lies within, open parts taken for closed.
  ///
  /// Costs the number of steps, curves counted as their chords.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for corners in subpaths {
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        // An edge counts where it crosses the ray that goes from the point to the right.
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

  /// The corners of each connected part, curves made of chords.
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
