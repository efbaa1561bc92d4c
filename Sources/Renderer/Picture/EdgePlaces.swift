import Foundation

/// How far the true edges of a rectangle lie from the cell boundaries they are drawn at: −½ to ½ of a cell, to the right
/// and down.
struct EdgePlaces: Equatable {
  var top: CGFloat = 0
  var left: CGFloat = 0
  var bottom: CGFloat = 0
  var right: CGFloat = 0

  /// Quarters of a cell, rounded: −2 to 2.
  static func quarters(_ part: CGFloat) -> Int {
    part.isFinite ? Int((min(max(part, -0.5), 0.5) * 4).rounded()) : 0
  }
}
