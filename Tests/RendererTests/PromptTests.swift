import Simulator
import Testing

@testable import Renderer

@Suite("A prompt")
struct PromptTests {
  @Test(
    "Keys edit the text as in a shell",
    arguments: [
      ([], "abc def", "abc def", ""),
      ([.character("x")], "", "x", ""),
      ([.backspace], "ab", "a", ""),
      ([.left, .delete], "ab", "a", ""), ([.delete], "ab", "ab", ""),
      ([.home, .control("d")], "가나", "", "나"),
      ([.backspace], "가나", "가", ""),
      ([.left, .backspace], "ab", "", "b"),
      ([.left, .left, .left], "ab", "", "ab"),
      ([.left, .right, .right], "ab", "ab", ""),
      ([.left, .character("나")], "가다", "가나", "다"),
      ([.home, .character("x")], "ab", "x", "ab"),
      ([.home, .end], "ab", "ab", ""),
      ([.control("a"), .right], "ab", "a", "b"),
      ([.left, .control("u")], "abc", "", "c"),
      ([.left, .control("k")], "abc", "ab", ""),
      ([.control("w")], "one two", "one ", ""),
      ([.control("w")], "one two  ", "one ", ""),
      ([.control("w"), .control("w"), .control("w")], "one two", "", ""),
      ([.character("\u{301}")], "e", "e\u{301}", ""),
      ([.character("e"), .character("\u{301}"), .backspace], "", "", ""),
    ] as [([Key], String, String, String)])
  func editing(_ keys: [Key], _ text: String, _ before: String, _ after: String) {
    var prompt = Prompt(.filter(.help), text: text)
    for key in keys { _ = prompt.take(key) }
    #expect(prompt.before == before)
    #expect(prompt.after == after)
  }

  @Test("A key is told for what it did")
  func readings() {
    var prompt = Prompt(.filter(.help), text: "a")
    #expect(prompt.take(.character("b")) == .edited)
    #expect(prompt.take(.left) == .moved)
    #expect(prompt.take(.control("k")) == .edited)
    #expect(prompt.take(.control("k")) == .moved)
    #expect(prompt.take(.up) == .unused)
    #expect(prompt.take(.tab) == .unused)
    #expect(prompt.take(.enter) == .submitted)
    #expect(prompt.take(.escape) == .cancelled)
    #expect(prompt.take(.backspace) == .edited)
    #expect(prompt.take(.backspace) == .moved)
  }

  @Test("A text grows to 4096 characters and says so when there would be more")
  func longest() {
    var prompt = Prompt(.filter(.help), text: "ab")
    #expect(prompt.take(.character(String(repeating: "x", count: 5_000))) == .edited)
    #expect(prompt.text.count == 4_096)
    #expect(prompt.complaint == ["no more than 4096 characters"])
    var screen = Screen(columns: 40, rows: 12)
    screen.state.overlay = .help
    screen.state.prompt = prompt
    #expect(row(screen) == " /xxxxxxxxxxxxxxxxxx ✗ no more than 40…")
    #expect(prompt.take(.character("y")) == .moved)
    #expect(prompt.take(.backspace) == .edited)
    #expect(prompt.complaint.isEmpty)
    #expect(prompt.take(.character("y")) == .edited)
    #expect(prompt.complaint.isEmpty)
  }

  @Test("It stands in the row of the keys, its cursor in view, whatever the text's length")
  func picture() {
    var screen = Screen(columns: 40, rows: 12)
    screen.state.overlay = .help
    screen.state.prompt = Prompt(.filter(.help))
    #expect(row(screen) == " /  a key or a word")
    #expect(cursor(screen) == 2)
    screen.state.prompt = Prompt(.filter(.help), text: "하나 two")
    #expect(row(screen) == " /하나 two")
    #expect(cursor(screen) == 10)
    _ = screen.press(.home, showing: .carousel)
    #expect(row(screen) == " /하나 two")
    #expect(cursor(screen) == 2)
    screen.state.prompt = Prompt(.filter(.help), text: String(repeating: "가", count: 30) + "x")
    #expect(row(screen).hasSuffix("가x"))
    #expect(cursor(screen) == 37)
    _ = screen.press(.home, showing: .carousel)
    #expect(row(screen).hasPrefix(" /가가"))
    #expect(row(screen).hasSuffix("…"))
    #expect(screen.draw(.carousel).isWhole)
  }

  @Test("It takes the last row of a footer of several, and leaves the caption above it")
  func belowCaption() {
    var screen = Screen(columns: 60, rows: 20)
    var frame = Frame.carousel
    frame.caption = String(repeating: "many words of a caption ", count: 4)
    let before = screen.draw(frame).picture.split(separator: "\n", omittingEmptySubsequences: false)
    let first = screen.layout(frame).footer.row
    #expect(first < 19)
    screen.state.prompt = Prompt(.goTo, text: "12")
    let rows = screen.draw(frame).picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[19].hasPrefix(" item 12"))
    #expect(rows[first..<19] == before[first..<19])
  }

  @Test("Typed characters are no commands")
  func typing() {
    var screen = Screen(columns: 80, rows: 24)
    _ = screen.press(.character("?"), showing: .carousel)
    _ = screen.press(.character("/"), showing: .carousel)
    for character in "quit 12j?or" {
      #expect(screen.press(.character(String(character)), showing: .carousel) == .redraw)
    }
    #expect(screen.state.prompt?.text == "quit 12j?or")
    #expect(!screen.state.prefix.isPending)
    #expect(screen.press(.enter, showing: .carousel) == .redraw)
    #expect(screen.state.prompt == nil)
    #expect(screen.press(.character("q"), showing: .carousel) == .quit)
  }

  private func row(_ screen: Screen) -> String {
    String(screen.draw(.carousel).text().split(separator: "\n").last ?? "")
  }

  /// The column of the reversed cell in the bottom row.
  private func cursor(_ screen: Screen) -> Int? {
    let grid = screen.draw(.carousel)
    return (0..<grid.columns).first { grid[$0, grid.rows - 1].style.isReversed }
  }

  @Test(
    "Up and Down bring back what was typed for the same, and in the end what is being typed",
    arguments: [
      ([.up], "7"), ([.up, .up], "12"), ([.up, .up, .up], "12"), ([.up, .down], "3"),
      ([.down], "3"), ([.up, .up, .down], "7"), ([.control("p"), .control("n")], "3"),
      ([.up, .character("1"), .up, .down], "71"), ([.up, .character("1"), .up], "7"),
    ] as [([Key], String)])
  func history(_ keys: [Key], _ text: String) {
    var screen = Screen(columns: 80, rows: 24)
    func press(_ keys: [Key]) {
      for key in keys { _ = screen.press(key, showing: .scrollingUp) }
    }
    for typed in ["7", "12", "7"] { press([.character("f"), .character(typed), .enter]) }
    press([.character("f"), .character("9"), .escape])
    press([.character("/"), .character("a"), .enter, .character("f"), .character("3")] + keys)
    #expect(screen.state.prompt?.text == text)
    #expect(screen.state.prompt?.after == "")
    #expect(screen.turnWheelOverOverlay(by: -1, showing: .scrollingUp) == .nothing)
    #expect(screen.state.prompt?.text == text)
  }

  @Test("A text that was searched for is searched for again when it is brought back")
  func searchHistory() {
    var screen = Screen(columns: 80, rows: 24)
    for key in [Key.character("/"), .character("a"), .enter, .character("/")] {
      _ = screen.press(key, showing: .scrollingUp)
    }
    #expect(screen.press(.up, showing: .scrollingUp) == .search(.type("a")))
    #expect(screen.press(.up, showing: .scrollingUp) == .redraw)
    #expect(screen.press(.down, showing: .scrollingUp) == .search(.type("")))
  }

  @Test(
    "Ctrl-C leaves it as Escape does, whatever it is for, and is the program's without one",
    arguments: [":", "/", "f"])
  func interrupt(_ key: String) {
    var screen = Screen(columns: 80, rows: 24)
    _ = screen.press(.character(key), showing: .scrollingUp)
    _ = screen.press(.character("4"), showing: .scrollingUp)
    var escaped = screen
    let outcome = escaped.press(.escape, showing: .scrollingUp)
    #expect(screen.interrupt(showing: .scrollingUp) == outcome)
    #expect(screen.state == escaped.state)
    #expect(screen.state.prompt == nil)
    #expect(screen.interrupt(showing: .scrollingUp) == nil)
  }

  @Test("Pasted text is typed where something is typed, on one line, and does nothing elsewhere")
  func paste() {
    var screen = Screen(columns: 80, rows: 24)
    #expect(screen.paste("q", showing: .scrollingUp) == .nothing)
    #expect(screen.state.prompt == nil)
    _ = screen.press(.character("f"), showing: .scrollingUp)
    _ = screen.press(.character("4"), showing: .scrollingUp)
    _ = screen.paste("  2\n", showing: .scrollingUp)
    #expect(screen.state.prompt?.text == "42")
    _ = screen.paste(" \n ", showing: .scrollingUp)
    #expect(screen.state.prompt?.text == "42")
    #expect(screen.press(.enter, showing: .scrollingUp) == .goTo("42"))
  }
}
