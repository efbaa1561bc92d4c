import Foundation

/// One change of a batch update; what is deleted or reloaded and the source of a move count before the update, the rest
/// after it.
public enum Change: Sendable, Equatable {
  /// `items` says what is inserted, in the order of the index paths; nil stands for a new item without content.
  case insert([IndexPath], items: [Item?])
  case delete([IndexPath])
  case reload([IndexPath])
  case move(from: IndexPath, to: IndexPath)
  /// Empty sections, but for the items that the same update inserts into them.
  case insertSections([Int])
  /// The sections go with all their items.
  case deleteSections([Int])
}
