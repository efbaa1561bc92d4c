import Foundation
import Testing

@testable import CollectionView

/// What an item is taken to measure that was not asked, where the layout finds that itself.
@MainActor
@Suite("Estimates that follow what was measured")
struct EstimateKnobTests {
  private func behavior(_ estimate: Behavior.Estimate) -> Behavior {
    var behavior = Behavior.correct
    behavior.estimate = estimate
    return behavior
  }

  /// Fifty rows of 40, then rows of 400, estimated at 40.
  private func rig(_ estimate: Behavior.Estimate) -> ListRig {
    let heights: [CGFloat] =
      Array(repeating: 40, count: 50) + Array(repeating: 400, count: 350)
    return ListRig(heights: [heights], estimate: 40, behavior: behavior(estimate))
  }

  // Twelve rows of 40 fill the screen. 60 points down rows 13 and 14 are seen, 1560 points down half of row 50, which
  // is 400 high.
  @Test(
    "The extent of the content",
    arguments: [
      (Behavior.Estimate.constant, 51 * 40 + 360 + 349 * 40),
      (.runningMean, 2400 + 349 * (50 * 40 + 400) / 51),
      // Rows 39 to 49, and row 50.
      (.visibleMean, 2400 + 349 * (11 * 40 + 400) / 12),
      (.batchMean, 2400 + 349 * 400),
    ] as [(Behavior.Estimate, CGFloat)])
  func extent(_ estimate: Behavior.Estimate, _ extent: CGFloat) {
    let rig = rig(estimate)
    for _ in 0..<26 { rig.scroll(by: 60) }
    #expect(rig.view.contentOffset.y == 1560)
    #expect(rig.view.measuredItemCount == 51)
    #expect(abs(rig.view.contentSize.height - extent) < 0.01)
  }

  @Test("What is on the screen counts anew with every scroll, though nothing is measured")
  func visible() {
    let rig = rig(.visibleMean)
    for _ in 0..<32 { rig.scroll(by: 60) }
    // At 1920 rows 48 and 49, and row 50, which ends where the screen does.
    let before: CGFloat = 2400 + 349 * (80 + 400) / 3
    #expect(abs(rig.view.contentSize.height - before) < 0.01)
    rig.scroll(by: -20)
    // At 1900 rows 47 to 49, and row 50.
    let after: CGFloat = 2400 + 349 * (120 + 400) / 4
    #expect(abs(rig.view.contentSize.height - after) < 0.01)
    #expect(rig.view.measuredItemCount == 51)
  }

  @Test(
    "A mean that changes above what is being read is made up for",
    arguments: [Behavior.Estimate.runningMean, .visibleMean, .batchMean])
  func compensated(_ estimate: Behavior.Estimate) {
    let heights: [CGFloat] = (0..<400).map { CGFloat(40 + $0 % 7 * 10) }
    let rig = ListRig(heights: [heights], estimate: 100, behavior: behavior(estimate))
    rig.view.contentOffset.y = 12_000
    rig.view.layoutIfNeeded()
    for _ in 0..<40 {
      let before = rig.places
      rig.scroll(by: -25)
      for (item, place) in before {
        if let now = rig.places[item] { #expect(abs(now - place - 25) < 0.01) }
      }
    }
  }

  @Test("Turned off, the estimate is the one that was given", arguments: [true, false])
  func turnedOff(isTable: Bool) {
    let rig = ListRig(
      heights: [Array(repeating: 90, count: 100)], estimate: 50, behavior: behavior(.runningMean),
      layout: isTable ? TableLayout() : ListLayout())
    #expect(rig.view.contentSize.height == 9000)
    rig.view.behavior.estimate = .constant
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    let measured = CGFloat(rig.view.measuredItemCount)
    #expect(rig.view.contentSize.height == measured * 90 + (100 - measured) * 50)
  }

  @Test("A mean outlives an update of sections, and new ones are taken to be like the others")
  func sectionUpdates() {
    let rig = ListRig(
      heights: [Array(repeating: 90, count: 100)], estimate: 50, behavior: behavior(.runningMean))
    rig.heights.append(Array(repeating: 90, count: 10))
    rig.view.insertSections([1])
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 9900)
  }

  @Test("A delegate that gives the sizes is asked no more often", arguments: [true, false])
  func delegateSizes(isFlow: Bool) {
    let asked = [Behavior.Estimate.constant, .runningMean].map { estimate in
      let counting = CountingDelegate()
      let rig = SizedRig(
        [Array(0..<20)], isFlow ? UICollectionViewFlowLayout() : WaterfallLayout())
      (rig.view.collectionViewLayout as? WaterfallLayout)?.isSelfSizing = false
      rig.view.behavior = behavior(estimate)
      rig.view.delegate = counting
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
      return counting.askedCount
    }
    #expect(asked[0] > 0)
    #expect(asked[1] == asked[0])
  }

  @Test("A waterfall goes back to the estimate it was given", arguments: [true, false])
  func waterfallTurnedOff(byKnob: Bool) {
    let rig = WaterfallRig(
      heights: Array(repeating: 90, count: 100), behavior: behavior(.runningMean)
    ) { layout in
      layout.columns = 1
      layout.spacing = 0
      layout.sectionInset = .zero
      layout.estimatedHeight = 50
    }
    #expect(rig.view.contentSize.height == 9000)
    if byKnob {
      rig.view.behavior.estimate = .constant
      rig.view.collectionViewLayout.invalidateLayout()
    } else {
      rig.view.behavior = .correct
      (rig.view.collectionViewLayout as? WaterfallLayout)?.estimatedHeight = 60
    }
    rig.view.layoutIfNeeded()
    let measured = CGFloat(rig.view.measuredItemCount)
    #expect(
      rig.view.contentSize.height == measured * 90 + (100 - measured) * (byKnob ? 50 : 60))
  }

  @Test("Every layout that estimates finds its mean", arguments: [true, false])
  func others(isFlow: Bool) {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    let waterfall = WaterfallLayout()
    waterfall.columns = 1
    waterfall.spacing = 0
    waterfall.estimatedHeight = 50
    // Cells of 90 points; at most 40 fill the view.
    let rig = SizedRig(
      [Array(repeating: 60, count: 200)], isFlow ? flow : waterfall)
    rig.view.behavior = behavior(.runningMean)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 18_000)
  }
}

/// A delegate that gives sizes and counts how often it is asked.
@MainActor
private final class CountingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var askedCount = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedCount += 1
    return CGSize(width: 100, height: 90)
  }
}
