import Simulator

extension PaneFrame {
  /// Which items the view calls visible; of a frame that does not say, those that are drawn in the viewport.
  var visibleItems: VisibleItems? {
    if let visible { return visible }
    let paths = drawnCells.map(\.indexPath)
    guard let first = paths.min(by: { $0.lexicographicallyPrecedes($1) }),
      let last = paths.max(by: { $0.lexicographicallyPrecedes($1) })
    else { return nil }
    return VisibleItems(first: first, last: last, count: paths.count)
  }
}
