import Foundation

extension CGRect {
  /// The rectangle of whole pages, counted from the origin, that this one meets; itself for pages without a size.
  func grown(toPagesOf size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return self }
    let (x, width) = Self.grow(minX, maxX, toPagesOf: size.width)
    let (y, height) = Self.grow(minY, maxY, toPagesOf: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// This one and another that meets it, if they are a row or a column together that is no larger than a size; else nil.
  func grown(byPages pages: CGRect, upTo size: CGSize) -> CGRect? {
    let union = union(pages)
    let isColumn = width == pages.width && union.width == width
    let isRow = height == pages.height && union.height == height
    guard meets(pages), isColumn || isRow, union.width <= size.width, union.height <= size.height
    else { return nil }
    return union
  }

  private static func grow(_ low: CGFloat, _ high: CGFloat, toPagesOf length: CGFloat)
    -> (CGFloat, CGFloat)
  {
    let start = (low / length).rounded(.down) * length
    let end = (high / length).rounded(.up) * length
    return (start, end - start)
  }
}
