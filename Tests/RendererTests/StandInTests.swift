import Simulator
import Testing

@testable import Renderer

@Suite("What cannot be drawn")
struct StandInTests {
  @Test("Controls have pictures, and under ASCII nothing but ASCII", arguments: [false, true])
  func controls(isASCII: Bool) {
    var text = ""
    for value in UInt32(0)...0x9F {
      if value < 0x20 || value > 0x7E, let scalar = Unicode.Scalar(value) {
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\u{202E}\u{2066}\u{FFFE}\u{1B}\u{301}"
    var frame = Frame.carousel
    frame.title = text
    frame.panes[0].elements[0].text = text
    var screen = Screen(columns: 240, rows: 40)
    screen.isASCII = isASCII
    let picture = screen.draw(frame).text()
    #expect(picture.contains("␛") == !isASCII)
    #expect(picture.contains("⋅") == !isASCII)
    #expect(picture.allSatisfy(\.isASCII) == isASCII)
    #expect(picture.contains("?????") == isASCII)
  }

  @Test("Text of the data stays as it is")
  func data() {
    var grid = CellGrid(columns: 8, rows: 1)
    grid.put("é한·␛", column: 0, row: 0, clip: grid.area)
    grid.spellStandIns()
    #expect(grid.text() == "é한·?\n")
  }
}
