import CollectionView
import Foundation
import Testing

@Suite("Flow layout, another direction")
@MainActor
struct FlowDirectionTests {
  /// Twenty cells of 100 × 60 below a header of 50 × 40.
  private func rig(_ knobs: (inout Behavior) -> Void = { _ in }) -> FlowRig {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 100, height: 60), count: 20)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    var behavior = Behavior.correct
    knobs(&behavior)
    rig.view.behavior = behavior
    rig.layout.estimatedItemSize = CGSize(width: 90, height: 50)
    rig.layout.headerReferenceSize = CGSize(width: 50, height: 40)
    rig.view.layoutIfNeeded()
    return rig
  }

  private func header(_ rig: FlowRig) -> CGRect? {
    rig.edgeFrame(UICollectionView.elementKindSectionHeader, 0)
  }

  @Test(
    "Cells and headers are as wide and as high as in a layout that began with it, and back again",
    arguments: [Behavior.SizeCache.Key.byID, .byIndex, .neverDropped], [0, 1])
  func turning(_ key: Behavior.SizeCache.Key, _ turns: Int) {
    let rig = rig { $0.sizeCache.key = key }
    #expect(header(rig) == CGRect(x: 0, y: 0, width: 320, height: 40))
    rig.layout.scrollDirection = .horizontal
    rig.view.layoutIfNeeded()
    #expect(header(rig) == CGRect(x: 0, y: 0, width: 50, height: 480))
    #expect(rig.frames[[0, 0]]?.size == CGSize(width: 100, height: 60))
    // Seven in a column.
    #expect(rig.frames[[0, 7]]?.minX == 160)
    #expect(rig.view.contentSize == CGSize(width: 370, height: 480))
    guard turns > 0 else { return }
    rig.layout.scrollDirection = .vertical
    rig.view.layoutIfNeeded()
    #expect(header(rig) == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(rig.frames[[0, 0]]?.size == CGSize(width: 100, height: 60))
    #expect(rig.view.contentSize == CGSize(width: 320, height: 520))
  }

  @Test("Headers that were measured are asked anew, for their length along the other axis")
  func measuredHeader() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 100, height: 60), count: 20)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.edgeLength = 70
    rig.layout.estimatedItemSize = CGSize(width: 90, height: 50)
    rig.layout.headerReferenceSize = CGSize(width: 50, height: 40)
    rig.view.behavior.flowHeaders = .measured
    rig.view.layoutIfNeeded()
    #expect(header(rig)?.height == 70)
    rig.layout.scrollDirection = .horizontal
    rig.view.layoutIfNeeded()
    // What it prefers is a height, which a horizontal layout gives it.
    #expect(header(rig) == CGRect(x: 0, y: 0, width: 50, height: 480))
  }

  @Test("The mean of what was measured has its width and height")
  func mean() {
    let rig = rig { $0.sizeCache.key = .neverDropped }
    rig.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    rig.sizes = [Array(repeating: CGSize(width: 100, height: 60), count: 400)]
    rig.view.behavior.sizeCache.key = .byID
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    rig.view.behavior.sizeCache.key = .neverDropped
    rig.layout.scrollDirection = .horizontal
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[0, 399]]?.size == CGSize(width: 100, height: 60))
  }

  @Test("A content offset along the axis of before pushes nothing along the other")
  func offset() {
    let rig = rig()
    rig.scroll(by: 40)
    rig.layout.scrollDirection = .horizontal
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset == .zero)
  }
}
