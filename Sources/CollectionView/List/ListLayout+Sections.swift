import Foundation

// Changes of the layout's sections.

extension ListLayout {
  /// Changes one section, and updates the sums over all sections.
  func edit(section index: Int, _ change: (inout ListSectionExtents) -> Void) {
    let measured = sections[index].items.measuredCount
    change(&sections[index])
    measuredTotal += sections[index].items.measuredCount - measured
    sectionExtents.setExtent(sections[index].extent, at: index)
  }

  /// An unmeasured section.
  func makeSection(_ metrics: ListSection, count: Int) -> ListSectionExtents {
    var section = ListSectionExtents(metrics, count: count)
    section.freezesSuccessors = areSuccessorsFrozen
    return section
  }

  /// Freezes elements at the places of their estimates, or releases them, by `Behavior.successors`.
  func updateFrozenSuccessors(for behavior: Behavior) {
    guard areSuccessorsFrozen != (behavior.successors == .frozen) else { return }
    areSuccessorsFrozen.toggle()
    for index in sections.indices { sections[index].freezesSuccessors = areSuccessorsFrozen }
    sumSections()
  }

  // MARK: Updates

  /// Moves heights with their items and sections.
  ///
  /// Items are removed at their old places, then sections are moved, then items are inserted at their new places.
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
    for path in update.items.added where isInOldSection(path, update) {
      edit(section: path.section) { section in
        section.edit { $0.insert(1, at: min(path.item, $0.count)) }
      }
    }
    for move in moved where has(move.to) {
      guard let extent = move.extent else { continue }
      edit(section: move.to.section) { $0.items.setExtent(extent, at: move.to.item) }
    }
  }

  /// Whether an item is inserted into a section that existed before; a new section has all its items from the start.
  private func isInOldSection(_ path: IndexPath, _ update: ItemUpdate) -> Bool {
    sections.indices.contains(path.section) && update.keepsItems(newSection: path.section)
  }

  private func applySections(of update: ItemUpdate) {
    guard let collectionView = installedIn else { return }
    let followed = update.follow(sections, count: collectionView.numberOfSections) { index in
      makeSection(
        metrics(ofSection: index), count: collectionView.numberOfItems(inSection: index))
    }
    sections = followed.enumerated().map { index, section in
      var section = section
      section.setMetrics(metrics(ofSection: index))
      return section
    }
    sumSections()
    if let sharedEstimate { share(CGSize(width: width, height: sharedEstimate)) }
  }
}
