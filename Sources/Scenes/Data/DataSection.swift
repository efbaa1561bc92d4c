/// One section of a data set.
public struct DataSection: Sendable, Equatable {
  /// The text of the section's header; nil for none.
  public var header: String?
  /// The text of the section's footer; nil for none.
  public var footer: String?
  /// The items.
  public var items: ItemList

  /// Makes a section without header and footer, unless they are given.
  public init(header: String? = nil, footer: String? = nil, items: ItemList) {
    self.header = header
    self.footer = footer
    self.items = items
  }
}
