import Foundation

/// Turns points, sizes and rectangles into lengths along and across the axis of scrolling, and back.
enum FlowAxis: Sendable {
  case vertical
  case horizontal

  init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .vertical ? .vertical : .horizontal
  }

  func size(_ size: CGSize) -> FlowSize {
    FlowSize(main: main(of: size), cross: cross(of: size))
  }

  func main(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  func cross(of size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  /// The part of the axis that a rectangle covers.
  func span(of rect: CGRect) -> (from: CGFloat, to: CGFloat) {
    self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
  }

  func frame(main: CGFloat, cross: CGFloat, size: FlowSize) -> CGRect {
    frame(main: main, cross: cross, length: size.main, breadth: size.cross)
  }

  func frame(main: CGFloat, cross: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    self == .vertical
      ? CGRect(x: cross, y: main, width: breadth, height: length)
      : CGRect(x: main, y: cross, width: length, height: breadth)
  }

  func edgeInsets(_ insets: FlowInsets) -> UIEdgeInsets {
    self == .vertical
      ? UIEdgeInsets(
        top: insets.mainBefore, left: insets.crossBefore, bottom: insets.mainAfter,
        right: insets.crossAfter)
      : UIEdgeInsets(
        top: insets.crossBefore, left: insets.mainBefore, bottom: insets.crossAfter,
        right: insets.mainAfter)
  }

  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(
        mainBefore: insets.top, mainAfter: insets.bottom, crossBefore: insets.left,
        crossAfter: insets.right)
      : FlowInsets(
        mainBefore: insets.left, mainAfter: insets.right, crossBefore: insets.top,
        crossAfter: insets.bottom)
  }
}
