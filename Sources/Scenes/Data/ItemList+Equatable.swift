extension ItemList: Equatable {
  /// Whether both hold the same items, wherever those with content of their own come from.
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
