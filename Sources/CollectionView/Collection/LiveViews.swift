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
  }

  private(set) var entries: [Entry] = []

  /// The view of an element; nil when it has none.
  ///
  /// - Complexity: O(log count) to get; O(1) to set the view of one that follows all others, else O(count).
  subscript(key: ElementKey) -> UICollectionReusableView? {
    get {
      let (position, isThere) = position(of: key)
      return isThere ? entries[position].view : nil
    }
    set {
      let (position, isThere) = position(of: key)
      guard let newValue else {
        if isThere { entries.remove(at: position) }
        return
      }
      let entry = Entry(key: key, view: newValue)
      if isThere {
        entries[position] = entry
      } else if position == entries.count {
        entries.append(entry)
      } else {
        entries.insert(entry, at: position)
      }
    }
  }

  /// The view of an element, by a look at where it should be: for who goes through elements in the order of the data.
  ///
  /// - Parameters:
  ///   - key: The element.
  ///   - position: Where it should be; becomes the position behind it.
  /// - Returns: Its view; nil when it has none.
  /// - Complexity: O(1) when it is there, or is to follow all others; else O(log count).
  @inline(__always)
  func view(of key: ElementKey, near position: inout Int) -> UICollectionReusableView? {
    if position < entries.count, entries[position].key == key {
      position += 1
      return entries[position - 1].view
    }
    let found = self.position(of: key)
    position = found.isThere ? found.position + 1 : found.position
    return found.isThere ? entries[found.position].view : nil
  }

  /// The elements that have views.
  var keys: [ElementKey] { entries.map(\.key) }

  /// The views alone.
  var views: [UICollectionReusableView] { entries.map(\.view) }

  /// Takes views away.
  ///
  /// - Parameter positions: Where they are, ascending.
  /// - Returns: What was there.
  /// - Complexity: O(count).
  mutating func remove(at positions: [Int]) -> [Entry] {
    guard let first = positions.first, let last = positions.last else { return [] }
    if positions.count == entries.count { return removeAll() }
    if last - first == positions.count - 1 {
      // A scroll leaves neighbours behind, and what stays only moves up.
      let taken = Array(entries[first...last])
      entries.removeSubrange(first...last)
      return taken
    }
    let taken = positions.map { entries[$0] }
    let gone = Set(positions)
    entries = entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
    return taken
  }

  /// Takes all views away.
  ///
  /// - Returns: What was there.
  mutating func removeAll() -> [Entry] {
    let taken = entries
    entries = []
    entries.reserveCapacity(taken.count)
    return taken
  }

  /// Where an element is, or where it belongs.
  private func position(of key: ElementKey) -> (position: Int, isThere: Bool) {
    let place = key.place
    var low = 0
    var high = entries.count
    // Most of those that come in follow all others.
    if high > 0, entries[high - 1].key.place < place { return (high, false) }
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.place != place {
        if entries[middle].key.place < place { low = middle + 1 } else { high = middle }
      } else if entries[middle].key == key {
        return (middle, true)
      } else {
        if entries[middle].key < key { low = middle + 1 } else { high = middle }
      }
    }
    return (low, false)
  }
}
