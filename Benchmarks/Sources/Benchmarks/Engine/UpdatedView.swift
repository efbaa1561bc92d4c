import CollectionView
import Foundation

/// A collection view in the middle of its rows, which come and go.
@MainActor
final class UpdatedView {
  private let view: UICollectionView
  private let source: RowSource
  private let middle: IndexPath

  init(_ layout: UICollectionViewLayout, items: Int) {
    source = RowSource(items: items)
    middle = IndexPath(item: items / 2, section: 0)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: Workload.width, height: Workload.viewport),
      collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
    view.scrollToItem(at: middle, at: .top, animated: false)
    view.layoutIfNeeded()
  }

  func insertAndDelete() {
    view.performBatchUpdates {
      self.source.items += 1
      self.view.insertItems(at: [self.middle])
    }
    view.performBatchUpdates {
      self.source.items -= 1
      self.view.deleteItems(at: [self.middle])
    }
  }
}
