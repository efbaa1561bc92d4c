import Foundation

extension UICollectionViewFlowLayout {
  /// Lets learned sizes follow their items: deletes and move sources go, then inserts and move targets come.
  func apply(_ update: ItemUpdate) {
    let moved = update.moves.map { move -> (to: IndexPath, size: FlowSize?) in
      guard has(move.from) else { return (move.to, nil) }
      let sizes = sections[move.from.section].lines.sizes
      return (
        move.to, sizes.isGiven(at: move.from.item) ? sizes.size(at: move.from.item) : nil
      )
    }
    for path in update.reloads where has(path) {
      edit(section: path.section) { $0.forget(path.item) }
    }
    for path in update.removed.sorted(by: >) where has(path) {
      edit(section: path.section) { $0.remove(path.item) }
    }
    for path in update.added.sorted() where sections.indices.contains(path.section) {
      edit(section: path.section) { $0.insert(at: min(path.item, $0.sizes.count)) }
    }
    for move in moved where has(move.to) {
      if let size = move.size { give(size, to: move.to) }
    }
  }
}
