import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// A frame takes most elements from the one before: never other than it would make them anew.
@Suite("Elements that are painted again")
@MainActor
struct PaintedElementTests {
  @Test(
    "What is painted again is what would be painted anew",
    arguments: ["list", "table", "flow", "waterfall", "carousel", "stickyGrid"], 0..<4)
  func same(kind: String, block: Int) throws {
    for seed in block * 8..<(block + 1) * 8 {
      try play(kind, seed: UInt64(53_000 + seed))
    }
  }

  private func play(_ kind: String, seed: UInt64) throws {
    var dice = EngineOracleDice(seed: seed)
    let session = try Session(dice.pane(layoutKind: kind))
    let changes: [Action] = [
      .keyboard(.tap(.init(.line, .down), times: 3)), .reloadData,
      .wheel(rows: CGPoint(x: 0, y: 4)), .edit(.shuffle),
      .grow([[0, 0], [0, 1], [0, 2]], by: CGSize(width: 0, height: 30)),
      .invalidateLayout(times: 1),
      .turn(.estimate, by: 1), .undoSetting,
    ]
    for step in 0..<14 {
      let former = try #require(session.panes[0].lastPicture)
      session.apply(dice.pick([true, false]) ? dice.action(session.panes[0]) : dice.pick(changes))
      guard isSame(session.panes[0], after: former) else {
        Issue.record("\(kind) \(seed), step \(step)")
        return
      }
      for _ in 0..<dice.pick([0, 1, 3, 30]) {
        let former = try #require(session.panes[0].lastPicture)
        session.passFrame()
        guard isSame(session.panes[0], after: former) else {
          Issue.record("\(kind) \(seed), step \(step), later")
          return
        }
      }
    }
  }

  /// Whether elements are painted as if none was kept, and those found that were in another picture.
  private func isSame(_ run: PaneRun, after former: PaneRun.Picture) -> Bool {
    let kept = PaneRun.Picture(PaintedElements(run), in: run.view)
    for element in run.view.liveElements { element.view.forgetKept() }
    let anew = PaneRun.Picture(PaintedElements(run), in: run.view)
    var places = LastPlaces(former)
    let isFound = anew.elements.allSatisfy { element in
      let wanted = former.elements.first { $0.isSame(as: element) }
      return places.place(of: element)?.identity == wanted?.identity
    }
    return isFound && kept.items == anew.items && kept.isAnimated == anew.isAnimated
      && kept.elements.elementsEqual(anew.elements, by: areEqual)
      && kept.disappearing.elementsEqual(anew.disappearing, by: areEqual)
  }

  private func areEqual(_ element: PaintedElement, _ other: PaintedElement) -> Bool {
    element.looks(as: other) && element.frame == other.frame && element.item == other.item
      && element.isPinned == other.isPinned && element.sizeState == other.sizeState
      && element.trueSize == other.trueSize && element.isOutdated == other.isOutdated
  }

  @Test("What only scrolls is the same object in the next frame")
  func scrolled() throws {
    let session = try Session(.list(100, estimate: 40, height: 40))
    let before = try #require(session.panes[0].lastPicture).elements
    session.apply(.wheel(rows: CGPoint(x: 0, y: 1)))
    session.settle()
    let after = try #require(session.panes[0].lastPicture).elements
    #expect(after.count { element in before.contains { $0 === element } } >= 10)
    #expect(after.last?.item == before.last?.item.map { $0 + 1 })
  }

  @Test("A cell whose content has grown is painted anew, though nothing has moved")
  func grown() throws {
    let session = try Session(.list(100, estimate: 40, height: 40, knobs: [:]))
    session.view.selfSizingInvalidation = .disabled
    let before = try #require(session.panes[0].lastPicture).elements[0]
    #expect(before.trueSize?.height == 40 && !before.isOutdated)
    session.apply(.grow([[0, 0]], by: CGSize(width: 0, height: 10)))
    let after = try #require(session.panes[0].lastPicture).elements[0]
    #expect(after.box == before.box && after.trueSize?.height == 50 && after.isOutdated)
  }

  @Test("A cell that shows another item in its place is painted anew")
  func replaced() throws {
    let session = try Session(.list(100, estimate: 40, height: 40))
    session.apply(.update([.delete([[0, 0]]), .insert([[0, 0]], items: [])], animated: false))
    session.settle()
    let after = try #require(session.panes[0].lastPicture).elements
    #expect(after[0].item == 100 && after[1].item == 1)
  }

  @Test("The rules of a layout are those of what it was set to last")
  func rules() throws {
    var pane = Pane.list(100, estimate: 40, height: 40)
    pane.layout.kind = "waterfall"
    let session = try Session(pane)
    #expect(session.panes[0].truth.arrangement == .waterfall(columns: 2, order: .shortest))
    session.apply(.set([try Setting(key: "layout.columns", text: "3")]))
    #expect(session.panes[0].truth.arrangement == .waterfall(columns: 3, order: .shortest))
  }

  @Test("Places are found whatever is between the items")
  func places() {
    for items in [[], [4], [4, 5, 6], [4, 6, 9, 10], [9, 4, 20, 6, 5]] {
      let places = ReaderPlaces(
        items.enumerated().map { place, item in
          ReaderPlace(
            item: item, path: [0, item],
            frame: CGRect(x: 0, y: CGFloat(place) * 10, width: 10, height: 10),
            along: Axis(isHorizontal: false), from: 0, anchor: .visible)
        })
      for item in 0..<25 {
        #expect(places[item]?.item == (items.contains(item) ? item : nil), "\(items)")
      }
    }
  }
}
