import Foundation

/// The axis of scrolling: converts points, sizes and rectangles into lengths along and across it, and back.
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

/// A size along and across the axis a flow layout scrolls along, in points.
struct FlowSize: Hashable, Sendable {
  /// Along the axis.
  var main: CGFloat
  /// Across it: along a line.
  var cross: CGFloat

  /// Lengths that are negative or not finite count as zero.
  init(main: CGFloat, cross: CGFloat) {
    self.main = ExtentTree.sane(main)
    self.cross = ExtentTree.sane(cross)
  }

  /// The same size along the other axis.
  var turned: FlowSize { FlowSize(main: cross, cross: main) }
}

/// Insets along and across the axis of scrolling, in points.
struct FlowInsets: Equatable, Sendable {
  var mainBefore: CGFloat = 0
  var mainAfter: CGFloat = 0
  var crossBefore: CGFloat = 0
  var crossAfter: CGFloat = 0
}
