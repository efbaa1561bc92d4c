import Foundation

extension CGRect {
  /// The rectangle moved by left and top and shrunk by both sums, in the rectangle's own coordinates.
  ///
  /// Insets larger than the rectangle give a negative size, as on Apple's platforms.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
