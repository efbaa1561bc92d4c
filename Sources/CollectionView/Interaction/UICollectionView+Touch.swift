import Foundation

// What a host does to a collection view on a finger's behalf, beside scrolling.

extension CollectionViewHosting where Self: UICollectionView {
  /// A finger comes down on a point of the content: the item there is highlighted, if the delegate lets it.
  public func beginTouch(at point: CGPoint) {
    cancelTouch()
    guard allowsSelection, let indexPath = indexPathForItem(at: point) else { return }
    let answer = delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    report(.delegate(.shouldHighlightItem(indexPath, answer)))
    if answer { highlight(indexPath) }
  }

  /// The finger lifts from a point of the content: the highlighted item is selected or deselected, if it is still there.
  public func endTouch(at point: CGPoint) {
    guard let indexPath = selection.highlighted else { return }
    if allowsSelection, indexPathForItem(at: point) == indexPath { takeTap(at: indexPath) }
    unhighlight()
  }

  /// The touch was not a tap: nothing is selected, and what was highlighted no longer is.
  ///
  /// A drag that begins does the same.
  public func cancelTouch() {
    unhighlight()
  }

  /// Whether the finger that has been shown to the content at a point may go over to dragging.
  public func letsTouchDrag(from point: CGPoint) -> Bool {
    guard canCancelContentTouches else { return false }
    let touched = indexPathForItem(at: point).flatMap { liveCell(at: $0) }
    return touchesShouldCancel(in: touched ?? self)
  }
}
