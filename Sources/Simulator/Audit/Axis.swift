import Foundation

/// The scroll axis of a pane: selects the components of points, sizes and frames along it.
struct Axis {
  var isHorizontal: Bool

  static let horizontal = Axis(isHorizontal: true)
  static let vertical = Axis(isHorizontal: false)

  func position(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
  func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func start(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }
  func end(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.maxX : frame.maxY }
  func interval(_ frame: CGRect) -> Range<CGFloat> { start(frame)..<max(start(frame), end(frame)) }
}
