import Foundation

/// What a collection view tells or asks its delegate about scrolling, highlighting and selecting.
///
/// Told whether or not the delegate has the method, as where the call has its place in the order is worth knowing.
/// A question is told once it is answered, anything else right before the delegate is told.
public enum DelegateCall: Sendable, Equatable {
  case scrollViewDidScroll
  case scrollViewWillBeginDragging
  /// The velocity in points per millisecond; the offsets are those before and after the delegate was asked.
  case scrollViewWillEndDragging(velocity: CGPoint, proposed: CGPoint, target: CGPoint)
  case scrollViewDidEndDragging(willDecelerate: Bool)
  case scrollViewWillBeginDecelerating
  case scrollViewDidEndDecelerating
  case scrollViewDidEndScrollingAnimation
  case scrollViewShouldScrollToTop(Bool)
  case scrollViewDidScrollToTop
  case shouldHighlightItem(IndexPath, Bool)
  case didHighlightItem(IndexPath)
  case didUnhighlightItem(IndexPath)
  case shouldSelectItem(IndexPath, Bool)
  case shouldDeselectItem(IndexPath, Bool)
  case didSelectItem(IndexPath)
  case didDeselectItem(IndexPath)
  /// The last word on the content offset after an update.
  case targetContentOffset(proposed: CGPoint, target: CGPoint)
}
