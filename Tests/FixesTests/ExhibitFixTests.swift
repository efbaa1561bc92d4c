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
}
