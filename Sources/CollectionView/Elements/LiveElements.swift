import Foundation

/// The elements on the screen with their views, in the order of the data, and those that the layout placed and hid.
struct LiveElements {
  /// An element and the view that shows it.
  struct Entry {
    let key: ElementKey
    let view: UICollectionReusableView
  }

  private(set) var entries: [Entry] = []
  private var hidden: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// The view of an element; nil if it has none.
  ///
  /// - Complexity: O(log count) to get, O(count) to set.
  subscript(key: ElementKey) -> UICollectionReusableView? {
    get {
      let position = position(of: key)
      return isEntry(at: position, of: key) ? entries[position].view : nil
    }
    set {
      let position = position(of: key)
      let end = isEntry(at: position, of: key) ? position + 1 : position
      entries.replaceSubrange(
        position..<end, with: newValue.map { [Entry(key: key, view: $0)] } ?? [])
    }
  }

  /// The elements that have views.
  var keys: [ElementKey] { entries.map(\.key) }

  /// The views alone.
  var views: [UICollectionReusableView] { entries.map(\.view) }

  /// Removes the elements that satisfy a condition.
  ///
  /// - Returns: The removed elements.
  mutating func remove(where isLeaving: (Entry) -> Bool) -> [Entry] {
    let leaving = entries.filter(isLeaving)
    if !leaving.isEmpty { entries.removeAll(where: isLeaving) }
    return leaving
  }

  /// Removes all elements.
  ///
  /// - Returns: The removed elements.
  mutating func removeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Changes the keys of elements; an element without a new key is removed.
  ///
  /// - Parameter newKey: The key of an element in the new state of the data.
  mutating func rekey(_ newKey: (ElementKey) -> ElementKey?) {
    let old = entries
    entries = []
    for entry in old {
      if let key = newKey(entry.key) { self[key] = entry.view }
    }
  }

  // MARK: Hidden elements

  /// Replaces the elements that the layout placed and hid.
  mutating func record(hidden elements: [UICollectionViewLayoutAttributes]) {
    hidden = Dictionary(elements.map { (ElementKey($0), $0) }, uniquingKeysWith: { $1 })
  }

  /// The hidden elements that meet a rectangle of the content, in the order of the data.
  func hidden(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    hidden.filter { $0.value.frame.meets(rect) }.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Searching

  /// The position of an element, or the one at which it belongs.
  private func position(of key: ElementKey) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isEntry(at position: Int, of key: ElementKey) -> Bool {
    position < entries.count && entries[position].key == key
  }
}
