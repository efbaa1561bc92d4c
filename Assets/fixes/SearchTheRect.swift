// Finds the attributes in a rectangle by binary search, for rows in order; use it for each column of a waterfall separately.
// A search over all columns at once misses tall items, and a scan of all items costs as much as there are items.
import UIKit

@MainActor func elements(
  of column: [UICollectionViewLayoutAttributes], in rect: CGRect
) -> [UICollectionViewLayoutAttributes] {
  var (low, high) = (0, column.count)
  while low < high {
    let middle = (low + high) / 2
    if column[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
  }
  return Array(column[low...].prefix { $0.frame.minY < rect.maxY })
}
