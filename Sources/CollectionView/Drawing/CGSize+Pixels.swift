import Foundation

extension CGSize {
  /// The greatest number of pixels of an image along one side.
  private static let pixelLimit: CGFloat = 16_777_216

  /// The whole pixels of a size in points with a number of pixels per point.
  ///
  /// - Returns: Nil if a side is not positive, not finite, or has more than 2²⁴ pixels.
  package func pixels(
    scale: CGFloat, _ rule: FloatingPointRoundingRule
  ) -> (width: Int, height: Int)? {
    let (width, height) = ((width * scale).rounded(rule), (height * scale).rounded(rule))
    guard width >= 1, height >= 1, width <= Self.pixelLimit, height <= Self.pixelLimit else {
      return nil
    }
    return (Int(width), Int(height))
  }
}
