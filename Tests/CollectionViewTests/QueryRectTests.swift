import CollectionView
import Foundation
import Testing

/// Which rectangles a layout is asked about.
@Suite("What the layout is asked about")
@MainActor
struct QueryRectTests {
  private func rig(
    _ queryRect: Behavior.QueryRect, estimate: CGFloat = 40, requery: Behavior.Requery = .fixpoint
  ) -> ListRig {
    var behavior = Behavior.correct
    behavior.queryRect = queryRect
    behavior.requery = requery
    return ListRig(count: 100, estimate: estimate, height: 40, behavior: behavior)
  }

  private func rects(_ rig: ListRig) -> [CGRect] {
    rig.events.compactMap {
      if case .call(.layoutAttributesForElements(let rect, _)) = $0 { rect } else { nil }
    }
  }

  @Test("Whole screens, and nothing while the same ones are met")
  func screens() {
    let rig = rig(.screenPages)
    #expect(rects(rig).last == CGRect(x: 0, y: 0, width: 320, height: 480))
    rig.events = []
    rig.scroll(by: 10)
    #expect(rects(rig) == [CGRect(x: 0, y: 0, width: 320, height: 960)])
    rig.events = []
    rig.scroll(by: 300)
    #expect(rects(rig).isEmpty)
    #expect(rig.blank == 0)
    rig.scroll(by: 170)
    #expect(rects(rig) == [CGRect(x: 0, y: 480, width: 320, height: 480)])
    rig.events = []
    rig.view.collectionViewLayout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rects(rig) == [CGRect(x: 0, y: 480, width: 320, height: 480)])
  }

  @Test("Only what is on the screen is shown, as if it were asked about", arguments: [20, 40, 130])
  func sameCells(estimate: CGFloat) {
    let (pages, bounds) = (
      rig(.screenPages, estimate: estimate), rig(.bounds, estimate: estimate)
    )
    for way in [7, 100, 480, -30, 900, -333, 1, 40] as [CGFloat] {
      pages.scroll(by: way)
      bounds.scroll(by: way)
      #expect(pages.places == bounds.places)
    }
  }

  @Test("What is inserted on the screen is there")
  func updates() {
    let rig = rig(.screenPages)
    rig.scroll(by: 10)
    rig.heights[0].insert(90, at: 2)
    rig.view.insertItems(at: [[0, 2]])
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 2])?.frame.height == 90)
    #expect(rig.blank == 0)
  }
}
