/// Items in order; a count costs no memory.
public enum ItemList: Sendable {
  /// A number of items without content.
  ///
  /// `idOffset` is the position of the first one in the whole data set, so that the items of two such sections have
  /// different identities.
  case numbered(Int, idOffset: Int = 0)
  case listed([Item])
  /// The lines of a text, read on demand.
  case lines(LineFile)
  /// A field of each row of comma-separated values, read on demand.
  case rows(RecordFile, field: Int)
  /// A field of each row of a JSON text, read on demand; a row without the field is shown whole.
  case values(JSONRows, field: Int)

  /// The number of items.
  public var count: Int {
    switch self {
    case .numbered(let count, _): count
    case .listed(let items): items.count
    case .lines(let file): file.count
    case .rows(let file, _): file.count
    case .values(let rows, _): rows.count
    }
  }

  /// The item at a position.
  ///
  /// - Precondition: `position` is within `0..<count`.
  /// - Complexity: O(1), or the cost of reading a line or row of a text.
  public subscript(position: Int) -> Item {
    switch self {
    case .numbered(_, let idOffset): return Item(id: String(idOffset + position))
    case .listed(let items): return items[position]
    case .lines(let file): return Self.row(position, file[position])
    case .rows(let file, let field):
      return Self.row(position, file.text(ofRow: position, field: field))
    case .values(let rows, let field):
      return Self.row(position, rows.shown(ofRow: position, field: field))
    }
  }

  private static func row(_ position: Int, _ text: String) -> Item {
    Item(id: String(position), isNamed: false, text: text, row: position)
  }

  /// Whether an item was requested that its file no longer contains.
  public var hasShrunk: Bool {
    switch self {
    case .lines(let file): file.hasShrunk
    case .rows(let file, _): file.hasShrunk
    case .numbered, .listed, .values: false
    }
  }

  /// The items that have content of their own; nil for numbered ones.
  ///
  /// - Complexity: O(n) for the lines or rows of a text.
  public var listed: [Item]? {
    switch self {
    case .numbered: nil
    case .listed(let items): items
    case .lines, .rows, .values: (0..<count).map { self[$0] }
    }
  }
}

extension ItemList: Equatable {
  /// Whether both contain the same items, whatever the source of the items.
  ///
  /// - Complexity: O(n) for those; O(1) for numbered items and for the same field of the same rows.
  public static func == (list: ItemList, other: ItemList) -> Bool {
    switch (list, other) {
    case (.numbered(let count, let offset), .numbered(let otherCount, let otherOffset)):
      count == otherCount && offset == otherOffset
    case (.numbered, _), (_, .numbered): false
    case (.listed(let items), .listed(let others)): items == others
    case (.lines(let file), .lines(let other)) where file == other: true
    case (.rows(let file, let field), .rows(let other, let otherField))
    where field == otherField && file == other:
      true
    case (.values(let rows, let field), .values(let others, let other))
    where field == other && rows == others:
      true
    default:
      list.count == other.count && (0..<list.count).allSatisfy { list[$0] == other[$0] }
    }
  }
}
