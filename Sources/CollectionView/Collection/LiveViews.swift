import Foundation

/// The views on the screen, each with the element it shows, in the order of the data.
///
/// A sorted array: of a screenful an element is found by a few comparisons of numbers, where a dictionary works out a hash;
/// most elements come in at one end; and who goes through all of them has nothing to sort.
struct LiveViews {
  /// One view and what it shows.
  struct Entry {
    let key: ElementKey
    let view: UICollectionReusableView
    fileprivate let place: DataPlace
  }

  private(set) var entries: [Entry] = []

  /// The view of an element; nil when it has none.
  ///
  /// - Complexity: O(log count) to get; O(1) to set the view of one that follows all others, else O(count).
  subscript(key: ElementKey) -> UICollectionReusableView? {
    get { position(of: key).map { entries[$0].view } }
    set {
      let place = DataPlace(key.indexPath)
      let position = firstPosition(notBefore: key, at: place)
      let isKnown = position < entries.count && entries[position].key == key
      guard let newValue else {
        if isKnown { entries.remove(at: position) }
        return
      }
      let entry = Entry(key: key, view: newValue, place: place)
      if isKnown { entries[position] = entry } else { entries.insert(entry, at: position) }
    }
  }

  /// The elements that have views.
  var keys: [ElementKey] { entries.map(\.key) }

  /// The views alone.
  var views: [UICollectionReusableView] { entries.map(\.view) }

  /// Takes views away.
  ///
  /// - Parameter keys: Their elements, each once, in the order of the data.
  /// - Returns: Those that there were.
  /// - Complexity: O(count).
  mutating func remove(_ keys: [ElementKey]) -> [Entry] {
    let positions = keys.compactMap(position)
    guard let first = positions.first else { return [] }
    let taken = positions.map { entries[$0] }
    var end = first
    var next = 0
    for position in first..<entries.count {
      if next < positions.count, positions[next] == position {
        next += 1
      } else {
        entries.swapAt(end, position)
        end += 1
      }
    }
    entries.removeLast(entries.count - end)
    return taken
  }

  private func position(of key: ElementKey) -> Int? {
    let position = firstPosition(notBefore: key, at: DataPlace(key.indexPath))
    return position < entries.count && entries[position].key == key ? position : nil
  }

  private func firstPosition(notBefore key: ElementKey, at place: DataPlace) -> Int {
    var low = 0
    var high = entries.count
    // Most of those that come in follow all others.
    if high > 0, entries[high - 1].isBefore(key, at: place) { return high }
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].isBefore(key, at: place) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LiveViews.Entry {
  /// Whether the element comes before another one, whose place is given along with it to be worked out once.
  @inline(__always)
  fileprivate func isBefore(_ other: ElementKey, at otherPlace: DataPlace) -> Bool {
    if place != otherPlace { return place < otherPlace }
    // Mostly it is the other one.
    return key != other && key < other
  }
}
