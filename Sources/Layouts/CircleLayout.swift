import UIKit

/// Cells on a circle; inserted ones fly out of its middle, and deleted ones shrink back into it.
///
/// UIKit asks for the initial attributes of every cell on the screen after an update, and for the final ones of every
/// cell that was on it before, whether the cell is inserted, deleted, or only moves. So the layout records the inserted and
/// deleted items in `prepare(forCollectionViewUpdates:)`, and returns attributes of its own for those only.
/// `CarelessCircleLayout` does not.
open class CircleLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 60, height: 40) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The radius to the middles of the cells, in points; nil for the largest that fits into the view.
  open var radius: CGFloat? {
    didSet { if radius != oldValue { invalidateLayout() } }
  }

  private var viewSize = CGSize.zero
  /// The number of the first cell of each section, counted around the circle.
  private var sectionStarts: [Int] = []
  private var cellCount = 0
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  private var middle: CGPoint {
    CGPoint(x: viewSize.width / 2, y: viewSize.height / 2)
  }

  open override var collectionViewContentSize: CGSize { viewSize }

  // MARK: The circle

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    viewSize = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    sectionStarts = []
    cellCount = 0
    for section in 0..<collectionView.numberOfSections {
      sectionStarts.append(cellCount)
      cellCount += collectionView.numberOfItems(inSection: section)
    }
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sectionStarts.indices {
      let start = sectionStarts[section]
      let next = section + 1 < sectionStarts.count ? sectionStarts[section + 1] : cellCount
      for item in 0..<next - start {
        guard collectionView?.continuesLayout(after: start + item) == true else { return found }
        let path = IndexPath(item: item, section: section)
        if let attributes = layoutAttributesForItem(at: path), attributes.frame.intersects(rect) {
          found.append(attributes)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sectionStarts.indices.contains(indexPath.section) else { return nil }
    let number = sectionStarts[indexPath.section] + indexPath.item
    guard number < cellCount else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * CGFloat.pi * CGFloat(number) / CGFloat(cellCount) - .pi / 2
    let room = min(viewSize.width - itemSize.width, viewSize.height - itemSize.height) / 2
    let radius = radius ?? max(0, room)
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: Inserting and deleting

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      if update.updateAction == .insert, let path = update.indexPathAfterUpdate {
        inserted.insert(path)
      } else if update.updateAction == .delete, let path = update.indexPathBeforeUpdate {
        deleted.insert(path)
      }
    }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard inserted.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return attributesInTheMiddle(at: itemIndexPath)
  }

  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard deleted.contains(itemIndexPath) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    let attributes = attributesInTheMiddle(at: itemIndexPath)
    attributes.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }

  /// Attributes of a transparent cell in the middle of the circle.
  public func attributesInTheMiddle(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    attributes.center = middle
    attributes.alpha = 0
    return attributes
  }
}

/// A `CircleLayout` with a typical mistake: it does not check which cells are inserted, so every cell flies in each update.
///
/// The method names suggest that only appearing and disappearing cells are asked for, and an insertion into an empty view
/// looks right.
open class CarelessCircleLayout: CircleLayout {
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributesInTheMiddle(at: itemIndexPath)
  }

  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributesInTheMiddle(at: itemIndexPath)
  }
}
