import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct ScrollBarTests {
  private func pane(
    offset: CGFloat, content: CGFloat = 4800, range: ClosedRange<CGFloat>? = nil
  ) -> PaneFrame {
    var pane = PaneFrame.list
    pane.bounds.origin.y = offset
    pane.contentSize = CGSize(width: 320, height: content)
    pane.scrollRange = range ?? 0...max(0, content - 480)
    return pane
  }

  private func thumb(_ pane: PaneFrame, length: Int) -> Range<Int> {
    ScrollBar(
      pane: pane, area: CellRect(column: 0, row: 0, columns: 1, rows: length),
      theme: Theme(isASCII: false, usesColor: true)
    ).thumb(length: length)
  }

  @Test(
    "The thumb stands where the viewport does: to the place that is nearest",
    arguments: [
      (0, 0..<2), (119, 0..<2), (121, 1..<3), (2160, 9..<11), (4199, 17..<19), (4201, 18..<20),
      (4320, 18..<20), (-90, 0..<2), (9999, 18..<20),
    ] as [(CGFloat, Range<Int>)])
  func places(_ offset: CGFloat, _ places: Range<Int>) {
    #expect(thumb(pane(offset: offset), length: 20) == places)
  }

  @Test("A huge content leaves one cell, one that fits the whole bar")
  func extremes() {
    #expect(thumb(pane(offset: 0, content: 1e9), length: 10) == 0..<1)
    #expect(thumb(pane(offset: 1e9 - 480, content: 1e9), length: 10) == 9..<10)
    #expect(thumb(pane(offset: 0, content: 300), length: 10) == 0..<10)
    #expect(thumb(pane(offset: 0, content: 0), length: 10) == 0..<10)
    #expect(thumb(pane(offset: .nan), length: 10) == 0..<10)
    #expect(thumb(pane(offset: 100), length: 1) == 0..<1)
    #expect(thumb(pane(offset: 10, content: 500), length: 2) == 1..<2)
    #expect(thumb(pane(offset: -44, content: 4800, range: -44...4354), length: 20) == 0..<2)
  }

  @Test("The thumb is always on the bar and moves with the offset")
  func monotone() {
    for length in 1...12 {
      for content in stride(from: CGFloat(490), to: 9000, by: 377) {
        var last = 0
        for offset in stride(from: CGFloat(-50), through: content, by: 13) {
          let thumb = thumb(pane(offset: offset, content: content), length: length)
          #expect(!thumb.isEmpty && thumb.upperBound <= length && thumb.lowerBound >= last)
          last = thumb.lowerBound
        }
      }
    }
  }

  @Test("The track tells what is measured, the thumb what of it is in view")
  func track() {
    var pane = pane(offset: 960)
    pane.measuredMap = [1, 1, 1, 1, 0, 0.01, 0, 0]
    pane.elements = [.cell(0, y: 960, height: 300), .cell(1, y: 1260, height: 300)]
    #expect(bar(pane, length: 8) == "┃┃█┃┊│┊┊")
    pane.elements[0].sizeState = .estimated
    #expect(bar(pane, length: 8) == "┃┃▒┃┊│┊┊")
    pane.elements[1].sizeState = .estimated
    #expect(bar(pane, length: 8) == "┃┃░┃┊│┊┊")
    #expect(bar(pane, length: 4) == "┃░│┊")
    #expect(bar(pane, length: 16) == "┃┃┃░░┃┃┃┊┊││┊┊┊┊")
    pane.isSelfSizing = false
    #expect(bar(pane, length: 8) == "┃┃░┃┃┃┃┃")
    pane.scrollsHorizontally = true
    #expect(bar(pane, length: 8) == "░░░░░░░━")
  }

  @Test("Marks stand where the thumb will begin, the proposed place apart from the target")
  func marks() {
    var pane = pane(offset: 0)
    pane.isSelfSizing = false
    pane.motion.proposedTarget = CGPoint(x: 0, y: 3000)
    pane.motion.target = CGPoint(x: 0, y: 3000)
    pane.motion.reportedVelocity = .zero
    #expect(bar(pane, length: 20) == "██┃┃┃┃┃┃┃┃┃┃┃◆┃┃┃┃┃┃")
    pane.motion.target = CGPoint(x: 0, y: 4320)
    #expect(bar(pane, length: 20) == "██┃┃┃┃┃┃┃┃┃┃┃◇┃┃┃┃◆┃")
    pane.motion.target = CGPoint(x: 0, y: 3010)
    #expect(bar(pane, length: 20) == "██┃┃┃┃┃┃┃┃┃┃┃◈┃┃┃┃┃┃")
    #expect(bar(pane, length: 20, isASCII: true) == "##HHHHHHHHHHH&HHHHHH")
    pane.bounds.origin.y = 2800
    #expect(bar(pane, length: 20) == "┃┃┃┃┃┃┃┃┃┃┃┃█◈┃┃┃┃┃┃")
    pane.scrollsHorizontally = true
    pane.motion.target = CGPoint(x: CGFloat.nan, y: 0)
    #expect(!bar(pane, length: 8).contains("◆"))
  }

  @Test("What lands across the scroll axis is marked on the bar for that way alone")
  func across() throws {
    var pane = Frame.stretched.panes[0]
    pane.bounds.origin = CGPoint(x: 40, y: 100)
    pane.motion.velocity = CGPoint(x: 300, y: 20)
    pane.motion.proposedTarget = CGPoint(x: 240, y: 120)
    pane.motion.target = pane.motion.proposedTarget
    pane.motion.reportedVelocity = CGPoint(x: 0.3, y: 0.02)
    #expect(!bar(pane, length: 12).contains("◆"))
    let slot = PaneSlot(
      index: 0, header: nil, viewport: CellRect(column: 0, row: 0, columns: 32, rows: 10),
      scrollBar: CellRect(column: 32, row: 0, columns: 1, rows: 10), inspector: nil,
      scale: CGSize(width: 10, height: 20))
    func line(_ pane: PaneFrame) -> String {
      var grid = CellGrid(columns: 33, rows: 11)
      PanePicture(
        pane: pane, slot: slot, inspected: nil, bottom: 11,
        theme: Theme(isASCII: false, usesColor: false)
      ).draw(into: &grid)
      return String(grid.picture.split(separator: "\n")[10])
    }
    #expect(line(pane) == "──████████◆████──────────────────")
    pane.motion.velocity = CGPoint(x: 20, y: 300)
    #expect(line(pane) == "──█████████████──────────────────")
    #expect(bar(pane, length: 12).contains("◆"))
  }

  private func bar(_ pane: PaneFrame, length: Int, isASCII: Bool = false) -> String {
    let isSideways = pane.scrollsHorizontally
    var grid = CellGrid(columns: isSideways ? length : 1, rows: isSideways ? 1 : length)
    ScrollBar(pane: pane, area: grid.area, theme: Theme(isASCII: isASCII, usesColor: true))
      .draw(into: &grid)
    return grid.picture.filter { $0 != "\n" }
  }
}
