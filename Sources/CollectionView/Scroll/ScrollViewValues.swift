import Foundation

/// Values of a scroll view that nothing here depends on, with UIKit's defaults.
///
/// That scrolling is transferred to the parent by default, and the alignment is the start, is from the documentation.
struct ScrollViewValues: DefaultedValues {
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var adjustsIndicatorInsets = true
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  var allowsKeyboardScrolling = true
  var contentAlignmentPoint = CGPoint.zero
  var transfersHorizontally = true
  var transfersVertically = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var zoomScale: CGFloat = 1
  var bouncesZoom = true
}

extension UIScrollView {
  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// When an index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }
}
