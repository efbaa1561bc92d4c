/// Items in order; a count costs no memory.
public enum ItemList: Sendable, Equatable {
  /// So many items without content of their own; `idOffset` is the position of the first one in the whole data set,
  /// so that the second of two such sections does not repeat the first one's identities.
  case numbered(Int, idOffset: Int = 0)
  case listed([Item])

  /// The number of items.
  public var count: Int {
    switch self {
    case .numbered(let count, _): count
    case .listed(let items): items.count
    }
  }

  /// The item at a position.
  ///
  /// - Precondition: `position` is within `0..<count`.
  /// - Complexity: O(1).
  public subscript(position: Int) -> Item {
    switch self {
    case .numbered(_, let idOffset): Item(id: String(idOffset + position))
    case .listed(let items): items[position]
    }
  }
}
