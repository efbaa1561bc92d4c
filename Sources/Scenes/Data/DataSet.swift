import Foundation

/// The data of a collection view at the start of the scene.
public struct DataSet: Sendable, Equatable {
  /// The sections in order.
  public var sections: [DataSection]
  /// The file they come from; nil for items that the scene lists itself.
  public var file: DataFile?

  /// Makes a data set of sections in order.
  public init(sections: [DataSection], file: DataFile? = nil) {
    self.sections = sections
    self.file = file
  }

  /// The number of items over all sections.
  ///
  /// - Complexity: O(sections).
  public var itemCount: Int {
    sections.reduce(0) { $0 + $1.items.count }
  }
}

extension DataSet {
  /// Whether both have the same rows, even if they show different fields.
  ///
  /// - Complexity: O(sections); O(items) where neither comes from a file.
  public func hasRows(of other: DataSet) -> Bool {
    guard var file, let known = other.file, known.table != nil, file != known else {
      return self == other
    }
    (file.text, file.shown) = (known.text, known.shown)
    return file == known && sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { section, other in
        section.header == other.header && section.footer == other.footer
          && section.items.count == other.items.count
      }
  }
}

/// One section of a data set.
public struct DataSection: Sendable, Equatable {
  /// The text of the section's header; nil for none.
  public var header: String?
  /// The text of the section's footer; nil for none.
  public var footer: String?
  public var items: ItemList

  /// Creates a section, by default without header and footer.
  public init(header: String? = nil, footer: String? = nil, items: ItemList) {
    self.header = header
    self.footer = footer
    self.items = items
  }
}

/// One item of the data.
public struct Item: Sendable, Equatable {
  /// The item's identity: its id in the data, else its position in the file.
  public var id: String
  /// Whether a reader knows the item by its identity: the data has an id for it, or it has no text.
  public var isNamed: Bool
  /// The text shown in the cell; empty for a numbered item.
  public var text: String
  /// The item's own true size, in points; overrides the scene's `cell`.
  public var size: CGSize?
  /// The value of the field named by `cell: { size: { field: … } }`, in points.
  public var measure: CGFloat?
  /// Zero-based row of the data file; nil for an item that the scene lists itself.
  public var row: Int?
  /// The items that are shown below it while it is expanded.
  public var children: [Item] = []
  /// The number of items above it: 0, or 1 for a child of such an item.
  public var level = 0

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

  /// The id of a child for which the data gives none.
  static func childID(of parent: String, at index: Int) -> String { "\(parent).\(index)" }

  /// Compares identity, text, size, measure, level and children, but not the source of the items.
  public static func == (item: Item, other: Item) -> Bool {
    item.id == other.id && item.text == other.text && item.size == other.size
      && item.measure == other.measure && item.level == other.level
      && item.children == other.children
  }
}
