import Foundation

extension CGFloat {
  /// The value rounded to the device's pixel grid, half up.
  ///
  /// UIKit rounds item origins this way and does not round sizes (measured at 2×: 102.333 → 102.5, 57.25 → 57.5).
  package func rounded(toPixelsOf displayScale: CGFloat) -> CGFloat {
    (self * displayScale + 0.5).rounded(.down) / displayScale
  }
}

extension CGPoint {
  /// The point rounded to the device's pixel grid, half up.
  package func rounded(toPixelsOf displayScale: CGFloat) -> CGPoint {
    CGPoint(x: x.rounded(toPixelsOf: displayScale), y: y.rounded(toPixelsOf: displayScale))
  }
}
