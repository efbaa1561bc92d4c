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

  /// Updates the overflow from the content size and the bounds, which both are up to date now; if that changes the insets,
  /// an offset at the start stays there.
  ///
  /// That UIKit keeps the start is inferred from a list that appears below a bar as it should.
  func updateOverflow() {
    let new = Overflow(
      isHorizontal: contentSize.width > bounds.width, isVertical: contentSize.height > bounds.height
    )
    guard new != overflow else { return }
    let (before, start) = (safeAreaAdjustment, startOffset)
    overflow = new
    guard safeAreaAdjustment != before else { return }
    insetsDidChange()
    guard !isInMotion else { return }
    let held = CGPoint(
      x: contentOffset.x == start.x ? startOffset.x : contentOffset.x,
      y: contentOffset.y == start.y ? startOffset.y : contentOffset.y)
    guard held != contentOffset else { return }
    moveBounds(to: CGRect(origin: held, size: bounds.size), author: .clamp, cause: nil)
  }

  /// Called when `alwaysBounceVertical` or `alwaysBounceHorizontal` changed.
  func alwaysBounceDidChange() {
    if safeAreaInsets != .zero { insetsDidChange() }
  }
}
