import Foundation

/// The steps of a path, and the geometry that follows from them.
package struct PathOutline: Equatable, Sendable {
  package var elements: [PathElement]

  package init(elements: [PathElement] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  /// The start of the next step; nil before the first.
  package var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last == .close ? start(before: elements.count - 1) : last.points.last
  }

  /// The box around all points, including control points; null if there are none.
  package var controlBox: CGRect { box(of: elements.flatMap(\.points)) }

  /// The box around the drawn path; null if there is none.
  package var drawnBox: CGRect {
    box(of: elements.compactMap(\.points.last) + subpaths.flatMap { $0.flatMap(\.extremes) })
  }

  /// Whether a point is inside or on the path; open subpaths count as closed.
  ///
  /// A point is on the path if it is within 1e-9 of it, relative to the largest coordinate: the precision of computed
  /// points.
  ///
  /// - Complexity: O(steps).
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    let box = controlBox
    guard !box.isNull else { return false }
    let largest = [box.minX, box.maxX, box.minY, box.maxY].map { abs($0) }.max() ?? 0
    let tolerance = 1e-9 * max(1, largest)
    // A path is within the box around its control points.
    guard box.insetBy(dx: -2 * tolerance, dy: -2 * tolerance).contains(point) else { return false }
    var winding = 0
    for curves in subpaths {
      for curve in curves + [PathCurve(points: [curves[curves.count - 1].end, curves[0].start])] {
        if curve.passes(through: point, within: tolerance) { return true }
        winding += curve.winding(around: point)
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  package func applying(_ transform: CGAffineTransform) -> PathOutline {
    PathOutline(elements: elements.map { $0.applying(transform) })
  }

  private func start(before index: Int) -> CGPoint? {
    for element in elements[..<index].reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }

  /// The curves of each subpath that has any, without the lines that close them.
  private var subpaths: [[PathCurve]] {
    var all: [[PathCurve]] = []
    var curves: [PathCurve] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let start):
        all.append(curves)
        curves = []
        (first, last) = (start, start)
      case .line, .quadCurve, .curve:
        curves.append(PathCurve(points: [last] + element.points))
        last = element.points.last ?? last
      case .close:
        all.append(curves)
        curves = []
        last = first
      }
    }
    all.append(curves)
    return all.filter { !$0.isEmpty }
  }

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

// Written out, since Core Graphics gives points no hash before macOS 15.
extension PathOutline: Hashable {
  package func hash(into hasher: inout Hasher) {
    for point in elements.flatMap(\.points) {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}
