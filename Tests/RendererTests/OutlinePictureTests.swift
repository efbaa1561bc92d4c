import Foundation
import Simulator
import Testing

@testable import Renderer

/// Marks over a viewport of 12 × 6 cells, one cell 10 × 20 points.
@Suite("The cursor and the outline of a call in the viewport")
struct OutlinePictureTests {
  private func picture(
    _ draw: (OutlinePicture, inout CellGrid) -> Void, elements: [ElementFrame] = [],
    isASCII: Bool = false
  ) -> String {
    var grid = CellGrid(columns: 14, rows: 8)
    grid.fill(grid.area, with: ".", clip: grid.area)
    let area = CellRect(column: 1, row: 1, columns: 12, rows: 6)
    grid.fill(area, clip: area)
    var pane = PaneFrame.list
    pane.bounds = CGRect(x: 0, y: 100, width: 120, height: 120)
    pane.elements = elements
    let map = PointMap(
      origin: pane.bounds.origin, scale: CGSize(width: 10, height: 20), column: 1, row: 1)
    draw(
      OutlinePicture(
        pane: pane, map: map, area: area, theme: Theme(isASCII: isASCII, usesColor: false)), &grid)
    #expect(grid.isWhole)
    return grid.picture
  }

  private func call(_ rect: CGRect) -> TraceEvent {
    var event = TraceEvent(time: 0, kind: .call, call: "layoutAttributesForElements")
    event.rect = rect
    return event
  }

  private func cell(_ y: Double, _ height: Double) -> ElementFrame {
    .cell(3, x: 20, y: y, width: 80, height: height)
  }

  private func outlined(_ rect: CGRect, isASCII: Bool = false) -> String {
    picture({ $0.drawCall(call(rect), into: &$1) }, isASCII: isASCII)
  }

  private func pointed(_ element: ElementFrame) -> String {
    picture(
      { $0.drawCursor(InspectedElement(element), into: &$1) }, elements: [element])
  }

  @Test("The cursor points at an element from both sides")
  func cursor() {
    #expect(
      pointed(cell(120, 60)) == """
        ..............
        .            .
        .  ▸      ◂  .
        .            .
        .            .
        .            .
        .            .
        ..............
        """)
  }

  @Test("Of an element that begins above the viewport it points at the first row in it")
  func cursorPartly() {
    #expect(
      pointed(cell(40, 100)) == """
        ..............
        .  ▸      ◂  .
        .            .
        .            .
        .            .
        .            .
        .            .
        ..............
        """)
  }

  @Test("It leaves the last digit of a label that goes to the edge")
  func cursorAtLabel() {
    let element = cell(120, 20)
    let drawn = picture(
      { outline, grid in
        grid.put("50→90", column: 6, row: 2, style: Style(), clip: grid.area)
        outline.drawCursor(InspectedElement(element), into: &grid)
      }, elements: [element])
    #expect(drawn.contains(".  ▸  50→90  ."))
  }

  @Test("Outside of the viewport nothing is pointed at")
  func cursorOutside() {
    #expect(!pointed(cell(300, 60)).contains("▸"))
    #expect(!pointed(cell(0, 60)).contains("▸"))
  }

  @Test("The rectangle that a call asks about has a box")
  func rect() {
    #expect(
      outlined(CGRect(x: 10, y: 120, width: 100, height: 80)) == """
        ..............
        .            .
        . ·┈┈┈┈┈┈┈┈· .
        . ┊        ┊ .
        . ┊        ┊ .
        . ·┈ in…┈┈┈· .
        .            .
        ..............
        """)
  }

  @Test("An edge beyond the viewport stands at its own, with an arrow")
  func rectPartly() {
    #expect(
      outlined(CGRect(x: 0, y: 20, width: 120, height: 120)) == """
        ..............
        .·┈┈┈┈┈┈┈┈↑┈·.
        .·┈ in: …┈┈┈·.
        .            .
        .            .
        .            .
        .            .
        ..............
        """)
  }

  @Test("A rectangle out of view is told by the way to it")
  func rectOutside() {
    #expect(
      outlined(CGRect(x: 0, y: 500, width: 120, height: 120)) == """
        ..............
        .            .
        .            .
        .            .
        .            .
        .            .
        .  ↓ asked … .
        ..............
        """)
    let above = outlined(CGRect(x: 0, y: 0, width: 120, height: 40))
    #expect(above.split(separator: "\n")[1].contains("↑ asked"))
    #expect(
      outlined(CGRect(x: 500, y: 120, width: 40, height: 40), isASCII: true).utf8
        .allSatisfy { $0 < 0x80 })
  }

  @Test("A call about an element outlines where it is now, and nothing when it is not live")
  func element() {
    var event = TraceEvent(time: 0, kind: .call, call: "willDisplay [0, 3]")
    event.element = TraceEvent.Element(indexPath: [0, 3])
    let shown = picture({ $0.drawCall(event, into: &$1) }, elements: [cell(120, 20)])
    #expect(shown.split(separator: "\n")[2] == ".  ┊      ┊  .")
    let box = picture(
      { outline, grid in
        grid.put("name", column: 5, row: 2, clip: grid.area)
        outline.drawCall(event, into: &grid)
      }, elements: [cell(120, 60)])
    #expect(box.split(separator: "\n")[2] == ".  ┊ name ┊  .")
    #expect(box.split(separator: "\n")[4] == ".  ·┈ …┈┈┈·  .")
    event.element = TraceEvent.Element(indexPath: [0, 4])
    let gone = picture({ $0.drawCall(event, into: &$1) }, elements: [cell(120, 20)])
    #expect(!gone.contains("┊"))
  }
}
