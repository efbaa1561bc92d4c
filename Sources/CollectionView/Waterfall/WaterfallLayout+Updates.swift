import Foundation

extension WaterfallLayout {
  /// Lets measured heights and columns follow their items, and remembers how far the reader's item moves.
  ///
  /// - Complexity: O(measured · changes).
  func follow(_ update: ItemUpdate) {
    guard let collectionView else { return }
    let anchor =
      firstVisibleItem { $1.isMeasured && update.newPath(of: $0) != nil }
      ?? firstVisibleItem { path, _ in update.newPath(of: path) != nil }
    let edge = anchor.map { leadingEdge(of: $0) }
    let before = sectionExtents.totalExtent
    apply(update)
    isPushing = collectionView.isAtStart
    updateShift = 0
    guard !isPushing, let anchor, let edge, let path = update.newPath(of: anchor), has(path)
    else { return }
    updateShift = collectionView.behavior.compensation.adjustment(
      anchorMove: leadingEdge(of: path) - edge,
      contentDelta: sectionExtents.totalExtent - before, isAbove: true)
  }

  private func apply(_ update: ItemUpdate) {
    var measured = sections.map { _ in [WaterfallItem]() }
    for (index, lanes) in sections.enumerated() {
      for item in lanes.measured {
        let old = IndexPath(item: item.item, section: index)
        guard !update.reloads.contains(old), let new = update.newPath(of: old),
          sections.indices.contains(new.section)
        else { continue }
        measured[new.section].append(
          WaterfallItem(item: new.item, lane: item.lane, height: item.height))
      }
    }
    for index in sections.indices {
      let change = update.change(inSection: index)
      let count =
        sections[index].count + change.inserted + change.movedIn - change.deleted - change.movedOut
      sections[index] = makeLanes(
        count: max(0, count),
        measured: measured[index].filter { $0.item < count }.sorted { $0.item < $1.item })
      updateExtent(ofSection: index)
    }
  }
}
