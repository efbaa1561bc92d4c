import Foundation

/// How far the true edges of a rectangle lie from the cell boundaries they are drawn at: −½ to ½ of a cell, to the right
/// and down.
struct EdgePlaces: Equatable {
  var top: CGFloat = 0
  var left: CGFloat = 0
  var bottom: CGFloat = 0
  var right: CGFloat = 0

  /// As thin lines are drawn: to a quarter of a row and a third of a column.
  var rounded: EdgePlaces {
    EdgePlaces(
      top: CGFloat(Self.quarters(top)) / 4, left: Self.third(left),
      bottom: CGFloat(Self.quarters(bottom)) / 4, right: Self.third(right))
  }

  /// The middle of the third of a column: −⅓, 0 or ⅓.
  private static func third(_ part: CGFloat) -> CGFloat {
    part < -0.25 ? -1 / 3 : part > 0.25 ? 1 / 3 : 0
  }

  /// Quarters of a cell, rounded: −2 to 2.
  static func quarters(_ part: CGFloat) -> Int {
    part.isFinite ? Int((min(max(part, -0.5), 0.5) * 4).rounded()) : 0
  }
}
