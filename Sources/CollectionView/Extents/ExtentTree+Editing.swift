import Foundation

extension ExtentTree {
  /// Gives an item a measured extent, and answers the one it had.
  ///
  /// Precondition: `index` is an item.
  @discardableResult
  mutating func setExtent(_ extent: CGFloat, at index: Int) -> CGFloat? {
    precondition(index >= 0 && index < count)
    return apply(.measure(ExtentTree.sane(extent)), at: index)
  }

  /// Takes the estimate for the measured extent of an item that has none.
  ///
  /// Precondition: `index` is an item.
  mutating func confirmEstimate(at index: Int) {
    precondition(index >= 0 && index < count)
    apply(.confirm(estimate), at: index)
  }

  /// Makes an item unmeasured again.
  ///
  /// Precondition: `index` is an item.
  mutating func forget(at index: Int) {
    precondition(index >= 0 && index < count)
    apply(.forget, at: index)
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
    if count > 0 { apply(.insert(count), at: index) }
  }

  /// Removes a range of items, measured or not.
  ///
  /// Precondition: the range lies within the items.
  mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    if range.count == 1 {
      apply(.remove, at: range.lowerBound)
    } else {
      let (left, rest) = root.split(at: range.lowerBound)
      root = .joined(left, rest.split(at: range.count).1)
    }
  }

  /// Moves an item with its measure; `destination` is its index once it has moved.
  ///
  /// Precondition: both indices are items.
  mutating func move(from source: Int, to destination: Int) {
    precondition(source >= 0 && source < count && destination >= 0 && destination < count)
    let extent = apply(.remove, at: source)
    apply(.insert(1), at: destination)
    if let extent { apply(.measure(extent), at: destination) }
  }

  /// Makes a change at an item, and answers the extent that was measured there.
  @discardableResult
  private mutating func apply(_ edit: ExtentEdit, at index: Int) -> CGFloat? {
    var last: CGFloat?
    if let sibling = root.apply(edit, at: index, noting: &last) {
      root = ExtentNode(children: [root, sibling])
    }
    while root.children.count == 1 { root = root.children[0] }
    return last
  }
}
