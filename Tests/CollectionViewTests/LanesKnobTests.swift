import CollectionView
import Foundation
import Testing

/// Which columns a waterfall's items are in, and which of them it finds (museum rigs B30).
@Suite("Lanes of a waterfall")
@MainActor
struct LanesKnobTests {
  /// Two columns of 160 points without spaces, with items estimated at 100.
  private func rig(_ lanes: Behavior.Lanes, _ heights: [CGFloat]) -> WaterfallRig {
    var behavior = Behavior.correct
    behavior.lanes = lanes
    return WaterfallRig(heights: heights, behavior: behavior) {
      $0.sectionInset = .zero
      $0.spacing = 0
      $0.estimatedHeight = 100
    }
  }

  private static let evenHeights = [CGFloat](repeating: 100, count: 12)

  @Test(
    "stay what they were when an item grows later, unless they are picked again",
    arguments: [
      (Behavior.Lanes.sticky, [0, 160, 0, 160, 0, 160], 900),
      (.repicked, [0, 160, 160, 0, 0, 160], 800),
    ] as [(Behavior.Lanes, [CGFloat], CGFloat)])
  func growing(lanes: Behavior.Lanes, columns: [CGFloat], extent: CGFloat) {
    let rig = rig(lanes, Self.evenHeights)
    #expect((0..<6).map { rig.frames[$0]?.minX } == [0, 160, 0, 160, 0, 160])
    for item in [0, 2] {
      rig.heights[item] = 300
      let cell = rig.view.cellForItem(at: IndexPath(item: item, section: 0))
      (cell as? WaterfallRig.Cell)?.height = 300
      cell?.invalidateIntrinsicContentSize()
    }
    rig.view.layoutIfNeeded()
    #expect(rig.allFrames.prefix(6).map { $0?.minX } == columns)
    #expect(rig.view.contentSize.height == extent)
  }

  @Test(
    "are uneven when the estimates have picked them",
    arguments: [(.sticky, 800), (.frozen, 1000)] as [(Behavior.Lanes, CGFloat)])
  func frozen(lanes: Behavior.Lanes, extent: CGFloat) {
    var heights = Self.evenHeights
    heights[0] = 300
    heights[2] = 300
    let rig = rig(lanes, heights)
    rig.visitAll()
    #expect(rig.view.contentSize.height == extent)
  }

  @Test(
    "lose a long item when items are looked for as in a list",
    arguments: [(.sticky, 0), (.sequentialSearch, 13)] as [(Behavior.Lanes, Int)])
  func sequentialSearch(lanes: Behavior.Lanes, first: Int) {
    let rig = rig(lanes, [3000] + [CGFloat](repeating: 100, count: 39))
    rig.scroll(by: 1200)
    #expect(rig.view.indexPathsForVisibleItems.map(\.item).min() == first)
    #expect(rig.view.indexPathsForVisibleItems.contains(IndexPath(item: 13, section: 0)))
    #expect(rig.allFrames[0]?.height == 3000)
  }
}
