import Scenes

/// An item in the live data of a session.
///
/// An object, since it is handed from the data to its cell and on to all who ask, far more often than it is made.
final class ModelEntry: Sendable, Equatable {
  let item: Item
  /// The item's place in the data set as the scene began, over all sections, from 0.
  ///
  /// Inserted items come after the end, in the order of their insertion. The position stays with the
  /// item wherever it moves, and tells items apart even where their ids repeat.
  let position: Int

  init(item: Item, position: Int) {
    self.item = item
    self.position = position
  }

  static func == (entry: ModelEntry, other: ModelEntry) -> Bool {
    entry.position == other.position && entry.item == other.item
  }
}
