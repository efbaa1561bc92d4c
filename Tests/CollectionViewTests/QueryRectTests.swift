@testable import CollectionView
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

  @Test("By default, and as `bounds` the whole visible rectangle each time it changes")
  func values() {
    #expect(Behavior.correct.queryRect == .screenPages)
    #expect(Behavior.uikit.queryRect == .screenPages)
    let rig = rig(.bounds)
    #expect(asked(rig, by: 10) == [CGRect(x: 0, y: 10, width: 320, height: 480)])
    #expect(asked(rig, by: 0).isEmpty)
    #expect(asked(rig, by: -3) == [CGRect(x: 0, y: 7, width: 320, height: 480)])
  }

  /// Pages of 320 × 480.
  @Test("Whole pages, and nothing while the known ones hold the screen")
  func pages() {
    let rig = rig(.screenPages)
    #expect(rects(rig).last == page(0, 1))
    #expect(asked(rig, by: 10) == [page(0, 2)])
    #expect(asked(rig, by: 300).isEmpty)
    #expect(rig.blank == 0)
    // All of the second page is known.
    #expect(asked(rig, by: 170).isEmpty)
    #expect(asked(rig, by: 1) == [page(1, 2)])
    // The way back is known as well.
    #expect(asked(rig, by: -481).isEmpty)
    #expect(rig.blank == 0)
  }

  @Test("What is known is a column of at most five pages")
  func most() {
    let rig = rig(.screenPages)
    for first in 0..<4 { #expect(asked(rig, by: first == 0 ? 1 : 480) == [page(first, 2)]) }
    // Five pages are known now. A sixth begins anew, with all that it is asked with.
    #expect(asked(rig, by: -1441).isEmpty)
    #expect(asked(rig, by: 1921) == [page(4, 2)])
    #expect(asked(rig, by: -1) == [])
    #expect(asked(rig, by: -1) == [page(3, 2)])
    #expect(asked(rig, by: -1919) == [page(0, 1)])
  }

  @Test("A leap begins anew, and so does an invalidation")
  func anew() {
    let rig = rig(.screenPages)
    #expect(asked(rig, by: 2000) == [page(4, 2)])
    #expect(asked(rig, by: -2000) == [page(0, 1)])
    rig.events = []
    rig.view.collectionViewLayout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rects(rig) == [page(0, 1)])
  }

  @Test("Of elements that a context names the layout is asked one by one, and what it says is kept")
  func named() {
    let rig = rig(.screenPages)
    rig.scroll(by: 10)
    rig.events = []
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 3], [0, 1]])
    rig.view.collectionViewLayout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    let items = rig.events.compactMap {
      if case .call(.layoutAttributesForItem(let path)) = $0 { path } else { nil }
    }
    #expect(items == [[0, 1], [0, 3]])
    #expect(rects(rig).isEmpty)
    #expect(asked(rig, by: 1).isEmpty)
    #expect(rig.view.indexPathsForVisibleItems.count == 13)
    #expect(rig.blank == 0)
  }

  @Test("What is said of a named element stays until it is asked about again")
  func namedMoved() {
    let rig = CallOrderRig(laidOut: 9)
    rig.layout.heights[1] = 90
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    rig.layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    _ = rig.diary.tear()
    #expect(rig.view.cellForItem(at: [0, 1])?.frame.height == 90)
    rig.view.scroll(to: CGPoint(x: 0, y: 1), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 1])?.frame.height == 90)
  }

  @Test("Pages that are neither a row nor a column with what is known begin anew")
  func corner() {
    let known = CGRect(x: 0, y: 0, width: 320, height: 960)
    let most = CGSize(width: 1600, height: 2400)
    let wide = CGRect(x: 0, y: 0, width: 640, height: 480)
    #expect(known.grown(byPages: wide, upTo: most) == nil)
    let next = CGRect(x: 0, y: 480, width: 320, height: 960)
    #expect(
      known.grown(byPages: next, upTo: most) == CGRect(x: 0, y: 0, width: 320, height: 1440))
  }

  /// A column of pages.
  private func page(_ first: Int, _ count: Int) -> CGRect {
    CGRect(x: 0, y: 480 * first, width: 320, height: 480 * count)
  }

  /// What is asked about when the content is scrolled.
  private func asked(_ rig: ListRig, by way: CGFloat) -> [CGRect] {
    rig.events = []
    rig.scroll(by: way)
    return rects(rig)
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
