import Foundation

/// A change that a user makes to the data at one item, also while the content moves.
public enum Edit: String, Sendable, Equatable {
  /// Inserts a new item without content before the item.
  case insert
  case delete
  /// Moves the item to the other end of the visible part of its section.
  case move
  case reload
  /// Reorders the item and the items after it in its section, at most `mostShuffled` in all, by one batch of moves.
  case shuffle

  /// The largest number of items in one shuffle; each is a move of its own, for the data and for the view.
  public static let mostShuffled = 500
}

/// The item at which a user changes the data.
public enum EditedItem: Sendable, Equatable {
  /// The item selected last in a pane, else the first visible one.
  case current
  case path(IndexPath)
  /// The item with this identity, wherever it has moved.
  case item(ItemIdentity)
}

/// The item that is scrolled to a position in the viewport.
public enum PlacedItem: Sendable, Equatable {
  /// The item selected last, else the first visible one.
  case current
  /// One-based number of an item over all sections; the last item when there are fewer.
  case number(Int)
}

/// Identifies an item of the data, wherever it moves.
public struct ItemIdentity: Sendable, Hashable, Codable {
  /// Its id in the data; several items may share one.
  public var id: String
  /// Its position in the data at the start, over all sections; unique among them.
  public var position: Int

  public init(id: String, position: Int) {
    self.id = id
    self.position = position
  }
}
