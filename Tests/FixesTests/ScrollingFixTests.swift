import Foundation
import Testing
import UIKit

@testable import Fixes

/// Where a scroll ends, with the fix and without.
@Suite("Fixes of scrolls and offsets")
@MainActor
struct ScrollingFixTests {
  /// B07: 100 rows of 100 points estimated at 40.
  @Test("A scroll to an item", arguments: [50, 99])
  func target(item: Int) {
    let path = IndexPath(item: item, section: 0)
    /// The distance of the item from the bottom of the view.
    func miss(_ scroll: (UICollectionView) -> Void) -> CGFloat {
      let rig = FixRig(100, height: 100, rowLayout(UICollectionViewFlowLayout(), estimate: 40))
      scroll(rig.view)
      rig.view.layoutIfNeeded()
      let frame = rig.view.layoutAttributesForItem(at: path)?.frame ?? .null
      return frame.maxY - rig.view.bounds.maxY
    }
    #expect(miss { $0.scrollToItem(at: path, at: .bottom, animated: false) } >= 60)
    #expect(miss { $0.scrollUntilStable(to: path, at: .bottom) } == 0)
  }

  @Test("A scroll to the end right after new data")
  func end() {
    func miss(_ scroll: (UICollectionView) -> Void) -> CGFloat {
      let rig = FixRig(20, height: 50, rowLayout(UICollectionViewFlowLayout()))
      rig.rows += (20..<60).map { .init(id: $0, height: 50) }
      rig.view.reloadData()
      scroll(rig.view)
      rig.view.layoutIfNeeded()
      return rig.view.contentSize.height - rig.view.bounds.maxY
    }
    #expect(miss { $0.contentOffset.y = $0.contentSize.height - $0.bounds.height } == 2000)
    #expect(miss { $0.scrollToEnd() } == 0)
  }

  /// B31: four rows of 200 collapse while the end is in view.
  @Test("An offset that is left outside its range")
  func range() {
    func offset(fixes: Bool) -> CGFloat {
      var behavior = Behavior.uikit
      behavior.clamp = .never
      let rig = FixRig(
        4, height: 200, rowLayout(UICollectionViewFlowLayout(), estimate: 200), behavior: behavior)
      rig.scroll(to: 320)
      for item in [3, 1, 2] {
        let cell = rig.view.cellForItem(at: IndexPath(item: item, section: 0)) as? FixRig.Cell
        cell?.row.height = 60
        cell?.contentDidChange()
        rig.view.layoutIfNeeded()
      }
      if fixes { rig.view.moveOffsetIntoRange() }
      return rig.view.contentOffset.y
    }
    #expect(offset(fixes: false) != 0)
    #expect(offset(fixes: true) == 0)
  }

  @Test("A finger keeps the overscroll")
  func overscroll() {
    let rig = FixRig(20, height: 50, rowLayout(UICollectionViewFlowLayout()))
    rig.view.beginTracking()
    rig.view.beginDragging()
    rig.view.scroll(to: CGPoint(x: 0, y: -80), as: .finger)
    rig.view.moveOffsetIntoRange()
    #expect(rig.view.contentOffset.y == -80)
  }

  @Test("The keyboard covers the last rows", arguments: [520, 100] as [CGFloat])
  func keyboard(offset: CGFloat) {
    let rig = FixRig(20, height: 50, rowLayout(UICollectionViewFlowLayout()))
    rig.scroll(to: offset)
    let bottom = offset + 480
    func notification(_ top: CGFloat) -> Notification {
      Notification(
        name: UIResponder.keyboardWillShowNotification,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: top, width: 320, height: 216)
        ])
    }
    rig.view.makeRoom(for: notification(480 - 216))
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentInset.bottom == 216)
    // What was at the bottom is right above the keyboard.
    #expect(rig.view.contentOffset.y + 480 - 216 == bottom)
    rig.view.makeRoom(for: notification(480))
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentInset.bottom == 0)
    #expect(rig.view.contentOffset.y == offset)
  }
}
