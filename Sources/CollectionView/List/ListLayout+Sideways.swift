import Foundation

// Sections whose items are placed side by side, in an embedded scroller.

extension ListLayout {
  /// Whether the items of a section are placed side by side.
  func isSideways(section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].metrics.sidewaysItemSize != nil
  }

  /// Whether scrollers stay at the places of their estimates, by `Behavior.Successors`.
  var areScrollersFrozen: Bool { installation?.behavior.successors == .scrollersFrozen }

  /// The start of the scroller of a section along the axis, in content points, before rounding.
  ///
  /// - Complexity: O(log sections), or O(sections) if scrollers stay at the places of their estimates.
  func startOfRow(ofSection index: Int) -> CGFloat {
    guard areScrollersFrozen else {
      return sectionExtents.offset(of: index) + sections[index].itemsStart
    }
    return sections[..<index].reduce(sections[index].asEstimated.itemsStart) {
      $0 + $1.asEstimated.extent
    }
  }

  /// The start of an item across the axis, in content points.
  func horizontalStart(of path: IndexPath) -> CGFloat {
    let metrics = sections[path.section].metrics
    guard let size = metrics.sidewaysItemSize else { return metrics.inset.left }
    return metrics.inset.left + CGFloat(path.item) * (size.width + metrics.spacing)
      - sidewaysOffset(ofSection: path.section)
  }

  /// The content offset of a scroller, clamped to its content, in points.
  private func sidewaysOffset(ofSection index: Int) -> CGFloat {
    min(sections[index].sidewaysOffset, longestSidewaysOffset(ofSection: index))
  }

  private func longestSidewaysOffset(ofSection index: Int) -> CGFloat {
    let metrics = sections[index].metrics
    let step = (metrics.sidewaysItemSize?.width ?? 0) + metrics.spacing
    let items = CGFloat(sections[index].items.count) * step - metrics.spacing
    return max(0, metrics.inset.left + items + metrics.inset.right - width)
  }

  /// Scrolls the scroller of an item until the item is at a position across the axis; without a position, by the least
  /// distance that shows the item.
  func scrollSideways(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
    guard has(path), let size = sections[path.section].metrics.sidewaysItemSize else { return }
    let offset = sidewaysOffset(ofSection: path.section)
    let start = horizontalStart(of: path) + offset
    let (first, last) = (start + size.width - width, start)
    let target =
      position.contains(.left)
      ? last
      : position.contains(.right)
        ? first
        : position.contains(.centeredHorizontally)
          ? (first + last) / 2 : max(min(offset, last), first)
    let legal = min(max(0, target), longestSidewaysOffset(ofSection: path.section))
    guard legal != offset else { return }
    sections[path.section].sidewaysOffset = legal
    invalidateLayout()
  }

  /// Adds the items of a section with items side by side.
  ///
  /// - Complexity: O(items in the rectangle).
  func addRow(ofSection index: Int, in rect: CGRect, to answer: inout ElementAnswer) {
    let metrics = sections[index].metrics
    guard let size = metrics.sidewaysItemSize else { return }
    let start = startOfRow(ofSection: index).rounded(toPixelsOf: displayScale)
    let step = max(1, size.width + metrics.spacing)
    let count = CGFloat(sections[index].items.count)
    let origin = metrics.inset.left - sidewaysOffset(ofSection: index)
    let first = min(max(0, ((rect.minX - origin) / step).rounded(.down) - 1), count)
    let end = min(max(first, ((rect.maxX - origin) / step).rounded(.up) + 1), count)
    for item in Int(first)..<Int(end) {
      let path = IndexPath(item: item, section: index)
      answer.addCell(
        at: DataPlace(path),
        CGRect(origin: CGPoint(x: horizontalStart(of: path), y: start), size: size))
    }
  }

  /// Adds the items of all scrollers, which may be far from their sections.
  ///
  /// - Complexity: O(sections²).
  func addFrozenRows(in rect: CGRect, to answer: inout ElementAnswer) {
    for index in sections.indices where isSideways(section: index) {
      addRow(ofSection: index, in: rect, to: &answer)
    }
  }
}
