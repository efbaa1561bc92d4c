import Foundation

/// One change of a batch update; what is deleted or reloaded and the source of a move count before the update, the rest
/// after it.
public enum Change: Sendable, Equatable {
  /// `items` says what is inserted, in the order of the index paths; nil stands for a new item without content.
  case insert([IndexPath], items: [Item?])
  case delete([IndexPath])
  case reload([IndexPath])
  case move(from: IndexPath, to: IndexPath)
  /// The cells of the items are configured anew and stay.
  case reconfigure([IndexPath])
  /// `sections` says what is inserted, in the order of the places; a section without one is empty, but for the items that
  /// the same update inserts into it.
  case insertSections([Int], sections: [DataSection] = [])
  /// The sections go with all their items.
  case deleteSections([Int])
  /// The sections get new views, and their items new cells; the data stay.
  case reloadSections([Int])
  /// The section goes with all its items.
  case moveSection(from: Int, to: Int)
}
