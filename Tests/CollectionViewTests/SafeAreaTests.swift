import Foundation
import Testing

@testable import CollectionView

@Suite("The safe area")
@MainActor
struct SafeAreaTests {
  private static let sides = UIEdgeInsets(top: 20, left: 40, bottom: 10, right: 30)

  @Test(
    "The safe area counts along the axes the behaviour says",
    arguments: [
      (.automatic, 0, 0, "vertical"), (.automatic, 500, 0, "both"),
      (.automatic, 0, 500, "vertical"), (.scrollableAxes, 0, 0, "none"),
      (.scrollableAxes, 100, 100, "none"), (.scrollableAxes, 0, 500, "vertical"),
      (.scrollableAxes, 500, 0, "horizontal"), (.never, 500, 500, "none"),
      (.always, 0, 0, "both"),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat, String)])
  func behavior(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, width: CGFloat, height: CGFloat,
    axes: String
  ) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.cover(Self.sides)
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: width, height: height)
    var expected = UIEdgeInsets.zero
    if ["vertical", "both"].contains(axes) { (expected.top, expected.bottom) = (20, 10) }
    if ["horizontal", "both"].contains(axes) { (expected.left, expected.right) = (40, 30) }
    #expect(view.adjustedContentInset == expected)
  }

  @Test("An axis that always bounces counts as one that scrolls")
  func alwaysBouncing() {
    final class View: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.cover(Self.sides)
    let before = view.changes
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == Self.sides)
    #expect(view.changes == before + 1)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30))
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == Self.sides)
  }

  @Test("A scroll view that becomes smaller than its content takes the sides")
  func bounds() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.cover(Self.sides)
    view.contentSize = CGSize(width: 90, height: 90)
    #expect(view.adjustedContentInset.left == 0)
    view.resize(to: CGSize(width: 80, height: 100))
    #expect(view.adjustedContentInset.left == 40)
  }

  @Test("Rows of a list are as wide as the view beside a notch, also after it has turned")
  func list() {
    let rig = ListRig(count: 100, estimate: 44, height: 44)
    rig.view.cover(UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
      rig.view.resize(to: size)
      rig.view.layoutIfNeeded()
      #expect(rig.view.contentSize.width == size.width)
      #expect(rig.view.contentOffset == .zero)
      #expect(rig.view.cellForItem(at: [0, 0])?.frame.width == size.width)
    }
  }

  @Test("What scrolls sideways begins beside the notch, and rests at the edge once it fits")
  func sideways() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 80)
    let rig = CountRig(count: 30, layout: layout)
    rig.view.cover(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 20))
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset == CGPoint(x: -44, y: 0))
    #expect(rig.view.scrollRange.maximum.x == rig.view.contentSize.width + 20 - 390)
    rig.count = 2
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.adjustedContentInset == .zero)
    #expect(rig.view.contentOffset == .zero)
  }

  /// A collection view, 390 points wide and 100 high, over a count of items.
  private final class CountRig: NSObject, UICollectionViewDataSource {
    var count: Int
    let view: UICollectionView

    init(count: Int, layout: UICollectionViewLayout) {
      self.count = count
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 100), collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
