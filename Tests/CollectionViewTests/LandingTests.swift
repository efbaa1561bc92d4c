import CollectionView
import Foundation
import Testing

/// The ways of iOS 8 to miss an item, with the numbers of B06 and beside other layouts.
@Suite("Where a scroll to an item lands")
@MainActor
struct LandingTests {
  private static func behavior(
    _ scrollTo: Behavior.ScrollTo, requery: Behavior.Requery = .fixpoint
  ) -> Behavior {
    var behavior = Behavior.correct
    behavior.scrollTo = scrollTo
    behavior.requery = requery
    return behavior
  }

  private func rig(_ behavior: Behavior) -> ListRig {
    ListRig(count: 100, estimate: 100, height: 40, behavior: behavior)
  }

  private func scroll(
    _ rig: ListRig, to item: Int, at position: UICollectionView.ScrollPosition = .top
  ) {
    rig.view.scrollToItem(at: [0, item], at: position, animated: false)
    rig.view.layoutIfNeeded()
  }

  @Test("Among what was dequeued: cells stand above the screen, and the next scroll brings them")
  func prefix() {
    let rig = rig(Self.behavior(.dequeuedPrefix))
    scroll(rig, to: 80)
    // 12 rows of 40 fill the screen, and 68 of 100 follow: 480 + 6800.
    #expect(rig.view.contentOffset.y == 7280)
    #expect(
      rig.view.cellForItem(at: [0, 80])?.frame == CGRect(x: 0, y: 480, width: 320, height: 40))
    #expect(rig.blank == 480)
    #expect(rig.view.layoutAttributesForItem(at: [0, 80])?.frame.minY == 7280)
    rig.scroll(by: 1)
    #expect(rig.view.cellForItem(at: [0, 80])?.frame.minY == 7280)
    #expect(rig.blank == 0)
  }

  @Test("Rows seen on the way count, the others do not")
  func prefixOfTwoStretches() {
    let rig = rig(Self.behavior(.dequeuedPrefix))
    // 12 rows measured, then rows 40 to 51 where they are, 480 + 28 × 100.
    rig.scroll(by: 3280)
    #expect(rig.places[40] == 0)
    scroll(rig, to: 80)
    #expect(rig.view.cellForItem(at: [0, 80])?.frame.minY == 960)
    #expect(rig.blank == 480)
  }

  @Test("What is on the screen already is not misplaced")
  func prefixNearby() {
    let rig = rig(Self.behavior(.dequeuedPrefix))
    scroll(rig, to: 3)
    #expect(rig.view.contentOffset.y == 120)
    #expect(rig.places[3] == 0)
    #expect(rig.blank == 0)
  }

  @Test("A reload and other items begin anew")
  func prefixAfterChanges() {
    let rig = rig(Self.behavior(.dequeuedPrefix))
    rig.scroll(by: 3280)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    rig.scroll(by: -3280)
    scroll(rig, to: 80)
    // The second screen is the first that the reload has shown.
    #expect(rig.blank == 480)
    rig.heights[0].removeFirst(5)
    rig.view.deleteItems(at: (0..<5).map { [0, $0] })
    #expect(rig.diagnostics.isEmpty)
    rig.scroll(by: 10)
    #expect(rig.blank == 0)
  }

  @Test("The estimate becomes the mean, and the offset stays beyond the content")
  func retuned() {
    let rig = rig(Self.behavior(.retuned, requery: .once))
    scroll(rig, to: 80)
    // 5 rows of 40 and 75 of 100; then 100 of 40.
    #expect(rig.view.contentOffset.y == 7700)
    #expect(rig.view.contentSize.height == 4000)
    #expect(rig.blank == 480)
    rig.scroll(by: -1)
    #expect(rig.view.contentOffset.y == 3520)
    #expect(rig.blank == 0)
  }

  @Test("The mean outlives an update of sections")
  func retunedSections() {
    let rig = rig(Self.behavior(.retuned))
    scroll(rig, to: 80)
    #expect(rig.view.contentSize.height == 4000)
    rig.heights.append(Array(repeating: 40, count: 10))
    rig.view.insertSections([1])
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 4400)
  }

  @Test("Not held to the range: past the end by what the rows shrank")
  func unclamped() {
    let rig = rig(Self.behavior(.unclamped, requery: .once))
    scroll(rig, to: 99, at: .bottom)
    // 5 × 40 + 95 × 100 − 480, and five rows there shrink by 60.
    #expect(rig.view.contentOffset.y == 9220)
    #expect(rig.view.contentSize.height == 9400)
    #expect(rig.view.contentOffset.y - rig.view.scrollRange.maximum.y == 300)
    #expect(rig.blank == 300)
    rig.scroll(by: 0)
    #expect(rig.view.contentOffset.y <= rig.view.scrollRange.maximum.y)
    #expect(rig.blank < 300)
  }

  @Test("Not held to the range: the last row goes to the top")
  func unclampedTop() {
    let rig = ListRig(
      count: 20, estimate: 40, height: 40, behavior: Self.behavior(.unclamped))
    scroll(rig, to: 19)
    #expect(rig.view.contentOffset.y == 760)
    scroll(rig, to: 0, at: .bottom)
    #expect(rig.view.contentOffset.y == -440)
  }

  @Test(
    "Nobody is left where a behavior landed that is in force no longer",
    arguments: [Behavior.ScrollTo.dequeuedPrefix, .retuned, .unclamped])
  func leaving(_ scrollTo: Behavior.ScrollTo) {
    let rig = rig(Self.behavior(scrollTo, requery: .once))
    scroll(rig, to: 99, at: .bottom)
    #expect(rig.blank > 0)
    rig.view.behavior = .correct
    rig.view.layoutIfNeeded()
    #expect(rig.blank == 0)
    #expect(rig.view.contentOffset.y <= rig.view.scrollRange.maximum.y)
  }

  @Test("Every layout takes the mean of its items", arguments: [true, false])
  func retunedOthers(isFlow: Bool) {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 100)
    flow.minimumLineSpacing = 0
    let waterfall = WaterfallLayout()
    waterfall.columns = 1
    waterfall.spacing = 0
    waterfall.estimatedHeight = 100
    let rig = LandingRig(isFlow ? flow : waterfall)
    rig.view.behavior = Self.behavior(.retuned, requery: .once)
    rig.view.layoutIfNeeded()
    rig.view.scrollToItem(at: [0, 80], at: .top, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 7700)
    #expect(rig.view.contentSize.height == 4000)
  }
}

/// A hundred cells of 320 × 40 in a layout of one's own.
@MainActor
private final class LandingRig: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 320, height: 40)
      return layoutAttributes
    }
  }

  let view: UICollectionView

  init(_ layout: UICollectionViewLayout) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    100
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
