import Testing

@testable import Renderer

/// What stands on the screen before there is anything to draw.
@Suite("While very many sizes are asked for, on the screen")
struct AskingPictureTests {
  @Test(
    "What Ctrl-C does then is said",
    arguments: [
      (InterruptMeaning.endsProgram, "ends the program"), (.takesBack, "takes it back"),
    ])
  func interrupt(_ meaning: InterruptMeaning, _ words: String) {
    let picture = Screen(columns: 120, rows: 40)
      .asking(for: 300_000, of: 1_000_000, interrupt: meaning).picture
    #expect(picture.contains("1 000 000 items… Ctrl-C \(words)"))
  }

  @Test("The words stand in the middle", arguments: [(80, 24), (120, 40), (40, 12), (12, 3)])
  func words(_ columns: Int, _ rows: Int) {
    var screen = Screen(columns: columns, rows: rows)
    let picture = screen.asking(for: 300_000, of: 1_000_000, interrupt: .endsProgram)
    #expect(picture.isWhole)
    let lines = picture.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(
      columns < 40
        || words
          == "laying out: 300 000 of 1 000 000 items… Ctrl-C ends the program"
    )
    screen.isASCII = true
    #expect(
      screen.asking(for: 300_000, of: 1_000_000, interrupt: .endsProgram).picture
        .allSatisfy { $0.isASCII })
  }
}
