import CollectionView

extension DelegateCall: CustomStringConvertible {
  /// The call in UIKit's words, with the arguments and result worth telling.
  public var description: String {
    switch self {
    case .scrollViewDidScroll: "scrollViewDidScroll"
    case .scrollViewWillBeginDragging: "scrollViewWillBeginDragging"
    case .scrollViewWillEndDragging(let velocity, let proposed, let target):
      "scrollViewWillEndDragging(withVelocity: \(velocity.short), targetContentOffset: \(proposed.short)) → \(target.short)"
    case .scrollViewDidEndDragging(let willDecelerate):
      "scrollViewDidEndDragging(willDecelerate: \(willDecelerate))"
    case .scrollViewWillBeginDecelerating: "scrollViewWillBeginDecelerating"
    case .scrollViewDidEndDecelerating: "scrollViewDidEndDecelerating"
    case .scrollViewDidEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
    case .scrollViewShouldScrollToTop(let answer): "scrollViewShouldScrollToTop → \(answer)"
    case .scrollViewDidScrollToTop: "scrollViewDidScrollToTop"
    case .shouldHighlightItem(let path, let answer):
      "shouldHighlightItemAt \(path.short) → \(answer)"
    case .didHighlightItem(let path): "didHighlightItemAt \(path.short)"
    case .didUnhighlightItem(let path): "didUnhighlightItemAt \(path.short)"
    case .shouldSelectItem(let path, let answer): "shouldSelectItemAt \(path.short) → \(answer)"
    case .shouldDeselectItem(let path, let answer): "shouldDeselectItemAt \(path.short) → \(answer)"
    case .didSelectItem(let path): "didSelectItemAt \(path.short)"
    case .didDeselectItem(let path): "didDeselectItemAt \(path.short)"
    case .targetContentOffset(let proposed, let target):
      "targetContentOffsetForProposedContentOffset \(proposed.short) → \(target.short)"
    }
  }
}
