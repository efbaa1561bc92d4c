import Foundation

/// Which items of a collection view are selected and which one a finger rests on, by index path.
struct Selection {
  var selected: Set<IndexPath> = []
  /// The item that shows that it is touched; nil when no finger is down on one.
  var highlighted: IndexPath?

  var isEmpty: Bool { selected.isEmpty && highlighted == nil }

  /// Lets both follow their items; those that are gone are dropped.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    selected = Set(selected.compactMap(newPath))
    highlighted = highlighted.flatMap(newPath)
  }
}
