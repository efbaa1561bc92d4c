import Simulator

extension PaneFrame {
  /// Which items the view calls visible; of a frame that does not say, those that are drawn in the viewport.
  var visibleItems: VisibleItems? {
    if let visible = self.visible { return visible }
    let cells = visibleCells
    guard let first = cells.first, let last = cells.last else { return nil }
    return VisibleItems(first: first.indexPath, last: last.indexPath, count: cells.count)
  }
}
