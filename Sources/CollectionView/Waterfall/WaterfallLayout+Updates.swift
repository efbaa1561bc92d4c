import Foundation

extension WaterfallLayout {
  /// Lets measured heights and columns follow their items and sections.
  ///
  /// - Complexity: O(measured · log changes).
  func apply(_ update: ItemUpdate) {
    guard let collectionView, collectionView.behavior.sizeCache.key != .neverDropped else { return }
    var measured = (0..<collectionView.numberOfSections).map { _ in [WaterfallItem]() }
    for (index, lanes) in sections.enumerated() {
      for item in lanes.measured {
        let old = IndexPath(item: item.item, section: index)
        guard !update.isReloaded(old), let new = update.newPath(of: old),
          measured.indices.contains(new.section)
        else { continue }
        measured[new.section].append(
          WaterfallItem(item: new.item, lane: item.lane, height: item.height))
      }
    }
    sections = measured.enumerated().map { index, items in
      let count = collectionView.numberOfItems(inSection: index)
      return makeLanes(
        count: count, measured: items.filter { $0.item < count }.sorted { $0.item < $1.item })
    }
    sectionExtents = ExtentTree(count: sections.count)
    for index in sections.indices { updateExtent(ofSection: index) }
  }
}
