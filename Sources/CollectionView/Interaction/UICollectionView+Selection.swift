import Foundation

extension UICollectionView {
  /// Selects an item on the program's behalf, which tells the delegate nothing; nil clears the selection.
  func select(_ indexPath: IndexPath?, animated: Bool, scrollingTo position: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else { return selection.selected.forEach(deselect) }
    guard hasItem(at: indexPath) else {
      report(
        .diagnostic(
          Diagnostic(
            .indexPathDoesNotExist, at: indexPath,
            "attempting to select an item that does not exist")))
      return
    }
    if !allowsMultipleSelection {
      for other in selection.selected where other != indexPath { deselect(other) }
    }
    setSelected(true, at: indexPath)
    if !position.isEmpty { scrollToItem(at: indexPath, at: position, animated: animated) }
  }

  /// Deselects an item on the program's behalf, which tells the delegate nothing.
  func deselect(_ indexPath: IndexPath) {
    guard selection.selected.contains(indexPath) else { return }
    setSelected(false, at: indexPath)
  }

  /// Leaves no more than one item selected, the first one; UIKit leaves open which.
  func keepOneSelected() {
    for other in selection.selected.sorted().dropFirst() { deselect(other) }
  }

  /// Lets everything that is kept by index path follow the items through a change of order.
  ///
  /// - Parameter newPath: Where an item of the old state is in the new one; nil for one that is gone or replaced.
  /// - Complexity: O(kept) calls of `newPath`.
  func followInteraction(_ newPath: (IndexPath) -> IndexPath?) {
    selection.follow(newPath)
    prefetching.follow(newPath)
  }

  /// Forgets what was kept by index path; the items may all be others now.
  func forgetInteraction() {
    selection = Selection()
    movement = nil
    prefetching.follow { _ in nil }
  }

  /// Gives a cell that is being dequeued the state of the item it will show.
  func giveState(
    to view: UICollectionReusableView, of attributes: UICollectionViewLayoutAttributes
  ) {
    guard let cell = view as? UICollectionViewCell else { return }
    // Mostly no item is either, and none was that the cell has shown.
    if selection.isEmpty, !cell.isSelected, !cell.isHighlighted { return }
    let indexPath = attributes.indexPath
    let isSelected = selection.selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  /// Whether the data has an item at a path.
  func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && hasItem(at: DataPlace(path))
  }

  /// Whether the data has an item at the place of a path of two.
  func hasItem(at place: DataPlace) -> Bool {
    guard place.section >= 0, place.item >= 0 else { return false }
    // Read where they stand: it is asked of every element, twice in a round.
    guard let sections = counts?.count else {
      return place.item < numberOfItems(inSection: place.section)
    }
    return place.section < sections && place.item < counts?[place.section] ?? 0
  }

  /// The live cell of an item, whatever a subclass makes of `cellForItem(at:)`.
  func liveCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    live[ElementKey(cellAt: indexPath)] as? UICollectionViewCell
  }

  // MARK: By touch

  func highlight(_ indexPath: IndexPath) {
    selection.highlighted = indexPath
    liveCell(at: indexPath)?.isHighlighted = true
    report(.delegate(.didHighlightItem(indexPath)))
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  func unhighlight() {
    guard let indexPath = selection.highlighted else { return }
    selection.highlighted = nil
    liveCell(at: indexPath)?.isHighlighted = false
    report(.delegate(.didUnhighlightItem(indexPath)))
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// What a finger that lifts from an item does to the selection.
  ///
  /// With single selection the item selected before is deselected between the question and the answer; a tap on the
  /// selected item selects it again. Both are inferred: UIKit's documentation is silent.
  func takeTap(at indexPath: IndexPath) {
    if allowsMultipleSelection, selection.selected.contains(indexPath) {
      let answer = delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
      report(.delegate(.shouldDeselectItem(indexPath, answer)))
      if answer { deselectByTouch(indexPath) }
      return
    }
    let answer = delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
    report(.delegate(.shouldSelectItem(indexPath, answer)))
    guard answer else { return }
    if !allowsMultipleSelection {
      for other in selection.selected.sorted() where other != indexPath { deselectByTouch(other) }
    }
    setSelected(true, at: indexPath)
    report(.delegate(.didSelectItem(indexPath)))
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func deselectByTouch(_ indexPath: IndexPath) {
    setSelected(false, at: indexPath)
    report(.delegate(.didDeselectItem(indexPath)))
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  private func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected {
      selection.selected.insert(indexPath)
    } else {
      selection.selected.remove(indexPath)
    }
    guard let cell = liveCell(at: indexPath), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }
}
