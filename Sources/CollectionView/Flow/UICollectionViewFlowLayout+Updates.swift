import Foundation

extension UICollectionViewFlowLayout {
  /// Moves measured sizes with their items and sections.
  ///
  /// Items are removed at their old places, then sections are moved, then items are inserted at their new places.
  ///
  /// - Complexity: O(changes · log given), and O(sections) when sections change.
  func apply(_ update: ItemUpdate) {
    let moved = update.items.moves.map { move -> (to: IndexPath, size: FlowSize?) in
      guard has(move.from) else { return (move.to, nil) }
      let sizes = sections[move.from.section].lines.sizes
      return (
        move.to, sizes.isGiven(at: move.from.item) ? sizes.size(at: move.from.item) : nil
      )
    }
    for path in update.items.reloads where has(path) {
      edit(section: path.section) { $0.forget(path.item) }
    }
    for path in update.items.removed.reversed() where has(path) {
      edit(section: path.section) { $0.remove(path.item) }
    }
    if !update.sections.isEmpty { applySections(of: update) }
    for path in update.items.added
    where sections.indices.contains(path.section) && update.keepsItems(newSection: path.section) {
      edit(section: path.section) { $0.insert(at: min(path.item, $0.sizes.count)) }
    }
    for move in moved where has(move.to) {
      if let size = move.size { give(size, to: move.to) }
    }
  }

  private func applySections(of update: ItemUpdate) {
    guard let collectionView = installedIn else { return }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var queries = FlowDelegateQueries(in: collectionView)
    sections = update.follow(sections, count: collectionView.numberOfSections) { index in
      FlowSection(
        metrics(ofSection: index, by: delegate, in: collectionView, asking: &queries),
        FlowSizes(count: collectionView.numberOfItems(inSection: index), common: commonSize),
        breadth: breadth)
    }
    queries.reportRanges()
    sumSections()
  }
}
