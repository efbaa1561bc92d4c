import Foundation
import Simulator
import Testing

@testable import Renderer

/// Edges where they are, between the boundaries of rows and columns.
@Suite("True edges")
struct TrueEdgeTests {
  /// A box of 12 × 4 cells, so many points above its place in a viewport of 5 rows.
  private func box(
    scrolled points: Double, state: ElementFrame.SizeState = .measured, isASCII: Bool = false
  ) -> String {
    elementPicture(
      .cell(3, x: 10, y: 20, width: 120, height: 60, state: state), columns: 14, rows: 5,
      offset: CGPoint(x: 0, y: -points), isASCII: isASCII)
  }

  @Test("Content that scrolls by a quarter of a row moves its edges by a quarter of a row")
  func quarters() {
    #expect(
      box(scrolled: 0) == """
                      |
         ┌[0,3] ────┐ |
         │          │ |
         └──────────┘ |
                      |
        """)
    #expect(
      box(scrolled: 5) == """
                      |
         ╷[0,3] ⎼⎼⎼⎼╷ |
         │          │ |
         │⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼│ |
                      |
        """)
    #expect(
      box(scrolled: 10) == """
                      |
                      |
         │[0,3] ▔▔▔▔│ |
         │          │ |
         ▔▔▔▔▔▔▔▔▔▔▔▔ |
        """)
    #expect(
      box(scrolled: 15) == """
                      |
                      |
         │[0,3] ⎻⎻⎻⎻│ |
         │          │ |
         ╵⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻╵ |
        """)
    #expect(
      box(scrolled: 20) == """
                      |
                      |
         ┌[0,3] ────┐ |
         │          │ |
         └──────────┘ |
        """)
  }

  @Test(
    "Scrolling a point at a time, every quarter of a row shows, and neighbours stay a row apart")
  func smooth() {
    var pictures: [String] = []
    for points in 0..<20 {
      let picture = box(scrolled: Double(points))
      if picture != pictures.last { pictures.append(picture) }
    }
    #expect(pictures.count >= 5)
  }

  @Test("Estimates keep their light lines, ASCII its own")
  func others() {
    #expect(
      box(scrolled: 5, state: .estimated) == """
                      |
         ╷[0,3]  ~60╷ |
         ╎ ~   ~   ~╎ |
         │⎼ ⎼ ⎼ ⎼ ⎼ │ |
                      |
        """)
    #expect(box(scrolled: 5, isASCII: true) == box(scrolled: 0, isASCII: true))
  }

  @Test("A viewport's edge cuts them; outside nothing is drawn")
  func cut() {
    #expect(
      elementPicture(
        .cell(3, x: -60, y: -25, width: 120, height: 60), columns: 10, rows: 3) == """
          [0,3]│    |
          ⎻⎻⎻⎻⎻╵    |
                    |
          """)
    #expect(
      elementPicture(.cell(3, x: 0, y: 65, width: 100, height: 60), columns: 10, rows: 3)
        == elementPicture(.cell(3, x: 0, y: -65, width: 100, height: 60), columns: 10, rows: 3))
  }

  @Test("Sides stand to a third of a column where they lie between columns")
  func sides() {
    #expect(
      elementPicture(.cell(3, x: 14, y: 0, width: 60, height: 60), columns: 10, rows: 3) == """
         ▕3 ──▕   |
         ▕    ▕   |
         ▕────▕   |
        """)
    #expect(
      elementPicture(.cell(3, x: 16, y: 0, width: 60, height: 60), columns: 10, rows: 3) == """
          ▏3 ──▏  |
          ▏    ▏  |
          ▏────▏  |
        """)
  }

  @Test("The band of a header ends to an eighth of a row, in rows without its text")
  func bands() {
    func header(_ y: Double, _ height: Double) -> ElementFrame {
      var header = ElementFrame.cell(0, y: y, width: 200, height: height, text: "Spring")
      header.category = .supplementaryView
      header.kind = "UICollectionElementKindSectionHeader"
      return header
    }
    #expect(
      elementPicture(header(5, 40), rows: 3) == """
        ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆|
        ╤Spring  header [0] |
                            |
        """)
    #expect(
      elementPicture(header(0, 35), rows: 3) == """
        ╤Spring  header [0] |
        ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂|
                            |
        """)
    #expect(
      elementPicture(header(-25, 40), rows: 3) == """
        ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂|
                            |
                            |
        """)
    #expect(!elementPicture(header(500, 40), rows: 3).contains("Spring"))
  }
}
