import UIKit

/// A flow whose items are as high as the tallest of their row, and never wider than their section.
///
/// So an item's frame differs from its cell's preferred size. The flow layout compares a preferred size with the last one; a
/// layout that compares it with the frame finds a change in every pass.
open class FittedRowsLayout: UICollectionViewFlowLayout {
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // The tallest item is as high as its row, so it intersects the rectangle if any item of the row does.
    let band = CGRect(
      x: 0, y: rect.minY, width: collectionViewContentSize.width, height: rect.height)
    guard let met = super.layoutAttributesForElements(in: band) else { return nil }
    let others = met.filter { $0.representedElementCategory != .cell }
    var rows: [CGFloat: [UICollectionViewLayoutAttributes]] = [:]
    for item in met where item.representedElementCategory == .cell {
      // The items of a row are centred in it.
      if rows[item.center.y] == nil { rows[item.center.y] = row(through: item) }
    }
    return (others + rows.keys.sorted().flatMap { rows[$0] ?? [] })
      .filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let item = super.layoutAttributesForItem(at: indexPath) else { return nil }
    return row(through: item).first { $0.indexPath == indexPath }
  }

  /// The attributes of all items in the row of `item`, each as high as the tallest of them.
  private func row(through item: UICollectionViewLayoutAttributes)
    -> [UICollectionViewLayoutAttributes]
  {
    let middle = CGRect(
      x: 0, y: item.center.y - 0.5, width: collectionViewContentSize.width, height: 1)
    let row = (super.layoutAttributesForElements(in: middle) ?? []).filter {
      $0.representedElementCategory == .cell && $0.center.y == item.center.y
    }
    guard let tallest = row.max(by: { $0.frame.height < $1.frame.height })?.frame else { return [] }
    let first = sectionInset.left
    let last = collectionViewContentSize.width - sectionInset.right
    return row.compactMap { attributes in
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let start = max(copy.frame.minX, first)
      let end = min(copy.frame.maxX, last)
      copy.frame = CGRect(
        x: start, y: tallest.minY, width: max(0, end - start), height: tallest.height)
      return copy
    }
  }
}
