import Foundation

/// A call of the delegate about scrolling, highlighting and selecting.
///
/// Reported even if the delegate lacks the method, to show its place in the order of calls. A call with a result is
/// reported after it returns, any other call just before it is made.
public enum DelegateCall: Sendable, Equatable {
  case scrollViewDidScroll
  case scrollViewWillBeginDragging
  /// The velocity in points per millisecond, the proposed offset, and the offset that the delegate set.
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
  /// The delegate's decision on the content offset after an update.
  case targetContentOffset(proposed: CGPoint, target: CGPoint)
}

/// A call of a flow layout's delegate, reported after it returns, and only for methods that the delegate has.
public enum FlowDelegateCall: Sendable, Equatable {
  /// A method with a section as its argument, named by its last label.
  public enum SectionMethod: String, Sendable, CaseIterable {
    case insetForSectionAt
    case minimumInteritemSpacingForSectionAt
    case minimumLineSpacingForSectionAt
    case referenceSizeForHeaderInSection
    case referenceSizeForFooterInSection

    var name: String {
      switch self {
      case .insetForSectionAt: "collectionView(_:layout:insetForSectionAt:)"
      case .minimumLineSpacingForSectionAt:
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)"
      case .minimumInteritemSpacingForSectionAt:
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
      case .referenceSizeForHeaderInSection:
        "collectionView(_:layout:referenceSizeForHeaderInSection:)"
      case .referenceSizeForFooterInSection:
        "collectionView(_:layout:referenceSizeForFooterInSection:)"
      }
    }
  }

  /// In points.
  public enum Answer: Sendable, Equatable {
    case insets(UIEdgeInsets)
    case length(CGFloat)
    case size(CGSize)
  }

  case section(SectionMethod, Int, Answer)
  /// Calls for consecutive sections, possibly with calls of other methods between them.
  case sections(SectionMethod, ClosedRange<Int>)
  case sizeForItem(IndexPath, CGSize)
  /// Calls for consecutive items.
  case sizesForItems(from: IndexPath, to: IndexPath)
}
