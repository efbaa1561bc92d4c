import Foundation

extension UICollectionViewFlowLayout {
  /// Lets learned sizes follow their items, and remembers how far the reader's item moves.
  func follow(_ update: ItemUpdate) {
    guard let collectionView else { return }
    let before = sectionExtents.totalExtent
    let anchor =
      firstVisibleItem {
        sections[$0.section].lines.sizes.isGiven(at: $0.item) && update.newPath(of: $0) != nil
      } ?? firstVisibleItem { update.newPath(of: $0) != nil }
    let edge = anchor.map { leadingEdge(of: $0) }
    apply(update)
    isPushing = collectionView.isAtStart
    updateShift = 0
    guard !isPushing, let anchor, let edge, let path = update.newPath(of: anchor), has(path)
    else { return }
    updateShift = collectionView.behavior.compensation.adjustment(
      anchorMove: leadingEdge(of: path) - edge,
      contentDelta: sectionExtents.totalExtent - before, isAbove: true)
  }

  /// Deletes and move sources go, then inserts and move targets come.
  private func apply(_ update: ItemUpdate) {
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
