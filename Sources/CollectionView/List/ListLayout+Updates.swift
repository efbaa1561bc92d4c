import Foundation

extension ListLayout {
  /// Lets heights follow their items: deletes and move sources go, then inserts and move targets come.
  func apply(_ update: ItemUpdate) {
    let moved = update.moves.map { move -> (to: IndexPath, extent: CGFloat?) in
      guard has(move.from) else { return (move.to, nil) }
      let items = sections[move.from.section].items
      return (
        move.to, items.isMeasured(at: move.from.item) ? items.extent(at: move.from.item) : nil
      )
    }
    for path in update.reloads where has(path) {
      edit(section: path.section) { section in
        section.edit { $0.forget(at: path.item) }
      }
    }
    for path in update.removed.sorted(by: >) where has(path) {
      edit(section: path.section) { section in
        section.edit { $0.remove(path.item..<path.item + 1) }
      }
    }
    for path in update.added.sorted() where sections.indices.contains(path.section) {
      edit(section: path.section) { section in
        section.edit { $0.insert(1, at: min(path.item, $0.count)) }
      }
    }
    for move in moved where has(move.to) {
      guard let extent = move.extent else { continue }
      edit(section: move.to.section) { $0.items.setExtent(extent, at: move.to.item) }
    }
  }
}
