import CollectionView
import Foundation
import Testing

/// A layout that takes an update over only when it is told which items it is about, as self-sizing engines do.
@MainActor
struct LateCountingTests {
  private final class LateRows: UICollectionViewLayout {
    var count = 0
    var sizes: [CGSize] = []

    override func prepare() {
      if count == 0 { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        switch item.updateAction {
        case .insert: count += 1
        case .delete: count -= 1
        default: break
        }
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: 50 * CGFloat(count))
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 100, height: 50)
      return attributes
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: proposed.y + 100)
    }
  }

  @Test func theContentGrowsWithTheUpdateAndLeavesRoomForTheTarget() {
    let layout = LateRows()
    let items = PlainItems(10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    var told: [Diagnostic.ID] = []
    view.diagnosticHandler = { told.append($0.id) }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    view.performBatchUpdates {
      items.count += 2
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    #expect(view.contentSize.height == 600)
    #expect(view.contentOffset.y == 400)
    #expect(
      view.indexPathsForVisibleItems.sorted() == (8..<12).map { IndexPath(item: $0, section: 0) })
    #expect(told.isEmpty)
    withExtendedLifetime(items) {}
  }
}
