import Foundation

// The ways of iOS 8 to miss an item that a scroll without animation goes to. Once there, nothing asks for a better place,
// so that each holds until something scrolls.

extension UICollectionView {
  /// Goes to the offset found for an item, as the behavior has it.
  func land(at target: CGPoint, showing indexPath: IndexPath) {
    let scrollTo = behavior.scrollTo
    let shift = scrollTo == .dequeuedPrefix ? wayToPrefix(of: indexPath) : .zero
    contentOffset = target
    switch scrollTo {
    case .converge, .oneShot: break
    case .dequeuedPrefix: land(Landing(shift: shift))
    case .unclamped: land(Landing(isHeld: true))
    case .retuned:
      land(Landing(isHeld: true))
      layoutIfNeeded()
      collectionViewLayout.estimatingLayout?.adoptMeanAsEstimate()
    }
  }

  private func land(_ landing: Landing) {
    queried.forget()
    self.landing = landing
  }

  /// Something scrolls: what is on the screen goes to its place.
  func leaveLanding() {
    queried.forget()
    landing = nil
  }

  /// Moves the bounds on account of what was measured, which is no scroll.
  func correctBounds(to origin: CGPoint, author: Author, cause: SizeChange?) {
    let stays = landing
    moveBounds(to: CGRect(origin: origin, size: bounds.size), author: author, cause: cause)
    landing = stays
  }

  /// Attributes as they are shown: the same ones, unless a scroll has landed among misplaced elements.
  func landed(_ all: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    landing == nil ? all : all.map { landed($0) }
  }

  /// Attributes as they are shown.
  func landed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let shift = landing?.shift, shift != .zero,
      let copy = attributes.duplicate()
    else { return attributes }
    copy.center.x += shift.x
    copy.center.y += shift.y
    return copy
  }

  /// Notes that an item has a cell, for a behavior that places others by it.
  func noteDequeuedItem(_ key: ElementKey) {
    guard behavior.scrollTo == .dequeuedPrefix, key.category == .cell else { return }
    dequeuedItems.insert(key.indexPath)
  }

  /// The way from an item's place to where the cells dequeued before it, one after another, would put it.
  ///
  /// - Complexity: O(dequeued · log dequeued).
  private func wayToPrefix(of target: IndexPath) -> CGPoint {
    let before = dequeuedItems.union(indexPathsForVisibleItems).filter { $0 < target }.sorted()
    var skipped: CGFloat = 0
    var next = path(from: IndexPath(item: 0, section: 0))
    for path in before + [target] {
      if let next, next < path { skipped += start(of: path) - start(of: next) }
      next = self.path(from: IndexPath(item: path.item + 1, section: path.section))
    }
    return scrollsHorizontally ? CGPoint(x: -skipped, y: 0) : CGPoint(x: 0, y: -skipped)
  }

  /// The path itself, or the first item of a later section; nil when no item is left.
  private func path(from path: IndexPath) -> IndexPath? {
    if path.item < numberOfItems(inSection: path.section) { return path }
    let section = (path.section + 1..<max(path.section + 1, numberOfSections)).first {
      numberOfItems(inSection: $0) > 0
    }
    return section.map { IndexPath(item: 0, section: $0) }
  }

  /// Where an item begins along the scroll axis, in content points.
  private func start(of path: IndexPath) -> CGFloat {
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
      return 0
    }
    return scrollsHorizontally ? mirrored(frame).minX : frame.minY
  }
}
