import Foundation

/// One item of the data.
public struct Item: Sendable, Equatable {
  /// The item's identity: what the data gives, else its position in the file.
  public var id: String
  /// Whether a reader knows it by its identity: the data gives one, or it has no text.
  public var isNamed: Bool
  /// The text shown in the cell; empty for a numbered item.
  public var text: String
  /// The true size the item carries itself, in points; it wins over the scene's `cell`.
  public var size: CGSize?
  /// The value of the field named by `cell: { size: { field: … } }`, in points.
  public var measure: CGFloat?
  /// The row of the data file that it comes from, from 0; nil for an item that the scene lists itself.
  public var row: Int?

  /// Makes an item, at least with an identity.
  public init(
    id: String, isNamed: Bool = true, text: String = "", size: CGSize? = nil,
    measure: CGFloat? = nil, row: Int? = nil
  ) {
    self.id = id
    self.isNamed = isNamed
    self.text = text
    self.size = size
    self.measure = measure
    self.row = row
  }

  /// Whether both are the same, wherever they come from.
  public static func == (item: Item, other: Item) -> Bool {
    item.id == other.id && item.text == other.text && item.size == other.size
      && item.measure == other.measure
  }
}
