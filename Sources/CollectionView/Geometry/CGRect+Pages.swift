import Foundation

extension CGRect {
  /// The pages of a size, counted from the origin, that this rectangle meets; the rectangle itself for an empty size.
  func grown(toPagesOf size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return self }
    let (x, width) = Self.grow(minX, maxX, toPagesOf: size.width)
    let (y, height) = Self.grow(minY, maxY, toPagesOf: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The union with a rectangle that this one meets, if they form one row or one column no larger than a size; else nil.
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
