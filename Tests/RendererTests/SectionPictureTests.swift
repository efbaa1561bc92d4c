import Foundation
import Simulator
import Testing

@testable import Renderer

/// What the screen shows of sections that scroll across.
@Suite("Sections that scroll across, on the screen")
struct SectionPictureTests {
  /// A pane of 240 × 120 points with a section 60 points high that has scrolled by half.
  private func pane(isMoving: Bool = false, offset: CGFloat = 240) -> PaneFrame {
    var pane = PaneFrame()
    pane.bounds = CGRect(x: 0, y: 0, width: 240, height: 120)
    pane.contentSize = CGSize(width: 240, height: 1200)
    pane.scrollRange = 0...1080
    var motion = MotionFrame()
    if isMoving {
      motion.activity = .decelerating
      motion.velocity.x = 310.4
      motion.author = "snap"
      motion.target = CGPoint(x: 360, y: 0)
      motion.proposedTarget = CGPoint(x: 412.5, y: 0)
    }
    pane.sections = [
      SectionFrame(
        section: 0, behavior: "groupPaging", frame: CGRect(x: 0, y: 20, width: 240, height: 60),
        contentOffset: CGPoint(x: offset, y: 0), contentSize: CGSize(width: 720, height: 60),
        range: 0...480, motion: motion, itemCount: 6, visible: [2, 3], restingItem: 3)
    ]
    return pane
  }

  private func viewport(_ pane: PaneFrame, isASCII: Bool = false) -> String {
    var grid = CellGrid(columns: 24, rows: 6)
    let map = PointMap(
      origin: pane.bounds.origin, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    ViewportPicture(
      pane: pane, map: map, area: grid.area, theme: Theme(isASCII: isASCII, usesColor: false)
    ).draw(into: &grid)
    #expect(grid.isWhole)
    return grid.picture.split(separator: "\n", omittingEmptySubsequences: false)[3]
      .padding(toLength: 24, withPad: " ", startingAt: 0)
  }

  @Test("The indicator is at the end of the section's scroller, while the section moves")
  func indicator() {
    #expect(viewport(pane(isMoving: true)) == "        ━━━━━━━━        ")
    #expect(viewport(pane(isMoving: true), isASCII: true) == "        ********        ")
    #expect(viewport(pane(isMoving: true, offset: 0)) == "━━━━━━━━                ")
    #expect(viewport(pane()).allSatisfy { $0 == " " })
    // Partly and wholly above the viewport.
    var scrolled = pane(isMoving: true)
    scrolled.bounds.origin.y = 20
    #expect(viewport(scrolled).allSatisfy { $0 == " " })
    scrolled.bounds.origin.y = 90
    #expect(viewport(scrolled).allSatisfy { $0 == " " })
  }

  private func minimap(_ pane: PaneFrame, columns: Int, isASCII: Bool = false) -> String {
    var grid = CellGrid(columns: columns, rows: 10)
    MinimapPicture(
      pane: pane, area: grid.area, theme: Theme(isASCII: isASCII, usesColor: false)
    ).draw(into: &grid)
    #expect(grid.isWhole)
    return String(grid.picture.split(separator: "\n", omittingEmptySubsequences: false)[0])
  }

  @Test(
    "The minimap shows where a section stands in its range, in its own row",
    arguments: [
      (0.0, 6, " ━━┈┈┈", " ==..."), (240, 6, " ┈┈━━┈", " ..==."), (480, 6, " ┈┈┈━━", " ...=="),
      (240, 10, " ┈┈┈━━━┈┈┈", " ...===..."),
    ])
  func map(offset: CGFloat, columns: Int, picture: String, ascii: String) {
    #expect(minimap(pane(offset: offset), columns: columns) == picture)
    #expect(minimap(pane(offset: offset), columns: columns, isASCII: true) == ascii)
  }

  private func inspector(_ pane: PaneFrame, _ inspected: ElementFrame? = nil) -> [String] {
    InspectorPicture(
      pane: pane, inspected: inspected.map { InspectedElement($0) }, showsTitle: false,
      area: CellRect(column: 0, row: 0, columns: 40, rows: 20),
      theme: Theme(isASCII: false, usesColor: false)
    ).sectionLines(limit: 9).map { $0.spans.map(\.text).joined() }
  }

  @Test("The inspector tells of a section that moves, and of the one under the cursor")
  func inspected() {
    #expect(
      inspector(pane(isMoving: true)) == [
        "section  0, groupPaging", "x        240 of 0 – 480",
        "target   ◆ 360 [0, 3], proposed ◇ 412.5", "velocity 310 pt/s, by snap",
        "in view  2 of 6 items",
      ])
    #expect(inspector(pane()) == [])
    var cell = pane()
    cell.elements = [.cell(2, y: 20, height: 60)]
    #expect(
      inspector(cell, cell.elements[0]) == [
        "section  0, groupPaging", "x        240 of 0 – 480, at rest", "rests at [0, 3]",
        "in view  2 of 6 items",
      ])
  }

  @Test("A line of the ledger names the section")
  func ledger() {
    var entry = LedgerEntry(time: 0.5, author: "snap", from: [0, 0], to: [266, 0])
    entry.section = 2
    let line = LedgerLine(
      entry: entry, theme: Theme(isASCII: true, usesColor: false), scrollsHorizontally: false,
      scrollsBothWays: false)
    let text = LedgerLine.styled([line], columns: 60).joined().map {
      $0.spans.map(\.text).joined()
    }
    #expect(text == ["0.50      snap            +266 section 2 0 -> 266"])
  }

  @Test("Keys across go to the section under the cursor, else to the one nearest to the middle")
  func keys() {
    var frame = Frame(title: "", time: 0, panes: [pane()])
    frame.panes[0].elements = [.cell(2, y: 20, height: 60)]
    var screen = Screen(columns: 80, rows: 24)
    let fling = Action.fling(.both(CGPoint(x: 2000, y: 0)))
    let tap = Action.keyboard(.tap(.init(.line, .right), times: 1))
    #expect(screen.atSection(fling, frame) == .aimed(.middle, fling))
    #expect(screen.atSection(tap, frame) == .aimed(.middle, tap))
    let down = Action.keyboard(.tap(.init(.line, .down), times: 1))
    #expect(screen.atSection(down, frame) == down)
    screen.state.inspected = InspectedElement(frame.panes[0].elements[0])
    let jump = Action.keyboard(.jump(.end))
    #expect(screen.atSection(.aimed(.middle, jump), frame) == .aimed(.section(0), jump))
    frame.panes[0].sections = []
    #expect(screen.atSection(tap, frame) == tap)
  }
}
