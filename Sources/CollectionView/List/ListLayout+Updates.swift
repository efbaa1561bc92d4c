import Foundation

extension ListLayout {
  /// Lets heights follow their items and sections.
  ///
  /// What goes is taken out at its old place, then sections change places, then what comes is put in at its new one.
  ///
  /// - Complexity: O(changes · log measured), and O(sections) when sections change.
  func apply(_ update: ItemUpdate) {
    let moved = update.items.moves.map { move -> (to: IndexPath, extent: CGFloat?) in
      guard has(move.from) else { return (move.to, nil) }
      let items = sections[move.from.section].items
      return (
        move.to, items.isMeasured(at: move.from.item) ? items.extent(at: move.from.item) : nil
      )
    }
    for path in update.items.reloads where has(path) {
      edit(section: path.section) { section in
        section.edit { $0.forget(at: path.item) }
      }
    }
    for path in update.items.removed.reversed() where has(path) {
      edit(section: path.section) { section in
        section.edit { $0.remove(path.item..<path.item + 1) }
      }
    }
    if !update.sections.isEmpty { applySections(of: update) }
    for path in update.items.added where isFollowed(path, update) {
      edit(section: path.section) { section in
        section.edit { $0.insert(1, at: min(path.item, $0.count)) }
      }
    }
    for move in moved where has(move.to) {
      guard let extent = move.extent else { continue }
      edit(section: move.to.section) { $0.items.setExtent(extent, at: move.to.item) }
    }
  }

  /// Whether an item comes to a section that was there before; a new one has all its items from the start.
  private func isFollowed(_ path: IndexPath, _ update: ItemUpdate) -> Bool {
    sections.indices.contains(path.section) && update.keepsItems(newSection: path.section)
  }

  private func applySections(of update: ItemUpdate) {
    guard let collectionView = installedIn else { return }
    let followed = update.follow(sections, count: collectionView.numberOfSections) { index in
      makeSection(
        knobs(ofSection: index), count: collectionView.numberOfItems(inSection: index))
    }
    sections = followed.enumerated().map { index, section in
      var section = section
      section.take(knobs(ofSection: index))
      return section
    }
    sumSections()
    if let sharedEstimate { share(CGSize(width: width, height: sharedEstimate)) }
  }
}
