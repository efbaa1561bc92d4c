import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("The minimap")
struct MinimapPictureTests {
  private func pane(offset: CGFloat, content: CGFloat = 4800) -> PaneFrame {
    var pane = PaneFrame.list
    pane.bounds.origin.y = offset
    pane.contentSize = CGSize(width: 320, height: content)
    pane.scrollRange = 0...max(0, content - 480)
    return pane
  }

  private func picture(
    _ pane: PaneFrame, _ columns: Int, _ rows: Int, isASCII: Bool = false
  ) -> String {
    var grid = CellGrid(columns: columns, rows: rows)
    MinimapPicture(pane: pane, area: grid.area, theme: Theme(isASCII: isASCII, usesColor: true))
      .draw(into: &grid)
    #expect(grid.isWhole)
    return grid.picture
  }

  @Test("Measured is solid, estimated shaded, the viewport a frame with what is in view")
  func levels() {
    var pane = pane(offset: 1920)
    pane.measuredMap = [1, 1, 0.5, 0, 0, 0, 0, 0, 0.01, 1]
    pane.elements = [
      .cell(0, y: 1900, height: 200), .cell(1, y: 2100, height: 400, state: .estimated),
    ]
    #expect(
      picture(pane, 6, 10) == """
         █████
         █████
         ▒▒▒▒▒
         ░░░░░
         ┃▒▒▒┃
         ░░░░░
         ░░░░░
         ░░░░░
         ▒▒▒▒▒
         █████
        """)
    #expect(
      picture(pane, 6, 10, isASCII: true) == """
         #####
         #####
         %%%%%
         ~~~~~
         *%%%*
         ~~~~~
         ~~~~~
         ~~~~~
         %%%%%
         #####
        """)
  }

  @Test(
    "A header alone in a part of the viewport is measured or not, and nothing there is as the content"
  )
  func headers() {
    var pane = pane(offset: 0, content: 480)
    pane.measuredMap = [1]
    var first = ElementFrame.cell(0, y: 80, height: 80, state: .estimated)
    first.category = .supplementaryView
    var second = ElementFrame.cell(0, y: 160, height: 80)
    second.category = .supplementaryView
    // Nothing stands from 240 to 320.
    pane.elements = [first, second, .cell(0, y: 320, height: 160)]
    #expect(
      picture(pane, 5, 6) == """
         ┏━━┓
         ┃░░┃
         ┃██┃
         ┃██┃
         ┃██┃
         ┗━━┛
        """)
  }

  @Test("The frame grows with its share of the content, and shows its parts")
  func frame() {
    var pane = pane(offset: 480, content: 1440)
    pane.measuredMap = [0, 0, 0]
    pane.elements = [
      .cell(0, y: 480, height: 250), .cell(1, y: 730, height: 250, state: .estimated),
    ]
    #expect(
      picture(pane, 5, 12) == """
         ░░░░
         ░░░░
         ░░░░
         ░░░░
         ┏━━┓
         ┃██┃
         ┃▒▒┃
         ┗━━┛
         ░░░░
         ░░░░
         ░░░░
         ░░░░
        """)
    #expect(picture(pane, 3, 1) == " ┃┃")
  }

  @Test("What is never a guess is dotted, and all of it in view when it fits")
  func fixed() {
    var pane = pane(offset: 0, content: 300)
    pane.isSelfSizing = false
    #expect(
      picture(pane, 5, 4) == """
         ┏━━┓
         ┃··┃
         ┃··┃
         ┗━━┛
        """)
  }

  @Test("By points: where items were measured longer, the measured part is longer")
  func points() {
    var pane = pane(offset: 0, content: 1000)
    pane.bounds.size.height = 100
    pane.scrollRange = 0...900
    pane.measuredMap = [1, 1, 0, 0]
    pane.measuredMapEdges = [0, 400, 800, 900, 1000]
    pane.elements = [.cell(0, y: 0, height: 400)]
    #expect(
      picture(pane, 3, 10).split(separator: "\n").map(String.init)
        == [" ┃┃"] + Array(repeating: " ██", count: 7) + [" ░░", " ░░"])
  }

  @Test("Items beside each other in a line count for the whole of it")
  func lines() {
    var pane = pane(offset: 0, content: 400)
    pane.bounds.size.height = 100
    pane.scrollRange = 0...300
    pane.measuredMap = [0, 1, 1, 1, 0, 0]
    pane.measuredMapEdges = [0, 0, 200, 200, 300, 300, 400]
    #expect(
      picture(pane, 4, 8) == """
         ┏━┓
         ┗━┛
         ▒▒▒
         ▒▒▒
         ███
         ███
         ░░░
         ░░░
        """)
  }

  @Test("Sections, findings and the landing of a fling are marked where they are")
  func marks() {
    var pane = pane(offset: 0)
    pane.isSelfSizing = false
    pane.sectionStarts = [0, 960, 2400]
    pane.findingPlaces = [
      FindingPlace(invariant: .anchor, position: 1500),
      FindingPlace(invariant: .coverage, position: 99_999),
    ]
    pane.motion.proposedTarget = CGPoint(x: 0, y: 3000)
    pane.motion.target = CGPoint(x: 0, y: 3000)
    pane.motion.reportedVelocity = .zero
    #expect(
      picture(pane, 4, 10) == """
        ─┃·┃
         ···
        ─···
        ✗···
         ···
        ─···
        ◆···
         ···
         ···
        ✗···
        """)
    pane.sectionStarts = (0..<6).map { CGFloat($0) * 700 }
    pane.findingPlaces = []
    pane.motion.target = nil
    #expect(picture(pane, 4, 10).contains("─") == false)
  }

  @Test("A finding is marked on a scroll bar as well, but not over the thumb")
  func bar() {
    var pane = pane(offset: 0)
    pane.isSelfSizing = false
    pane.findingPlaces = [0, 2500].map { FindingPlace(invariant: .coverage, position: $0) }
    var grid = CellGrid(columns: 1, rows: 10)
    ScrollBar(pane: pane, area: grid.area, theme: Theme(isASCII: false, usesColor: true))
      .draw(into: &grid)
    #expect(grid.picture.filter { $0 != "\n" } == "█┃┃┃┃✗┃┃┃┃")
  }

  @Test("A billion items: the frame is one row, at the very start and the very end")
  func billion() {
    var pane = pane(offset: 0, content: 44e9)
    pane.measuredMap = [1e-9] + Array(repeating: 0, count: 62) + [1e-9]
    pane.elements = [.cell(0, y: 0, height: 480)]
    #expect(picture(pane, 4, 4) == " ┃█┃\n ░░░\n ░░░\n ▒▒▒")
    pane.bounds.origin.y = 44e9 - 480
    #expect(picture(pane, 4, 4) == " ▒▒▒\n ░░░\n ░░░\n ┃▒┃")
  }

  @Test(
    "The frame is in the first row a page behind the start, and in the last a page before the end",
    arguments: [1e6, 1e9] as [CGFloat])
  func ends(items: CGFloat) {
    let content = items * 44
    let end = content - 480
    func rows(_ offset: CGFloat) -> [Substring] {
      picture(pane(offset: offset, content: content), 4, 6).split(separator: "\n")
    }
    func framed(in row: Int) -> [Substring] {
      (0..<6).map { $0 == row ? " ┃·┃" : " ···" }
    }
    for (offset, row) in [
      (0, 0), (480, 0), (content / 6 - 480, 0), (content / 6, 1), (end / 2 - 480, 2),
      (end / 2, 3), (end - content / 6, 4), (content * 5 / 6, 5), (end - 480, 5), (end, 5),
    ] {
      #expect(rows(offset) == framed(in: row), "at \(offset)")
    }
  }

  @Test("One item and ten fit: the frame is all of the map, wherever the content is pulled")
  func few() {
    for items in [1, 10] as [CGFloat] {
      for offset in [-480, 0, 480] as [CGFloat] {
        #expect(
          picture(pane(offset: offset, content: items * 44), 4, 3) == " ┏━┓\n ┃·┃\n ┗━┛")
      }
    }
    // Ten that do not: a row stands for a tenth of them.
    let rows = [0, 480, 2160, 3840, 4320].map { offset in
      picture(pane(offset: offset), 4, 10).split(separator: "\n").firstIndex { $0.contains("┃") }
    }
    #expect(rows == [0, 1, 5, 8, 9])
  }

  @Test("Sideways it lies below, with the marks above")
  func horizontal() {
    var pane = Frame.carousel.panes[0]
    pane.findingPlaces = [FindingPlace(invariant: .motion, position: 1999)]
    #expect(
      picture(pane, 20, 4) == """
          ◆◇               ✗
        ·┏━┓················
        ·┃·┃················
        ·┗━┛················
        """)
  }

  @Test("Where content is wider than the view as well, the frame has its place both ways")
  func bothWays() {
    var pane = Frame.stretched.panes[0]
    pane.bounds.origin = CGPoint(x: 480, y: 400)
    #expect(
      picture(pane, 11, 6) == """
         ··········
         ··········
         ··········
         ··········
         ······┏━━┓
         ······┗━━┛
        """)
    pane.bounds.origin = .zero
    #expect(picture(pane, 11, 6, isASCII: true).hasPrefix(" ****......\n ****......\n .........."))
  }

  @Test("Numbers that are none leave it whole", arguments: [CGFloat.nan, .infinity, -1, 0])
  func odd(_ number: CGFloat) {
    var pane = pane(offset: number, content: number)
    pane.measuredMap = [0.5, 1]
    pane.measuredMapEdges = [number, 3, number]
    pane.sectionStarts = [number, 2]
    pane.findingPlaces = [FindingPlace(invariant: .work, position: Double(number))]
    #expect(picture(pane, 8, 10).count == 89)
    pane.scrollsHorizontally = true
    #expect(picture(pane, 8, 4).count == 35)
  }
}
