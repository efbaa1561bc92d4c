import Foundation

/// The place of one cell in a group.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The insets of the cell in its place, in points; applied last, and ignored along an estimated dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spaces around the place, outside its size; nil for none.
  @NSCopying open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public let layoutSize: NSCollectionLayoutSize

  /// The supplementary views that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
  var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// A place of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A place of a size with views attached to it, such as badges.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// A copy of the same class.
  open override func copy() -> Any { copy(with: nil) }

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    copyProperties(
      to: NSCollectionLayoutItem(
        layoutSize: layoutSize, supplementaryItems: ownSupplementaryItems.map { $0.duplicate() }))
  }

  /// Gives a copy the properties that every item has.
  final func copyProperties<Item: NSCollectionLayoutItem>(to copy: Item) -> Item {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// The size and the insets.
  open override var description: String { "item \(layoutSize)" }
}

/// An object of this module whose copy is of its own class.
protocol Duplicable: NSObject {}

extension Duplicable {
  /// A copy; the object itself if a subclass returns something else from `copy()`.
  func duplicate() -> Self { copy() as? Self ?? self }
}

extension NSCollectionLayoutItem: Duplicable {}
