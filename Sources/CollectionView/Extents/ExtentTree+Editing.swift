import Foundation

extension ExtentTree {
  /// Gives an item a measured extent.
  ///
  /// Precondition: `index` is an item.
  mutating func setExtent(_ extent: CGFloat, at index: Int) {
    precondition(index >= 0 && index < count)
    if let sibling = root.measure(index, extent: ExtentTree.sane(extent)) {
      root = ExtentNode(children: [root, sibling])
    }
  }

  /// Makes an item unmeasured again.
  ///
  /// Precondition: `index` is an item.
  mutating func forget(at index: Int) {
    precondition(index >= 0 && index < count)
    remove(index..<(index + 1))
    insert(1, at: index)
  }

  /// Makes every item unmeasured again.
  ///
  /// - Complexity: O(1), and the release of what was measured.
  mutating func forgetAll() {
    root = ExtentNode(unmeasured: count)
  }

  /// Inserts unmeasured items before the item at `index`.
  ///
  /// Precondition: `count` is at least 0, and `index` an item or the number of items.
  mutating func insert(_ count: Int, at index: Int) {
    precondition(count >= 0 && index >= 0 && index <= self.count)
    insert(ExtentNode(unmeasured: count), at: index)
  }

  /// Removes a range of items, measured or not.
  ///
  /// Precondition: the range lies within the items.
  mutating func remove(_ range: Range<Int>) {
    _ = cut(range)
  }

  /// Moves an item with its measure; `destination` is its index once it has moved.
  ///
  /// Precondition: both indices are items.
  mutating func move(from source: Int, to destination: Int) {
    precondition(destination >= 0 && destination < count)
    insert(cut(source..<(source + 1)), at: destination)
  }

  private mutating func insert(_ items: ExtentNode, at index: Int) {
    let (left, right) = root.split(at: index)
    root = .joined(.joined(left, items), right)
  }

  private mutating func cut(_ range: Range<Int>) -> ExtentNode {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let (left, rest) = root.split(at: range.lowerBound)
    let (items, right) = rest.split(at: range.count)
    root = .joined(left, right)
    return items
  }
}
