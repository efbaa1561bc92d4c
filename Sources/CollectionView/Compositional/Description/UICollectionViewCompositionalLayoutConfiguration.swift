import Foundation

/// The properties of a compositional layout that concern all its sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The space between neighbouring sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// The headers, footers and other views at the edges of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The insets of the collection view that narrow the sections.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration of a layout that scrolls down.
  public override init() { super.init() }

  /// A copy with copies of its views.
  final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
