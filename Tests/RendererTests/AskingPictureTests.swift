import Testing

@testable import Renderer

/// What stands on the screen before there is anything to draw.
@Suite("While a delegate is asked for sizes, on the screen")
struct AskingPictureTests {
  @Test("The words stand in the middle", arguments: [(80, 24), (120, 40), (40, 12), (12, 3)])
  func words(_ columns: Int, _ rows: Int) {
    var screen = Screen(columns: columns, rows: rows)
    let picture = screen.asking(forSizes: 300_000, of: 1_000_000)
    #expect(picture.isWhole)
    let lines = picture.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(columns < 40 || words == "asking the delegate for sizes: 300 000 of 1 000 000…")
    screen.isASCII = true
    #expect(screen.asking(forSizes: 300_000, of: 1_000_000).picture.allSatisfy { $0.isASCII })
  }
}
