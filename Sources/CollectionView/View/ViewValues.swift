import Foundation

/// Values of a view that most views never change, with UIKit's defaults.
struct ViewValues: DefaultedValues {
  var preservesSuperviewLayoutMargins = false
  var isOpaque = true
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var clearsContextBeforeDrawing = true
  /// The view's own scale; nil for the environment's.
  var contentScaleFactor: CGFloat?
  var mask: UIView?
  /// The view's own tint; nil for the superview's.
  var tintColor: UIColor?
  var layoutGuides: [UILayoutGuide] = []
}
