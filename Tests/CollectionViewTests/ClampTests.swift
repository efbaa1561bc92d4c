import CollectionView
import Foundation
import Testing

/// What becomes of an offset that the content leaves outside its range.
@Suite("Clamping")
@MainActor
struct ClampTests {
  private func rig(
    count: Int, height: CGFloat, estimate: CGFloat? = nil, _ clamp: Behavior.Clamp
  ) -> ListRig {
    var behavior = Behavior.correct
    behavior.clamp = clamp
    return ListRig(
      count: count, estimate: estimate ?? height, height: height, behavior: behavior)
  }

  private func resize(_ item: Int, to height: CGFloat, in rig: ListRig) {
    let cell = rig.view.cellForItem(at: [0, item]) as? ListRig.Cell
    cell?.height = height
    cell?.invalidateIntrinsicContentSize()
    rig.view.layoutIfNeeded()
  }

  /// Four rows of 200, of which three collapse to 60 while the screen stands at the end.
  ///
  /// Never clamped, it goes by 140 once, with the row 2 that the reader is kept at when row 1 collapses above it.
  @Test(
    "Rows that collapse at the end",
    arguments: [
      (Behavior.Clamp.always, [180, 40, 0]), (.upperOnly, [180, 40, -100]),
      (.never, [320, 180, 180]), (.whileRubberBanding, [180, 40, 0]),
    ] as [(Behavior.Clamp, [CGFloat])])
  func collapse(clamp: Behavior.Clamp, expected: [CGFloat]) {
    let rig = rig(count: 4, height: 200, clamp)
    rig.scroll(by: 320)
    let offsets = [3, 1, 2].map { item -> CGFloat in
      resize(item, to: 60, in: rig)
      return rig.view.contentOffset.y
    }
    #expect(offsets == expected)
  }

  @Test("A finger keeps what it has pulled past the start, unless it is taken away")
  func underFinger() {
    for (clamp, expected) in [
      (Behavior.Clamp.always, -80), (.whileRubberBanding, 0), (.upperOnly, -80),
    ] as [(Behavior.Clamp, CGFloat)] {
      let rig = rig(count: 20, height: 40, clamp)
      rig.view.beginTracking()
      rig.view.beginDragging()
      rig.view.scroll(to: CGPoint(x: 0, y: -80), as: .finger)
      rig.view.layoutIfNeeded()
      #expect(rig.view.contentOffset.y == -80)
      resize(3, to: 80, in: rig)
      #expect(rig.view.contentOffset.y == expected)
    }
  }

  @Test("Content narrower than the view stays at the left")
  func acrossTheAxis() {
    let rig = rig(count: 20, height: 40, .upperOnly)
    rig.view.contentInset.right = 100
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset == .zero)
    #expect(rig.view.contentSize.width == 220)
  }
}
