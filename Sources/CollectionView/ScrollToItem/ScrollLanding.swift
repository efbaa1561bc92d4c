import Foundation

// The ways in which iOS 8 misses the target of a scroll to an item without animation. Nothing corrects the position
// afterwards, so each error lasts until the next scroll.

/// The simulated errors after a scroll to an item, until the next scroll.
struct ScrollLanding {
  /// The distance of the shown elements from their places, in content points.
  private(set) var shift = CGPoint.zero
  /// Whether the offset is kept although the content may end before it.
  private(set) var isOffsetHeld = false
  /// The items that have had cells since the reload, for a behavior that adds up their frames.
  private(set) var dequeuedItems: Set<IndexPath> = []

  var isWrong: Bool { isOffsetHeld || shift != .zero }

  /// Shows elements away from their place.
  mutating func land(shiftedBy shift: CGPoint) {
    (self.shift, isOffsetHeld) = (shift, false)
  }

  /// Holds the offset, even beyond the content.
  mutating func landHoldingOffset() {
    (shift, isOffsetHeld) = (.zero, true)
  }

  /// Ends the errors.
  mutating func leave() {
    (shift, isOffsetHeld) = (.zero, false)
  }

  /// Restores the errors from before a correction of the bounds.
  mutating func restore(_ before: ScrollLanding) {
    (shift, isOffsetHeld) = (before.shift, before.isOffsetHeld)
  }

  // MARK: Dequeued items

  /// Records that an item has a cell, for a behavior that places others by it.
  mutating func record(dequeued item: IndexPath, _ scrollTo: Behavior.ScrollTo) {
    if scrollTo == .dequeuedPrefix { dequeuedItems.insert(item) }
  }

  /// Updates the index paths of the items through a change of the data.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    dequeuedItems = Set(dequeuedItems.compactMap(newPath))
  }

  mutating func forgetDequeuedItems() {
    dequeuedItems = []
  }
}

extension UICollectionView {
  /// Scrolls to the offset found for an item, by the behavior.
  func land(at target: CGPoint, showing indexPath: IndexPath) {
    let scrollTo = behavior.scrollTo
    let shift = scrollTo == .dequeuedPrefix ? distanceToPrefix(of: indexPath) : .zero
    contentOffset = target
    switch scrollTo {
    case .converge, .oneShot: return
    case .dequeuedPrefix: landing.land(shiftedBy: shift)
    case .unclamped, .retuned: landing.landHoldingOffset()
    }
    queries.forgetElements()
    guard scrollTo == .retuned else { return }
    layoutIfNeeded()
    collectionViewLayout.estimatingLayout?.adoptMeanAsEstimate()
  }

  /// Called when something scrolls: elements return to their place.
  func leaveLanding() {
    guard landing.isWrong else { return }
    queries.forgetElements()
    landing.leave()
  }

  /// Moves the bounds because of measured sizes or a clamp, which does not count as a scroll.
  func correctBounds(to origin: CGPoint, author: Author, cause: SizeChange?) {
    let before = landing
    moveBounds(to: CGRect(origin: origin, size: bounds.size), author: author, cause: cause)
    landing.restore(before)
  }

  /// Attributes as they are shown: shifted if the last scroll to an item has misplaced the elements.
  func landed(_ all: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    landing.shift == .zero ? all : all.map { landed($0) }
  }

  /// Attributes as they are shown.
  func landed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let shift = landing.shift
    guard shift != .zero, let copy = attributes.duplicate() else { return attributes }
    copy.center = copy.center.moved(by: shift)
    return copy
  }

  /// The distance from an item's place to the place that the cells dequeued before it, one after another, would give it.
  ///
  /// - Complexity: O(dequeued · log dequeued).
  private func distanceToPrefix(of target: IndexPath) -> CGPoint {
    let before = landing.dequeuedItems.union(indexPathsForVisibleItems)
      .filter { $0 < target }.sorted()
    var skipped: CGFloat = 0
    var next = firstPath(from: IndexPath(item: 0, section: 0))
    for path in before + [target] {
      if let next, next < path { skipped += start(of: path) - start(of: next) }
      next = firstPath(from: IndexPath(item: path.item + 1, section: path.section))
    }
    return scrollsHorizontally ? CGPoint(x: -skipped, y: 0) : CGPoint(x: 0, y: -skipped)
  }

  /// The path itself, or the first item of a later section; nil if no item is left.
  private func firstPath(from path: IndexPath) -> IndexPath? {
    if path.item < numberOfItems(inSection: path.section) { return path }
    let section = (path.section + 1..<max(path.section + 1, numberOfSections)).first {
      numberOfItems(inSection: $0) > 0
    }
    return section.map { IndexPath(item: 0, section: $0) }
  }

  /// The leading edge of an item along the scroll axis, in content points.
  private func start(of path: IndexPath) -> CGFloat {
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
      return 0
    }
    return scrollsHorizontally ? mirrored(frame).minX : frame.minY
  }
}
