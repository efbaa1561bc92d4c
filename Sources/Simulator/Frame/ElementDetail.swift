import Foundation

/// What an inspector tells of a live element beside how it looks.
public struct ElementDetail: Sendable, Equatable, Codable {
  /// The item that it shows; nil for other elements than cells.
  public var item: ItemIdentity?
  /// Whether a reader knows the item by its identity, as `Item.isNamed`.
  public var isNamed = true
  /// The row of the data file that the item comes from, from 0; nil for any other.
  public var row: Int?
  /// What the view was registered under; nil for a decoration view.
  public var reuseIdentifier: String?
  /// How often the view was taken from the reuse queue.
  public var reuseCount = 0
  /// What the layout had guessed where the first answer was just that, in points; nil where it was another, and where
  /// nothing was guessed.
  public var agreedSize: CGSize?
  /// What the view last answered to `preferredLayoutAttributesFitting(_:)`, in points; nil before it was asked.
  public var preferredSize: CGSize?
  /// The size that the item truly has, in points; nil where sizes are not the cells' own.
  public var trueSize: CGSize?

  public init() {}

  /// The item's identity in the data; nil for other elements than cells.
  public var id: String? { item?.id }
}
