import CollectionView
import Foundation
import Layouts
import Testing

/// Rows whose items are as high as the tallest of them (museum rigs B18 and B19).
@Suite("Fitted rows")
@MainActor
struct GalleryFittedRowsTests {
  private func rig(_ sizes: [CGSize], inset: CGFloat = 0, gate: Behavior.SizeGate = .epsilon)
    -> FlowRig
  {
    let rig = FlowRig(
      sizes: [sizes], in: CGSize(width: 320, height: 480), sizing: .cells,
      layout: FittedRowsLayout())
    rig.layout.estimatedItemSize = CGSize(width: 150, height: 40)
    rig.layout.sectionInset.left = inset
    rig.view.behavior = .correct
    rig.view.behavior.sizeGate = gate
    rig.view.layoutIfNeeded()
    return rig
  }

  @Test("are as high as their tallest item")
  func height() {
    let rig = rig([60, 90, 30, 20].map { CGSize(width: 150, height: $0) })
    #expect(rig.frames[[0, 0]] == CGRect(x: 0, y: 0, width: 150, height: 90))
    #expect(rig.frames[[0, 1]]?.height == 90)
    #expect(rig.frames[[0, 3]] == CGRect(x: 160, y: 100, width: 150, height: 30))
    let path = IndexPath(item: 0, section: 0)
    #expect(rig.layout.layoutAttributesForItem(at: path)?.frame == rig.frames[[0, 0]])
    // A rectangle that only the stretched part of an item meets holds it, too.
    let met = rig.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(met?.map(\.indexPath.item) == [0])
  }

  @Test("keep items inside their section")
  func width() {
    let rig = rig([CGSize(width: 320, height: 60)], inset: 10)
    #expect(rig.frames[[0, 0]] == CGRect(x: 10, y: 0, width: 310, height: 60))
  }

  @Test("have no width where a view is narrower than what a section keeps free")
  func noRoom() {
    let rig = rig([CGSize(width: 320, height: 60)], inset: 10)
    rig.view.frame.size.width = 5
    rig.view.layoutIfNeeded()
    #expect(rig.layout.layoutAttributesForItem(at: [0, 0])?.frame.width == 0)
  }

  @Test(
    "never agree with cells whose answer is compared with their frame",
    arguments: [(.epsilon, false), (.frame, true)] as [(Behavior.SizeGate, Bool)])
  func loop(gate: Behavior.SizeGate, isLoop: Bool) {
    let rig = rig([60, 90].map { CGSize(width: 150, height: $0) }, gate: gate)
    #expect(rig.diagnostics.contains { $0.id == .layoutLoop } == isLoop)
    #expect(rig.frames[[0, 0]]?.height == 90)
  }
}
