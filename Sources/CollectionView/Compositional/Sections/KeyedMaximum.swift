import Foundation

/// The greatest of some lengths, each of which has a key and may change.
struct KeyedMaximum {
  private var lengths: [Int: CGFloat] = [:]
  /// A heap with the greatest length first; entries that are no longer true are removed when they come first.
  private var heap: [(length: CGFloat, key: Int)] = []

  /// The greatest length; nil without any.
  var maximum: CGFloat? { heap.first?.length }
  /// The number of keys.
  var count: Int { lengths.count }

  /// Sets the length of a key.
  ///
  /// - Complexity: O(log changes), on average.
  mutating func set(_ length: CGFloat, for key: Int) {
    guard lengths.updateValue(length, forKey: key) != length else { return }
    heap.append((length, key))
    siftUp()
    while let first = heap.first, lengths[first.key] != first.length { removeFirst() }
  }

  private mutating func siftUp() {
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].length < heap[child].length else { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var greatest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].length > heap[greatest].length {
        greatest = child
      }
      guard greatest != parent else { return }
      heap.swapAt(parent, greatest)
      parent = greatest
    }
  }
}
