import Foundation
import Testing

@testable import CollectionView

@Suite("Waterfall layout")
@MainActor
struct WaterfallLayoutTests {
  @Test("puts each cell below the shortest column, by its true height")
  func shortest() {
    let rig = WaterfallRig(heights: [100, 300, 50, 70, 20, 40])
    #expect(rig.frames[0] == CGRect(x: 10, y: 10, width: 145, height: 100))
    #expect(rig.frames[1] == CGRect(x: 165, y: 10, width: 145, height: 300))
    #expect(rig.frames[2] == CGRect(x: 10, y: 120, width: 145, height: 50))
    #expect(rig.frames[3] == CGRect(x: 10, y: 180, width: 145, height: 70))
    #expect(rig.frames[4] == CGRect(x: 10, y: 260, width: 145, height: 20))
    #expect(rig.frames[5] == CGRect(x: 10, y: 290, width: 145, height: 40))
    #expect(rig.view.contentSize == CGSize(width: 320, height: 340))
    #expect(rig.view.measuredItemCount == 6)
  }

  @Test("fills its columns in turn")
  func roundRobin() {
    let rig = WaterfallRig(heights: [100, 300, 50, 70, 20, 40]) { $0.order = .roundRobin }
    #expect((0..<6).map { rig.frames[$0]?.minX } == [10, 165, 10, 165, 10, 165])
    #expect(rig.frames[4]?.minY == 180)
    #expect(rig.view.contentSize.height == 450)
  }

  @Test(
    "asks the delegate for every height when its cells are not asked",
    arguments: WaterfallLayout.Order.allCases)
  func delegate(order: WaterfallLayout.Order) {
    let asked = WaterfallRig(
      heights: Array(repeating: 0, count: 40).indices.map { CGFloat(30 + $0 * 7 % 50) }
    ) {
      $0.order = order
    }
    asked.visitAll()
    let given = WaterfallRig(heights: asked.heights, givesHeights: true) { $0.order = order }
    #expect(given.view.measuredItemCount == 0)
    #expect(given.allFrames == asked.allFrames)
    #expect(given.view.contentSize == asked.view.contentSize)
  }

  @Test(
    "keeps the reader's place while it measures above",
    arguments: [(Behavior.Compensation.firstSized, true), (.none, false)])
  func compensation(compensation: Behavior.Compensation, isStill: Bool) throws {
    let rig = WaterfallRig(heights: Array(repeating: 130, count: 200)) { _ in }
    rig.view.behavior.compensation = compensation
    rig.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
    rig.view.layoutIfNeeded()
    var jumps: CGFloat = 0
    for _ in 0..<30 {
      let reader = try #require(rig.view.indexPathsForVisibleItems.first)
      let before = try #require(rig.place(of: reader))
      rig.scroll(by: -20)
      if let after = rig.place(of: reader) { jumps += abs(after - before - 20) }
    }
    #expect((jumps == 0) == isStill)
  }

  @Test("lets heights follow their items through updates")
  func updates() {
    let rig = WaterfallRig(heights: [100, 110, 120, 130, 140])
    rig.view.performBatchUpdates {
      rig.heights = [7, 100, 120, 140, 130]
      rig.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      rig.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      rig.view.moveItem(at: IndexPath(item: 4, section: 0), to: IndexPath(item: 3, section: 0))
    }
    #expect((0..<5).map { rig.frames[$0]?.height } == [7, 100, 120, 140, 130])
  }

  @Test("measures anew at another width")
  func width() {
    let rig = WaterfallRig(heights: Array(repeating: 60, count: 50))
    rig.view.resize(to: CGSize(width: 420, height: 480))
    rig.view.layoutIfNeeded()
    #expect(rig.frames[0]?.width == 195)
    #expect(rig.frames[1]?.minX == 215)
    #expect(rig.frames[1]?.height == 60)
  }

  @Test("opens a million cards", arguments: WaterfallLayout.Order.allCases)
  func million(order: WaterfallLayout.Order) {
    let rig = WaterfallRig(heights: Array(repeating: 90, count: 1_000_000)) { $0.order = order }
    rig.view.setContentOffset(CGPoint(x: 0, y: rig.view.contentSize.height - 480), animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.view.measuredItemCount < 60)
    #expect(rig.view.indexPathsForVisibleItems.last?.item == 999_999)
  }
}
