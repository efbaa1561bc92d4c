import CollectionView
import Foundation

/// A collection view of two sections whose layout, view, cells, attributes and contexts override what they can.
@MainActor
final class OverridingRig: NSObject, UICollectionViewDataSource {
  let view: OverridingView
  private var counts = [3, 3]

  init(_ layout: OverridingLayout) {
    view = OverridingView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 120), collectionViewLayout: layout)
    super.init()
    view.register(OverridingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
  }

  /// Inserts and deletes an item and a section each.
  func change() {
    view.performBatchUpdates { [self] in
      counts = [3, 3]
      view.insertItems(at: [[1, 0]])
      view.deleteItems(at: [[1, 2]])
      view.insertSections([0])
      view.deleteSections([0])
    }
    view.layoutIfNeeded()
    view.advanceAnimations(by: 1)
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }
}
