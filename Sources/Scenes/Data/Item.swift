import Foundation

/// One item of the data.
public struct Item: Sendable, Equatable {
  /// The item's identity: what the data gives, else its position in the file.
  public var id: String
  /// The text shown in the cell; empty for a numbered item.
  public var text: String
  /// The true size the item carries itself, in points; it wins over the scene's `cell`.
  public var size: CGSize?
  /// The value of the field named by `cell: { size: { field: … } }`, in points.
  public var measure: CGFloat?

  /// Makes an item, at least with an identity.
  public init(id: String, text: String = "", size: CGSize? = nil, measure: CGFloat? = nil) {
    self.id = id
    self.text = text
    self.size = size
    self.measure = measure
  }
}
