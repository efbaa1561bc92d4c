import Foundation
import Testing
import UIKit

@testable import Fixes

/// Exhibits whose bug is in the host of the layout, with the fix and without.
@Suite("Fixes of exhibits about the host")
@MainActor
struct ExhibitFixTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func behavior(_ change: (inout Behavior) -> Void) -> Behavior {
    var behavior = Behavior.uikitFlow
    change(&behavior)
    return behavior
  }

  /// B06: 100 rows of 40 points estimated at 100; row 80 is scrolled to by what is estimated.
  @Test(
    "A scroll that ends beside all cells",
    arguments: [.dequeuedPrefix, .unclamped, .oneShot] as [Behavior.ScrollTo])
  func scrollToBlank(knob: Behavior.ScrollTo) {
    func top(_ scroll: (UICollectionView) -> Void) -> Int? {
      let rig = FixRig(
        100, height: 40, rowLayout(UICollectionViewFlowLayout(), estimate: 100),
        behavior: behavior { $0.scrollTo = knob })
      scroll(rig.view)
      rig.view.layoutIfNeeded()
      return rig.top
    }
    #expect(top { $0.scrollToItem(at: path(80), at: .top, animated: false) } != 80)
    #expect(top { $0.scrollUntilStable(to: path(80), at: .top) } == 80)
  }

  /// B08: 500 rows of 40 points estimated at 100; 18 frames of 2205 points to where row 400 was at first.
  @Test("An animated scroll that skips rows")
  func skipping() {
    let rig = FixRig(500, height: 40, rowLayout(UICollectionViewFlowLayout(), estimate: 100))
    for frame in 1...18 { rig.scroll(to: CGFloat(frame) * 2205) }
    #expect(rig.top != 400)
    rig.view.scrollUntilStable(to: path(400), at: .top)
    #expect(rig.top == 400)
    #expect(rig.blank == 0)
  }

  /// B27: ten rows of 100 points estimated at 50, then a row of cards.
  @Test("A row of cards after rows that grew")
  func cards() {
    var rows = PlacesAfterAChange(count: 10, estimate: 50)
    let kept = rows.contentLength
    for row in 0..<10 { rows.setHeight(100, at: row) }
    #expect(kept == 500)
    #expect(rows.contentLength == 1000)
  }

  /// B34: 200 rows of 90 points estimated at 50, whose corrections come at rest or never; B36: one frame before the rows.
  @Test("A correction in another frame")
  func lateCorrection() {
    let wrong = [
      behavior { $0.compensation = .deferred }, behavior { $0.compensation = .swallowed },
      behavior {
        $0.compensation = .firstSized
        $0.commit = .offsetEarly
      },
    ]
    func movement(_ layout: UICollectionViewFlowLayout, _ behavior: Behavior) -> CGFloat {
      let rig = FixRig(200, height: 90, rowLayout(layout, estimate: 50), behavior: behavior)
      rig.scroll(to: 5000)
      return (0..<10).reduce(0) { sum, _ in sum + abs(rig.movement(by: -30)) }
    }
    for behavior in wrong {
      #expect(movement(UICollectionViewFlowLayout(), behavior) >= 40)
    }
    #expect(movement(KeepPlaceWhenMeasuring(), .uikitFlow) == 0)
  }

  /// B35: the content is held 80 points before its start while row 1 grows by 40.
  @Test("A row that grows while the finger holds the content beyond its start")
  func overscroll() {
    func offset(_ layout: UICollectionViewFlowLayout, _ behavior: Behavior) -> CGFloat {
      let rig = FixRig(20, height: 60, rowLayout(layout, estimate: 60), behavior: behavior)
      rig.view.beginTracking()
      rig.view.beginDragging()
      rig.view.scroll(to: CGPoint(x: 0, y: -80), as: .finger)
      rig.view.layoutIfNeeded()
      let cell = rig.view.cellForItem(at: path(1)) as? FixRig.Cell
      cell?.row.height += 40
      cell?.contentDidChange()
      rig.view.layoutIfNeeded()
      return rig.view.contentOffset.y
    }
    #expect(
      offset(UICollectionViewFlowLayout(), behavior { $0.clamp = .whileRubberBanding }) == 0)
    #expect(offset(KeepPlaceWhenMeasuring(), .uikitFlow) == -80)
  }

  /// B38: fifty rows of 40 points, then fifty of 400, and so on; the estimate is the mean of the visible rows.
  @Test("An estimate that follows the visible rows")
  func meanOfVisible() {
    let heights = (0..<400).map { ($0 / 50).isMultiple(of: 2) ? 40 : 400 as CGFloat }
    /// How much longer the content becomes, apart from the two rows of 400 that are measured.
    func growth(_ layout: UICollectionViewFlowLayout, _ behavior: Behavior) -> CGFloat {
      let rig = FixRig(heights, layout, behavior: behavior)
      for step in 0...19 { rig.scroll(to: CGFloat(step) * 100) }
      return rig.view.contentSize.height - 16_000
    }
    let fixed = rowLayout(UICollectionViewFlowLayout())
    fixed.estimateTypicalSize(of: samples([40, 40, 40]), width: 320)
    let changing = rowLayout(UICollectionViewFlowLayout(), estimate: 40)
    #expect(growth(changing, behavior { $0.estimate = .visibleMean }) > 30_000)
    #expect(growth(fixed, .uikitFlow) <= 720)
  }

  /// B44: rows of 60 points estimated at 150; row 6 moves to the second place, and a row comes in first.
  @Test("An update that moves rows at once")
  func movedAtOnce() {
    func blank(_ layout: UICollectionViewFlowLayout) -> CGFloat {
      let rig = FixRig(
        20, height: 60, layout, behavior: behavior { $0.updatePhase = .judgedByEstimate })
      let host = FixRig.Clock()
      rig.view.host = host
      rig.view.performBatchUpdates {
        rig.rows.insert(rig.rows.remove(at: 6), at: 1)
        rig.rows.insert(.init(id: 20, height: 60), at: 0)
        rig.view.moveItem(at: path(6), to: path(2))
        rig.view.insertItems(at: [path(0)])
      }
      return rig.blank
    }
    let fixed = rowLayout(UICollectionViewFlowLayout())
    fixed.estimateSmallestSize(of: samples([60, 60]), width: 320)
    #expect(blank(rowLayout(UICollectionViewFlowLayout(), estimate: 150)) > 0)
    #expect(blank(fixed) == 0)
  }
}
