import Foundation

/// One change of a batch update; `delete`, `reload` and the source of a move count before the update, the rest after it.
public enum Change: Sendable, Equatable {
  /// `items` says what is inserted, in the order of the index paths; nil stands for a new item without content.
  case insert([IndexPath], items: [Item?])
  case delete([IndexPath])
  case reload([IndexPath])
  case move(from: IndexPath, to: IndexPath)
}
