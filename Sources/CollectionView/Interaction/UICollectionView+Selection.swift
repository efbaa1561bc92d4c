import Foundation

/// The selected items of a collection view and the highlighted one, by index path.
struct Selection {
  private(set) var selected: Set<IndexPath> = []
  /// The item a finger rests on; nil if there is none.
  private(set) var highlighted: IndexPath?

  mutating func set(_ isSelected: Bool, _ indexPath: IndexPath) {
    if isSelected { selected.insert(indexPath) } else { selected.remove(indexPath) }
  }

  mutating func highlight(_ indexPath: IndexPath?) {
    highlighted = indexPath
  }

  /// Updates the index paths of the items; items that are gone are dropped.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    selected = Set(selected.compactMap(newPath))
    highlighted = highlighted.flatMap(newPath)
  }
}

// MARK: By the program

extension UICollectionView {
  /// Selects an item without informing the delegate; nil clears the selection.
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

  /// Deselects an item without informing the delegate.
  func deselect(_ indexPath: IndexPath) {
    guard selection.selected.contains(indexPath) else { return }
    setSelected(false, at: indexPath)
  }

  /// Deselects all items but the first selected one; UIKit leaves open which one stays.
  func keepOneSelected() {
    for other in selection.selected.sorted().dropFirst() { deselect(other) }
  }

  private func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    selection.set(isSelected, indexPath)
    guard let cell = liveCell(at: indexPath), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  /// Sets a dequeued cell selected, highlighted and indented as its item is.
  func setState(of view: UICollectionReusableView, at indexPath: IndexPath) {
    guard let cell = view as? UICollectionViewCell else { return }
    let isSelected = selection.selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    setOutlinePlace(of: cell, at: indexPath)
  }

  // MARK: Following the data

  /// Updates the index paths kept for selection and prefetching through a change of order.
  ///
  /// - Parameter newPath: The new path of an item; nil for one that is gone or replaced.
  /// - Complexity: O(kept) calls of `newPath`.
  func followInteraction(_ newPath: (IndexPath) -> IndexPath?) {
    selection.follow(newPath)
    prefetching.follow(newPath)
  }

  /// Drops all state that is keyed by index path, because every item may have changed.
  func forgetInteraction() {
    selection = Selection()
    movement = nil
    prefetching.follow { _ in nil }
  }
}

// MARK: By touch

extension CollectionViewHosting where Self: UICollectionView {
  /// Called when a finger touches a point of the content: highlights the item there, if the delegate allows it.
  public func beginTouch(at point: CGPoint) {
    cancelTouch()
    guard allowsSelection, let indexPath = indexPathForItem(at: point) else { return }
    let answer = delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    report(.delegate(.shouldHighlightItem(indexPath, answer)))
    if answer { highlight(indexPath) }
  }

  /// Called when the finger lifts from a point of the content: selects or deselects the highlighted item, if it is still
  /// there.
  public func endTouch(at point: CGPoint) {
    guard let indexPath = selection.highlighted else { return }
    if allowsSelection, indexPathForItem(at: point) == indexPath,
      !handlesTap(onCellAt: indexPath, point)
    {
      toggleByTouch(indexPath)
    }
    unhighlight()
  }

  /// Ends a touch that is not a tap: nothing is selected, and the highlight ends.
  ///
  /// Also called when a drag begins.
  public func cancelTouch() {
    unhighlight()
  }

  /// Whether the finger that touches the content at a point may begin to drag.
  public func letsTouchDrag(from point: CGPoint) -> Bool {
    guard canCancelContentTouches else { return false }
    let touched = indexPathForItem(at: point).flatMap { liveCell(at: $0) }
    return touchesShouldCancel(in: touched ?? self)
  }
}

extension UICollectionView {
  /// Whether the cell of an item handles a tap at a point of the content, as an accessory does.
  fileprivate func handlesTap(onCellAt indexPath: IndexPath, _ point: CGPoint) -> Bool {
    guard let cell = liveCell(at: indexPath) as? any AccessoryCell else { return false }
    return cell.handlesTap(at: convert(point, to: cell))
  }

  fileprivate func highlight(_ indexPath: IndexPath) {
    selection.highlight(indexPath)
    liveCell(at: indexPath)?.isHighlighted = true
    report(.delegate(.didHighlightItem(indexPath)))
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  fileprivate func unhighlight() {
    guard let indexPath = selection.highlighted else { return }
    selection.highlight(nil)
    liveCell(at: indexPath)?.isHighlighted = false
    report(.delegate(.didUnhighlightItem(indexPath)))
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Selects the item a finger lifts from; with multiple selection a selected one is deselected.
  ///
  /// With single selection, the item selected before is deselected between `shouldSelect` and `didSelect`; a tap on the
  /// selected item selects it again. Both are inferred: UIKit's documentation does not mention them.
  fileprivate func toggleByTouch(_ indexPath: IndexPath) {
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
}
