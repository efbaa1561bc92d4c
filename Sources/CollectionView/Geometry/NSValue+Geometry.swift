import Foundation

// UIKit's names for boxed geometry; Foundation's own are `rect`, `point` and `size`.

extension NSValue {
  /// A point in a box.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size in a box.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle in a box.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
}
