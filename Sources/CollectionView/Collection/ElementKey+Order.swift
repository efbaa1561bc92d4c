import Foundation

extension Dictionary where Key == ElementKey {
  /// Its entries by their keys.
  ///
  /// Sorted as plain numbers: to compare index paths takes a hundred times as long, and a screenful takes a thousand of that.
  /// Of no actor, as a closure in a function of the main actor asks each time whether it runs there.
  var inOrder: [Element] {
    let entries = Array(self)
    var places: [(section: Int, item: Int, index: Int)] = []
    places.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      let path = entry.key.indexPath
      guard path.count == 2 else { return entries.sorted { $0.key < $1.key } }
      places.append((path[0], path[1], index))
    }
    places.sort {
      if $0.section != $1.section { return $0.section < $1.section }
      if $0.item != $1.item { return $0.item < $1.item }
      return entries[$0.index].key < entries[$1.index].key
    }
    return places.map { entries[$0.index] }
  }
}
