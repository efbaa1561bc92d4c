import Foundation

/// One section: a group that is repeated, its insets, and the views around it.
open class NSCollectionLayoutSection: NSObject, NSCopying, Duplicable {
  let group: NSCollectionLayoutGroup

  /// The space around the groups, in points; headers and footers lie outside it.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space between neighbouring groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// The insets of the collection view that narrow the section; automatic follows the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Whether the section scrolls across the layout's scroll direction, and where it comes to rest.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How a section that scrolls across the scroll direction bounces and decelerates.
  public let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties

  /// The headers, footers and other views at the edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers keep between the leading and trailing insets; deprecated since iOS 16.
  open var supplementariesFollowContentInsets = true

  /// The insets of the collection view that narrow headers and footers; automatic follows the configuration.
  ///
  /// That they count where `supplementariesFollowContentInsets` is false, too, is inferred.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Called with the visible items of the section whenever the layout is solved or the offset changes.
  ///
  /// The closure may change the items. The point is the offset of the section's own scroller if it has one, otherwise that
  /// of the collection view.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The metrics of a section of a list; nil for any other section.
  var list: ListStyle?

  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section of one group, repeated until the data end.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(group: group, UICollectionLayoutSectionOrthogonalScrollingProperties())
  }

  private init(
    group: NSCollectionLayoutGroup,
    _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  ) {
    self.group = group.duplicate()
    orthogonalScrollingProperties = properties
    super.init()
  }

  /// A copy with copies of its group and views.
  open override func copy() -> Any { copy(with: nil) }

  /// A copy with copies of its group and views.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(
      group: group, orthogonalScrollingProperties.duplicate())
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map { $0.duplicate() }
    copy.list = list
    return copy
  }
}
