import Foundation

/// A piece of a path: a straight line, or a Bézier curve of the second or third degree.
struct PathCurve {
  /// The start, the control points and the end.
  let points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The point at a parameter from 0 to 1; exactly the start and the end there.
  func point(at parameter: CGFloat) -> CGPoint {
    // De Casteljau's algorithm.
    var points = points
    let rest = 1 - parameter
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: rest * $0.x + parameter * $1.x, y: rest * $0.y + parameter * $1.y)
      }
    }
    return points[0]
  }

  /// The parameters between which both coordinates only grow or only shrink, with 0 and 1, in order.
  private var turns: [CGFloat] {
    guard points.count > 2 else { return [0, 1] }
    return ([0, 1] + Self.turns(of: points.map(\.x)) + Self.turns(of: points.map(\.y))).sorted()
  }

  /// The points at the ends and where a coordinate is extreme.
  var extremes: [CGPoint] { turns.map(point) }

  /// The parameters strictly between 0 and 1 at which the derivative of one coordinate is zero.
  private static func turns(of values: [CGFloat]) -> [CGFloat] {
    // The derivative, up to a factor, is a·t² + b·t + c.
    let c = values[1] - values[0]
    let bend = values[2] - 2 * values[1] + values[0]
    let isCubic = values.count == 4
    let a = isCubic ? values[3] - 3 * values[2] + 3 * values[1] - values[0] : 0
    let b = isCubic ? 2 * bend : bend
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }

  /// The number of times the curve crosses the ray from a point to the right, downward crossings counted as positive.
  func winding(around point: CGPoint) -> Int {
    pieces.reduce(0) { count, piece in
      guard (piece.from.y <= point.y) != (piece.to.y <= point.y) else { return count }
      guard crossing(piece, y: point.y).x > point.x else { return count }
      return count + (piece.to.y > piece.from.y ? 1 : -1)
    }
  }

  /// Whether a point is on the curve, up to a distance along either axis.
  func passes(through point: CGPoint, within tolerance: CGFloat) -> Bool {
    pieces.contains { piece in
      let x = min(max(point.x, min(piece.from.x, piece.to.x)), max(piece.from.x, piece.to.x))
      let y = min(max(point.y, min(piece.from.y, piece.to.y)), max(piece.from.y, piece.to.y))
      guard abs(x - point.x) <= tolerance, abs(y - point.y) <= tolerance else { return false }
      // Of the two, the one along the steeper axis is exact.
      return abs(crossing(piece, y: y).x - x) <= tolerance
        || abs(crossing(piece, x: x).y - y) <= tolerance
    }
  }

  /// A part of the curve along which both coordinates only grow or only shrink.
  private struct Piece {
    let parameters: (from: CGFloat, to: CGFloat)
    let from: CGPoint
    let to: CGPoint
  }

  private var pieces: [Piece] {
    let turns = turns
    return zip(turns, turns.dropFirst()).map { from, to in
      Piece(parameters: (from, to), from: point(at: from), to: point(at: to))
    }
  }

  private func crossing(_ piece: Piece, x: CGFloat) -> CGPoint {
    if points.count == 2 {
      let part = piece.to.x == piece.from.x ? 0 : (x - piece.from.x) / (piece.to.x - piece.from.x)
      return CGPoint(x: x, y: piece.from.y + part * (piece.to.y - piece.from.y))
    }
    return bisect(piece, isRising: piece.to.x > piece.from.x) { $0.x < x }
  }

  private func crossing(_ piece: Piece, y: CGFloat) -> CGPoint {
    if points.count == 2 {
      let part = piece.to.y == piece.from.y ? 0 : (y - piece.from.y) / (piece.to.y - piece.from.y)
      return CGPoint(x: piece.from.x + part * (piece.to.x - piece.from.x), y: y)
    }
    return bisect(piece, isRising: piece.to.y > piece.from.y) { $0.y < y }
  }

  /// The point at which a coordinate reaches a value, by bisection down to neighbouring doubles.
  private func bisect(
    _ piece: Piece, isRising: Bool, isBelow: (CGPoint) -> Bool
  ) -> CGPoint {
    var (low, high) = piece.parameters
    while true {
      let middle = (low + high) / 2
      let found = point(at: middle)
      guard middle > low, middle < high else { return found }
      if isBelow(found) == isRising { low = middle } else { high = middle }
    }
  }
}
