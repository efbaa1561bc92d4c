import Foundation

/// A place on the border of a rectangle, with an offset in points or in sizes of the attached view.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  public let edges: NSDirectionalRectEdge
  /// In points, or in fractions of the size of the attached view.
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  /// An anchor at edges; along an axis without an edge, or with both, it is the middle.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// An anchor moved by a number of points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// An anchor moved by fractions of the size of the attached view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The object itself: an anchor cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The object itself.
  open override func copy() -> Any { self }
}

extension NSCollectionLayoutAnchor {
  /// The place of the anchor in a rectangle of a size, without its offset.
  func place(in size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width * fraction(from: .leading, to: .trailing),
      y: size.height * fraction(from: .top, to: .bottom))
  }

  /// The offset in points, of a view of a size.
  func offset(of size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  private func fraction(from start: NSDirectionalRectEdge, to end: NSDirectionalRectEdge)
    -> CGFloat
  {
    switch (edges.contains(start), edges.contains(end)) {
    case (true, false): 0
    case (false, true): 1
    default: 0.5
    }
  }
}
