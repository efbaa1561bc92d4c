import CollectionView
import Foundation

/// A view with items of no content, for layouts that know their frames and for such that ask the cells.
@MainActor
final class GalleryRig: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let view: View
  /// What cells prefer; nil for the height they are given.
  var preferredHeight: ((IndexPath) -> CGFloat)?

  /// A view that counts how often it is asked for its sections.
  final class View: UICollectionView {
    private(set) var sectionQuestions = 0

    override var numberOfSections: Int {
      sectionQuestions += 1
      return super.numberOfSections
    }
  }

  /// A cell that prefers the height its rig says.
  private final class Cell: UICollectionViewCell {
    var preferredHeight: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let preferredHeight { layoutAttributes.size.height = preferredHeight }
      return layoutAttributes
    }
  }

  init(
    counts: [Int], in size: CGSize, layout: UICollectionViewLayout,
    preferredHeight: ((IndexPath) -> CGFloat)? = nil
  ) {
    self.counts = counts
    self.preferredHeight = preferredHeight
    view = View(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Scrolls there and lays out.
  func scroll(to offset: CGPoint) {
    view.setContentOffset(offset, animated: false)
    view.layoutIfNeeded()
  }

  /// The elements on the screen, in drawing order, as kind and index path.
  var elements: [String] {
    view.liveElements.map(\.attributes).map {
      "\($0.representedElementKind ?? "cell") \(Array($0.indexPath))"
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.preferredHeight = preferredHeight?(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
