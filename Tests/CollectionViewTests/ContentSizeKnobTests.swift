import CollectionView
import Foundation
import Testing

/// What layouts report as their content size when that is not the extent of their frames.
@MainActor
@Suite struct ContentSizeKnobTests {
  private static func behavior(_ contentSize: Behavior.ContentSize) -> Behavior {
    var behavior = Behavior.correct
    behavior.contentSize = contentSize
    return behavior
  }

  /// A grid whose items are measured twice as wide as estimated, so that twice as many lines are needed.
  private func grid(_ contentSize: Behavior.ContentSize, length: CGFloat = 20) -> FlowRig {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 160, height: length), count: 120)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: 80, height: 20)
    rig.layout.minimumLineSpacing = 0
    rig.layout.minimumInteritemSpacing = 0
    rig.view.behavior = Self.behavior(contentSize)
    rig.view.layoutIfNeeded()
    while rig.view.contentOffset.y < rig.view.scrollRange.maximum.y { rig.scroll(by: 240) }
    return rig
  }

  /// Museum rig B05: 30 lines of four by the estimates, 60 lines of two when measured.
  @Test("A flow layout blind to new lines keeps as many as it estimated")
  func lineBlind() {
    #expect(grid(.lineBlind).view.contentSize.height == 600)
    #expect(grid(.live).view.contentSize.height == 1200)
  }

  @Test("Blind to new lines, a flow layout still sees how long its lines are")
  func lineBlindLength() {
    // The first screen is asked at 24 lines of four, so 96 items are measured: 24 lines of 40, and 6 of 20.
    #expect(grid(.lineBlind, length: 40).view.contentSize.height == 1080)
  }

  @Test("A list has nothing to be blind to: every item is a line")
  func lineBlindList() {
    let rig = ListRig(count: 8, estimate: 20, height: 60, behavior: Self.behavior(.lineBlind))
    #expect(rig.view.contentSize.height == 480)
  }

  @Test("A stale content size is what the estimates take, however much is measured")
  func stale() {
    let list = ListRig(count: 20, estimate: 40, height: 60, behavior: Self.behavior(.stale))
    #expect(list.view.contentSize.height == 800)
    #expect(grid(.stale).view.contentSize.height == 600)
    // Unlike a frozen one, it follows the data.
    list.heights = [Array(repeating: 60, count: 50)]
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height == 2000)
  }

  /// Museum rig B28: 20 items of 50 and 19 spaces of 10, whatever the spacing is.
  @Test("A wrong constant in the content size", arguments: [0, 30] as [CGFloat])
  func lineSpacing(spacing: CGFloat) {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 50, height: 50), count: 20)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.layout.scrollDirection = .horizontal
    rig.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    rig.layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 430, right: 0)
    rig.layout.minimumLineSpacing = spacing
    rig.view.behavior = Self.behavior(.lineSpacing(10))
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize == CGSize(width: 1190, height: 480))
    #expect(rig.frames[[0, 19]]?.maxX == 20 * 50 + 19 * spacing)
  }

  @Test("Columns of a waterfall are counted with the same wrong constants")
  func waterfall() {
    func height(_ contentSize: Behavior.ContentSize) -> CGFloat {
      let layout = WaterfallLayout()
      layout.spacing = 0
      layout.estimatedHeight = 10
      let rig = SizedRig([[0, 1, 2, 3]], layout)
      rig.view.behavior = Self.behavior(contentSize)
      layout.invalidateLayout()
      rig.view.layoutIfNeeded()
      return rig.view.contentSize.height
    }
    // Cells are 30, 31, 32 and 33 points high, two a column.
    #expect(height(.live) == 64)
    #expect(height(.stale) == 20)
    #expect(height(.lineSpacing(10)) == 74)
  }
}
