import Foundation

extension UIScrollView {
  /// How much of the safe area counts as content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// All of it; on a phone it depends on view controllers, too.
    case automatic = 0
    /// The part along axes that scroll.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// All of it.
    case always = 3
  }

  /// The part of the safe area that counts as content inset, in points.
  var safeAreaAdjustment: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .always:
      return safeAreaInsets
    case .never:
      return .zero
    case .scrollableAxes:
      var insets = UIEdgeInsets.zero
      if alwaysBounceVertical || contentSize.height > bounds.height {
        insets.top = safeAreaInsets.top
        insets.bottom = safeAreaInsets.bottom
      }
      if alwaysBounceHorizontal || contentSize.width > bounds.width {
        insets.left = safeAreaInsets.left
        insets.right = safeAreaInsets.right
      }
      return insets
    }
  }
}
