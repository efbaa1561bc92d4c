import Foundation

extension UIScrollView {
  /// How much of the safe area counts as content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The part along axes that scroll, and that at the top and bottom in any case.
    ///
    /// UIKit includes top and bottom of content that does not scroll only inside a navigation or tab bar controller. A view
    /// here knows of no controller, and is assumed to be in one.
    case automatic = 0
    /// The part along axes that scroll: where content is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// All of it.
    case always = 3
  }

  /// The axes along which content is larger than the view.
  struct Overflow: Equatable {
    var isHorizontal = false
    var isVertical = false
  }

  /// The part of the safe area that counts as content inset, in points.
  var safeAreaAdjustment: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .always: return insets
    case .never: return .zero
    case .automatic: break
    case .scrollableAxes:
      if !alwaysBounceVertical, !overflow.isVertical { (insets.top, insets.bottom) = (0, 0) }
    }
    if !alwaysBounceHorizontal, !overflow.isHorizontal { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// Updates the overflow from the content size and the bounds, which both are up to date now; that may change the insets.
  func updateOverflow() {
    let new = Overflow(
      isHorizontal: contentSize.width > bounds.width, isVertical: contentSize.height > bounds.height
    )
    guard new != overflow else { return }
    let before = safeAreaAdjustment
    overflow = new
    if safeAreaAdjustment != before { insetsDidChange() }
  }

  /// Called when `alwaysBounceVertical` or `alwaysBounceHorizontal` changed.
  func alwaysBounceDidChange() {
    if safeAreaInsets != .zero { insetsDidChange() }
  }
}
