import CollectionView
import Foundation

/// A waterfall in a 320 × 480 view whose cells know their true heights.
@MainActor
final class WaterfallRig: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  final class Cell: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  var heights: [CGFloat]
  let view: UICollectionView

  init(
    heights: [CGFloat], givesHeights: Bool = false, behavior: Behavior = .correct,
    _ setUp: (WaterfallLayout) -> Void = { _ in }
  ) {
    self.heights = heights
    let layout = WaterfallLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.estimatedHeight = 80
    layout.isSelfSizing = !givesHeights
    setUp(layout)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.behavior = behavior
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.delegate = self
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func scroll(by delta: CGFloat) {
    view.scroll(
      to: view.scrollRange.clamp(CGPoint(x: 0, y: view.contentOffset.y + delta)), as: .finger)
    view.layoutIfNeeded()
  }

  /// Brings every item into view once.
  func visitAll() {
    for item in heights.indices {
      view.scrollToItem(at: IndexPath(item: item, section: 0), at: [], animated: false)
      view.layoutIfNeeded()
    }
  }

  var frames: [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: view.liveElements.map {
        ($0.attributes.indexPath.item, $0.attributes.frame)
      })
  }

  var allFrames: [CGRect?] {
    heights.indices.map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  /// Where a live cell stands on the screen.
  func place(of path: IndexPath) -> CGFloat? {
    view.cellForItem(at: path).map { $0.frame.minY - view.contentOffset.y }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    heights.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = heights[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 0, height: heights[indexPath.item])
  }
}
