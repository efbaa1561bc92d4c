import Foundation
import UIKit

/// Rows 100 points high and 320 points wide.
final class PlainRows: UICollectionViewLayout {
  override init() { super.init() }

  required init?(coder: NSCoder) { nil }

  private var paths: [IndexPath] {
    guard let collectionView else { return [] }
    return (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: CGFloat(paths.count) * 100)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    paths.compactMap(layoutAttributesForItem).filter {
      $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let index = paths.firstIndex(of: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(index) * 100, width: 320, height: 100)
    return attributes
  }
}
