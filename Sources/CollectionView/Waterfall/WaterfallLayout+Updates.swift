import Foundation

extension WaterfallLayout {
  /// Lets measured heights and columns follow their items.
  ///
  /// - Complexity: O(measured · changes).
  func apply(_ update: ItemUpdate) {
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
