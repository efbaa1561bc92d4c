import Foundation

extension Dictionary where Key == ElementKey {
  /// Its values by their keys.
  ///
  /// Sorted as plain numbers: to compare index paths takes a hundred times as long, and a screenful takes a thousand of that.
  /// Of no actor, as a closure in a function of the main actor asks each time whether it runs there.
  var valuesInOrder: [Value] {
    var places: [(section: Int, item: Int, value: Value)] = []
    places.reserveCapacity(count)
    for (key, value) in self {
      let path = key.indexPath
      guard path.count == 2 else { return valuesInOrderOfKeys }
      places.append((path[0], path[1], value))
    }
    places.sort { $0.section != $1.section ? $0.section < $1.section : $0.item < $1.item }
    var values: [Value] = []
    values.reserveCapacity(count)
    for (index, place) in places.enumerated() {
      // A cell and a header, or views of two kinds.
      let isAlone =
        index == 0 || places[index - 1].item != place.item
        || places[index - 1].section != place.section
      guard isAlone else { return valuesInOrderOfKeys }
      values.append(place.value)
    }
    return values
  }

  private var valuesInOrderOfKeys: [Value] {
    sorted { $0.key < $1.key }.map(\.value)
  }
}
