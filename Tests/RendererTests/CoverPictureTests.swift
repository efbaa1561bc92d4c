import Foundation
import Simulator
import Testing

@testable import Renderer

/// What covers a part of the viewport, over the elements there.
@Suite("What covers the viewport")
struct CoverPictureTests {
  /// A viewport of 300 × 160 points at 10 × 20 a cell.
  private func picture(_ obscured: PaneGuides.Edges, isASCII: Bool = true) -> [String] {
    var pane = PaneFrame()
    pane.bounds = CGRect(x: 0, y: 100, width: 300, height: 160)
    pane.contentSize = CGSize(width: 300, height: 400)
    pane.elements = (0..<4).map { .cell($0, y: 100 + Double($0) * 40, height: 40, state: .fixed) }
    pane.obscured = obscured
    let area = CellRect(column: 0, row: 0, columns: 30, rows: 8)
    var grid = CellGrid(columns: 30, rows: 8)
    let map = PointMap(
      origin: pane.bounds.origin, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    ViewportPicture(
      pane: pane, map: map, area: area, theme: Theme(isASCII: isASCII, usesColor: false)
    ).draw(into: &grid)
    #expect(grid.isWhole)
    return grid.picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("It is hatched and named, and the texts below it stay", arguments: [false, true])
  func bottom(isASCII: Bool) {
    let rows = picture(PaneGuides.Edges(bottom: 80), isASCII: isASCII)
    let glyph: Character = isASCII ? ";" : "▓"
    #expect(rows.prefix(4).allSatisfy { !$0.contains(glyph) })
    #expect(rows[4...7].allSatisfy { $0.contains(glyph) })
    #expect(rows[4].contains(" obscured 80 pt "))
    #expect(rows[4].contains("[0,2]") && rows[6].contains("[0,3]"))
  }

  @Test("At the top it is named in the row next to what is uncovered")
  func top() {
    let rows = picture(PaneGuides.Edges(top: 60))
    #expect(rows[2].contains(" obscured 60 pt "))
    #expect(rows[0...2].allSatisfy { $0.contains(";") })
    #expect(rows[3...].allSatisfy { !$0.contains(";") })
  }

  @Test("More than the view covers all of it, and a narrow strip has its number alone")
  func large() {
    #expect(picture(PaneGuides.Edges(bottom: 900)).allSatisfy { $0.contains(";") })
    let rows = picture(PaneGuides.Edges(left: 40))
    #expect(rows[0].contains("40") && !rows[0].contains("obscured"))
    #expect(picture(PaneGuides.Edges()).allSatisfy { !$0.contains(";") })
  }

  @Test("The inspector and the legend tell of it")
  func told() {
    var frame = Frame.estimateTooLarge
    frame.panes[0].obscured = PaneGuides.Edges(bottom: 300)
    let theme = Theme(isASCII: false, usesColor: false)
    let lines = InspectorNumbers(frame.panes[0], columns: 40, theme: theme).lines
    #expect(
      lines.contains { $0.spans.map(\.text).joined().hasPrefix("obscured 0 0 300 0") })
    var screen = Screen(columns: 80, rows: 24)
    screen.state.overlay = .legend
    let legend = screen.legend(of: frame, screen.layout(frame)).lines.prefix(8)
    #expect(legend.contains { $0.spans.map(\.text).joined().hasSuffix("obscured: covered") })
  }
}
