import Foundation

/// What a layout asks a flow layout's delegate, told once it is answered, and only of methods that the delegate has.
public enum FlowDelegateCall: Sendable, Equatable {
  /// A method that is asked of sections; the name is its last label.
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
  /// Of section after section, and other methods between them.
  case sections(SectionMethod, ClosedRange<Int>)
  case sizeForItem(IndexPath, CGSize)
  /// Of item after item.
  case sizesForItems(from: IndexPath, to: IndexPath)
}
