import CollectionView
import Foundation

/// A layout of the engine, asked and told through what UIKit makes public, in the order a layout pass does it.
final class LayoutAnchor: Anchor {
  private let view: UICollectionView
  private let layout: UICollectionViewLayout
  private let source: RowSource
  private var shown: [UICollectionViewLayoutAttributes] = []

  init(_ layout: UICollectionViewLayout, items: Int) {
    self.layout = layout
    source = RowSource(items: items)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: Workload.width, height: Workload.viewport),
      collectionViewLayout: layout)
    view.behavior = Behavior.uikit.asOn(.tableViewIOS8)
    view.dataSource = source
    layout.prepare()
  }

  var contentSize: Double { layout.collectionViewContentSize.height }

  func visit(from offset: Double, to end: Double, _ body: (Int, Double) -> Void) {
    if view.contentOffset.y != offset { view.contentOffset.y = offset }
    // A collection view keeps copies, and lets go of an answer before it asks again.
    shown = []
    shown =
      layout.layoutAttributesForElements(
        in: CGRect(x: 0, y: offset, width: Workload.width, height: end - offset)) ?? []
    for attributes in shown { body(attributes.indexPath.item, attributes.frame.maxY) }
  }

  func report(_ size: Double, of item: Int) {
    guard let original = attributes(of: item),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return }
    preferred.size.height = size
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    layout.prepare()
  }

  private func attributes(of item: Int) -> UICollectionViewLayoutAttributes? {
    guard let first = shown.first?.indexPath.item, shown.indices.contains(item - first) else {
      return nil
    }
    return shown[item - first]
  }

  func offset(of item: Int) -> Double {
    Double(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minY ?? 0)
  }
}
