import Foundation

@testable import CollectionView

/// Any number of items whose cells prefer sizes worked out from the index.
@MainActor
final class GeneratedItems: NSObject, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell {
    var item = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let mixed = (item &* 0x9E37_79B9) >> 7
      layoutAttributes.size = CGSize(
        width: CGFloat(40 + mixed / 64 % 81), height: CGFloat(20 + mixed % 61))
      return layoutAttributes
    }
  }

  private(set) var count: Int
  /// How many cells were asked for.
  private(set) var askedCount = 0

  init(count: Int) {
    self.count = count
  }

  /// A view of 320 × 480 points over these items.
  func view(with layout: UICollectionViewFlowLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }

  /// One more item.
  func insert(at item: Int, in view: UICollectionView) {
    view.performBatchUpdates {
      self.count += 1
      view.insertItems(at: [IndexPath(item: item, section: 0)])
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    askedCount += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.item = indexPath.item
    return cell
  }
}
