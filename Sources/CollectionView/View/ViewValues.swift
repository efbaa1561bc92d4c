/// Values of a view that nothing here depends on; most views never change one.
struct ViewValues {
  /// UIKit's defaults.
  static let standard = ViewValues()

  var preservesSuperviewLayoutMargins = false
  var isOpaque = true
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  /// The view's own tint; nil for the superview's.
  var tintColor: UIColor?
}
