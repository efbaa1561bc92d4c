import Foundation

extension WaterfallLayout {
  /// Takes a preferred height, and notes in a context what moved.
  func take(
    _ height: CGFloat, for original: UICollectionViewLayoutAttributes,
    noting context: UICollectionViewLayoutInvalidationContext
  ) {
    let path = original.indexPath
    guard let collectionView, has(path) else { return }
    let anchor = firstVisibleItem { $0 != path && $1.isMeasured }
    let edge = anchor.map { leadingEdge(of: $0) }
    let before = sectionExtents.totalExtent
    setHeight(height, of: path)
    let delta = sectionExtents.totalExtent - before
    let move = anchor.flatMap { path in edge.map { leadingEdge(of: path) - $0 } } ?? 0
    context.contentSizeAdjustment.height = delta
    if !isPushing {
      context.contentOffsetAdjustment.y = collectionView.behavior.compensation.adjustment(
        anchorMove: move, contentDelta: delta,
        isAbove: original.frame.minY < collectionView.bounds.minY)
    }
    context.invalidateItems(at: [path])
  }

  /// Gives an item its measured height; it stays in its column.
  func setHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].setHeight(height, of: path.item)
    updateExtent(ofSection: path.section)
  }
}
