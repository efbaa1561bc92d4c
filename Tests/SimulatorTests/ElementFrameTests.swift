import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Elements of a frame")
@MainActor
struct ElementFrameTests {
  @Test("A cell whose content has grown is outdated, though nothing has moved")
  func grown() throws {
    let session = try Session(.list(100, estimate: 40, height: 40, knobs: [:]))
    session.view.selfSizingInvalidation = .disabled
    let before = try #require(session.panes[0].judge.last).elements[0]
    #expect(before.requiredSize?.height == 40 && !before.isOutdated)
    session.apply(.grow([[0, 0]], by: CGSize(width: 0, height: 10)))
    let after = try #require(session.panes[0].judge.last).elements[0]
    #expect(after.box == before.box && after.requiredSize?.height == 50 && after.isOutdated)
  }

  @Test("A cell that shows another item in its place is that item")
  func replaced() throws {
    let session = try Session(.list(100, estimate: 40, height: 40))
    session.apply(.update([.delete([[0, 0]]), .insert([[0, 0]], items: [])], animated: false))
    session.settle()
    let after = try #require(session.panes[0].judge.last).elements
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

  @Test("A header shows the text of its view")
  func header() throws {
    var pane = Pane.list(50, estimate: 44, height: 44)
    pane.data = DataSet(sections: [DataSection(header: "One", items: .numbered(50))])
    let session = try Session(pane)
    func headers() -> [String] { session.frame.panes[0].elements.filter(\.isHeader).map(\.text) }
    #expect(headers() == ["One"])
    let view = session.panes[0].view.supplementaryView(
      forElementKind: ElementFrame.headerKind, at: [0, 0])
    try #require(view as? SceneSupplementaryView).text = "Two"
    #expect(headers() == ["Two"])
  }

  @Test("A selected or highlighted cell is shown so")
  func selected() throws {
    let session = try Session(.list(50, estimate: 44, height: 44))
    let cell = try #require(session.panes[0].view.cellForItem(at: [0, 1]) as? SceneCell)
    cell.isSelected = true
    cell.isHighlighted = true
    let cells = session.frame.panes[0].visibleCells
    #expect(cells.filter(\.isSelected).map(\.indexPath) == [[0, 1]])
    #expect(cells.filter(\.isHighlighted).map(\.indexPath) == [[0, 1]])
  }

  @Test("Another layout has its own rules for sizes")
  func layout() throws {
    func run(_ kind: String) throws -> PaneRun {
      var pane = Pane.list(50, estimate: 44, height: 44)
      pane.layout.kind = kind
      return try Session(pane).panes[0]
    }
    let (list, seedList, carousel) = (try run("list"), try run("seedList"), try run("carousel"))
    #expect(list.isSelfSizing && list.reportsMeasuredCells)
    #expect(seedList.isSelfSizing && !seedList.reportsMeasuredCells)
    #expect(!carousel.isSelfSizing && carousel.reportsMeasuredCells)
  }
}
