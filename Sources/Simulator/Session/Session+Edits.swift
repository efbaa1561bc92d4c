import CollectionView
import Foundation
import Scenes

extension Session {
  /// Changes the data at an item by one animated batch update, in every pane whose data accepts it or in one pane
  /// alone.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - item: The item.
  ///   - pane: The pane of the item; if that pane does not contain it, another pane is tried.
  ///   - isAlone: Whether only that pane is changed.
  /// - Returns: The updates, each with its pane, nil for all of them; empty if there is nothing to change.
  func edit(
    _ edit: Edit, at item: EditedItem, ofPane pane: Int, alone isAlone: Bool = false
  ) -> [(changes: [Change], pane: Int?)] {
    guard panes.indices.contains(pane) else { return [] }
    let inTurn = [panes[pane]] + panes.indices.filter { $0 != pane }.map { panes[$0] }
    let path: IndexPath
    switch item {
    case .current:
      // If none is in view, it is the first item of all.
      path =
        panes[pane].hosted.path(of: .current) ?? panes[pane].content.model.path(ofItem: 0)
        ?? IndexPath(item: 0, section: 0)
    case .path(let given): path = given
    case .item(let item):
      let found = inTurn.lazy.compactMap { $0.content.model.path(of: item) }.first
      guard let found else { return [] }
      path = found
    }
    let leading = inTurn.first { $0.content.model.position(at: path) != nil } ?? panes[pane]
    let changes = changes(for: edit, at: path, in: leading)
    guard !changes.isEmpty else { return [] }
    // Panes with other data may not have the item.
    let taking = panes.indices.filter {
      (!isAlone || $0 == pane) && panes[$0].content.model.accepts(changes)
    }
    for index in taking {
      panes[index].clock.run { panes[index].apply(.update(changes, animated: true)) }
    }
    return taking.count == panes.count ? [(changes, nil)] : taking.map { (changes, $0) }
  }

  private func changes(for edit: Edit, at path: IndexPath, in pane: PaneRun) -> [Change] {
    let model = pane.content.model
    let count = model.count(inSection: path.section)
    let exists = path.item < count
    switch edit {
    case .insert:
      guard path.section < model.sectionCount else { return [] }
      return [
        .insert([IndexPath(item: min(path.item, count), section: path.section)], items: [nil])
      ]
    case .delete: return exists ? [.delete([path])] : []
    case .reload: return exists ? [.reload([path])] : []
    case .move:
      guard exists, let target = pane.otherEnd(from: path) else { return [] }
      return [.move(from: path, to: target)]
    case .shuffle:
      guard exists else { return [] }
      let start = max(0, min(path.item, count - Edit.mostShuffled))
      return shuffled(start..<min(count, start + Edit.mostShuffled), inSection: path.section, pane)
    }
  }

  /// The moves that reorder a range of items, if another order exists; each shuffle of a run is a different one.
  private func shuffled(_ range: Range<Int>, inSection section: Int, _ pane: PaneRun) -> [Change] {
    var random = SplitMix64(seed: pane.pane.seed &+ UInt64(shuffles) &* 0x9E37_79B9_7F4A_7C15)
    shuffles += 1
    var places = Array(range)
    while range.count > 1, places.elementsEqual(range) {
      for index in places.indices.dropFirst().reversed() {
        places.swapAt(index, random.next(in: 0...index))
      }
    }
    return zip(range, places).filter { $0 != $1 }.map { from, to in
      .move(from: [section, from], to: [section, to])
    }
  }
}

extension PaneRun {
  /// The last item of the section that is entirely in view or, for that item itself, the first one.
  ///
  /// If there is no such item, the last or first of those partly in view, then the neighbour: a row may be taller than
  /// the viewport. Nil for the only item of its section.
  fileprivate func otherEnd(from path: IndexPath) -> IndexPath? {
    let places = view.indexPathsForVisibleItems.filter { $0.section == path.section }
      .map { (path: $0, frame: view.shownAttributes(ofItemAt: $0)?.frame ?? .null) }
    let whole = places.filter { view.bounds.contains($0.frame) }
    let partly = places.filter { view.bounds.intersects($0.frame) }
    for seen in [whole, partly].map({ $0.map(\.path) }) {
      if let end = seen.max() == path ? seen.min() : seen.max(), end != path { return end }
    }
    let count = content.model.count(inSection: path.section)
    return [path.item + 1, path.item - 1].first { (0..<count).contains($0) }
      .map { IndexPath(item: $0, section: path.section) }
  }
}
