import Foundation

// Sections whose items stand side by side, in a scroller of their own.

extension ListLayout {
  /// Whether the items of a section stand side by side.
  func isSideways(section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].metrics.sidewaysItemSize != nil
  }

  /// Whether scrollers stand where the estimates have them, by the successors knob.
  var areScrollersFrozen: Bool { collectionView?.behavior.successors == .scrollersFrozen }

  /// Where the scroller of a section begins along the axis, in content points, before rounding.
  ///
  /// - Complexity: O(log sections), O(sections) for one that stands by the estimates.
  func startOfRow(ofSection index: Int) -> CGFloat {
    guard areScrollersFrozen else {
      return sectionExtents.offset(of: index) + sections[index].itemsStart
    }
    return sections[..<index].reduce(sections[index].asEstimated.itemsStart) {
      $0 + $1.asEstimated.extent
    }
  }

  /// Where an item begins across the axis, in content points.
  func horizontalStart(of path: IndexPath) -> CGFloat {
    let metrics = sections[path.section].metrics
    guard let size = metrics.sidewaysItemSize else { return metrics.inset.left }
    return metrics.inset.left + CGFloat(path.item) * (size.width + metrics.spacing)
  }

  /// Adds the items of a section that stand side by side.
  ///
  /// - Complexity: O(items in the rectangle).
  func addRow(ofSection index: Int, in rect: CGRect, to answer: inout ElementAnswer) {
    let metrics = sections[index].metrics
    guard let size = metrics.sidewaysItemSize else { return }
    let start = startOfRow(ofSection: index).rounded(toPixelsOf: displayScale)
    let step = max(1, size.width + metrics.spacing)
    let count = CGFloat(sections[index].items.count)
    let first = min(max(0, ((rect.minX - metrics.inset.left) / step).rounded(.down) - 1), count)
    let end = min(max(first, ((rect.maxX - metrics.inset.left) / step).rounded(.up) + 1), count)
    for item in Int(first)..<Int(end) {
      let path = IndexPath(item: item, section: index)
      answer.addCell(
        at: path,
        CGRect(origin: CGPoint(x: horizontalStart(of: path), y: start), size: size))
    }
  }

  /// Adds the items of all scrollers, which may stand far from their sections.
  ///
  /// - Complexity: O(sections²).
  func addFrozenRows(in rect: CGRect, to answer: inout ElementAnswer) {
    for index in sections.indices where isSideways(section: index) {
      addRow(ofSection: index, in: rect, to: &answer)
    }
  }
}
