import Foundation

/// One change of a batch update.
///
/// Index paths to delete or reload and the source of a move are those before the update, all others those after it.
public enum Change: Sendable, Equatable {
  /// `items` has the inserted items, in the order of the index paths; nil stands for a new item without content.
  case insert([IndexPath], items: [Item?])
  /// Deletes items, and the rows of their children.
  case delete([IndexPath])
  /// Shows the children of items, as a section snapshot does; the index paths are those before the update.
  case expand([IndexPath])
  /// Hides the children of items; the index paths are those before the update.
  case collapse([IndexPath])
  case reload([IndexPath])
  case move(from: IndexPath, to: IndexPath)
  /// Content grows within the update; the index paths and sections are those before it.
  case grow(Growth)
  /// Configures the cells of the items again and keeps them.
  case reconfigure([IndexPath])
  /// `sections` has the data of the inserted sections, in the order of the indices.
  ///
  /// A section without data is empty, apart from items that the same update inserts into it.
  case insertSections([Int], sections: [DataSection] = [])
  /// Deletes the sections with all their items.
  case deleteSections([Int])
  /// The sections get new views, and their items new cells; the data stay.
  case reloadSections([Int])
  /// Moves the section with all its items.
  case moveSection(from: Int, to: Int)
}

/// Content that grows, or shrinks for a negative size.
public struct Growth: Sendable, Equatable {
  public var items: [IndexPath]
  /// The sections whose headers grow.
  public var headers: [Int]
  /// The sections whose footers grow.
  public var footers: [Int]
  /// The amount in points.
  public var by: CGSize

  /// Creates a growth of items, and of the headers and footers of sections.
  public init(
    items: [IndexPath] = [], headers: [Int] = [], footers: [Int] = [], by size: CGSize
  ) {
    self.items = items
    self.headers = headers
    self.footers = footers
    by = size
  }
}
