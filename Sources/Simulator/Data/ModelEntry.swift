import Scenes

/// An item in the live data of a session.
struct ModelEntry: Sendable, Equatable {
  var item: Item
  /// The item's place in the data set as the scene began, over all sections, from 0.
  ///
  /// Inserted items come after the end, in the order of their insertion. The position stays with the
  /// item wherever it moves, and tells items apart even where their ids repeat.
  var position: Int
}
