import Foundation

extension CGRect {
  /// The rectangle of whole pages, counted from the origin, that this one meets; itself for pages without a size.
  func grown(toPagesOf size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return self }
    let (x, width) = Self.grow(minX, maxX, toPagesOf: size.width)
    let (y, height) = Self.grow(minY, maxY, toPagesOf: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func grow(_ low: CGFloat, _ high: CGFloat, toPagesOf length: CGFloat)
    -> (CGFloat, CGFloat)
  {
    let start = (low / length).rounded(.down) * length
    let end = (high / length).rounded(.up) * length
    return (start, end - start)
  }
}
