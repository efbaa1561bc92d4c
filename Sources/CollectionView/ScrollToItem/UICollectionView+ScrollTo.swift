import Foundation

extension UICollectionView {
  /// The maximum number of tries for a target that keeps moving.
  private static let convergenceBudget = 20

  func scroll(toItem indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard isPlausible(position, for: indexPath) else { return }
    collectionViewLayout.scrollInside(to: indexPath, at: position)
    layoutIfNeeded()
    measureAhead(from: indexPath) {
      offset(showing: indexPath, at: position).map { CGRect(origin: $0, size: bounds.size) }
    }
    collectionViewLayout.layoutPassDidEnd()
    guard let target = offset(showing: indexPath, at: position) else { return }
    let converges = behavior.scrollTo == .converge
    if animated, host != nil {
      animate(
        to: target,
        retarget: converges
          ? { [weak self] in self?.offset(showing: indexPath, at: position) ?? target } : nil)
      return
    }
    jump(animated: animated) {
      land(at: target, showing: indexPath)
      if converges { converge(on: indexPath, at: position) }
    }
  }

  /// Scrolls until the item is at the position by the sizes measured on the way.
  private func converge(on indexPath: IndexPath, at position: ScrollPosition) {
    for _ in 0..<Self.convergenceBudget {
      layoutIfNeeded()
      guard let next = offset(showing: indexPath, at: position),
        next.rounded(toPixelsOf: traitCollection.displayScale) != contentOffset
      else { return }
      contentOffset = next
    }
  }

  /// The offset that brings an item to a position, by the attributes known now; nil for an unknown item.
  ///
  /// The offset is clamped, unless the behavior does not clamp it.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    prepareIfInvalid()
    guard let attributes = asking({ collectionViewLayout.layoutAttributesForItem(at: indexPath) })
    else { return nil }
    let frame = mirrored(attributes.frame)
    let insets = adjustedContentInset
    let isAnywhere = position.isEmpty
    let x = Self.place(
      frame.minX, frame.maxX, from: contentOffset.x, length: bounds.width,
      insets: (insets.left, insets.right), leading: position.contains(.left),
      centered: position.contains(.centeredHorizontally), trailing: position.contains(.right),
      nearest: isAnywhere)
    let covered = collectionViewLayout.extentCoveredAtStart(above: indexPath)
    let y = Self.place(
      frame.minY - (position.contains(.top) ? covered : 0), frame.maxY, from: contentOffset.y,
      length: bounds.height,
      insets: (insets.top, insets.bottom), leading: position.contains(.top),
      centered: position.contains(.centeredVertically), trailing: position.contains(.bottom),
      nearest: isAnywhere)
    let place = CGPoint(x: x, y: y)
    return behavior.scrollTo == .unclamped ? place : clamped(place)
  }

  /// The offset of one axis; with no position on the axis, the least move that shows the item.
  private static func place(
    _ low: CGFloat, _ high: CGFloat, from offset: CGFloat, length: CGFloat,
    insets: (CGFloat, CGFloat), leading: Bool, centered: Bool, trailing: Bool, nearest: Bool
  ) -> CGFloat {
    let visible = length - insets.0 - insets.1
    if leading { return low - insets.0 }
    if centered { return (low + high) / 2 - (insets.0 + visible / 2) }
    if trailing { return high - (length - insets.1) }
    guard nearest else { return offset }
    let first = offset + insets.0
    if high - low > visible || low < first { return low - insets.0 }
    return high > first + visible ? high - (length - insets.1) : offset
  }

  private func isPlausible(_ position: ScrollPosition, for indexPath: IndexPath) -> Bool {
    if let mistake = mistake(in: indexPath) {
      report(.diagnostic(Diagnostic(.indexPathDoesNotExist, at: indexPath, mistake)))
      return false
    }
    let vertical: [ScrollPosition] = [.top, .centeredVertically, .bottom]
    let horizontal: [ScrollPosition] = [.left, .centeredHorizontally, .right]
    let conflicts = [vertical, horizontal].contains { $0.filter(position.contains).count > 1 }
    if conflicts {
      report(
        .diagnostic(
          Diagnostic(
            .conflictingScrollPositions, at: indexPath,
            "a scroll position may name one position an axis")))
    }
    return !conflicts
  }

  /// UIKit's message for an index path without an item; nil if there is an item.
  private func mistake(in path: IndexPath) -> String? {
    guard path.count == 2 else {
      return
        "Attempted to scroll the collection view to \(path), which is no index path of an item."
    }
    guard (0..<numberOfSections).contains(path.section) else {
      return
        "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are only \(numberOfSections) sections."
    }
    let count = numberOfItems(inSection: path.section)
    guard !(0..<count).contains(path.item) else { return nil }
    return
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \(count) items in section \(path.section)."
  }
}
