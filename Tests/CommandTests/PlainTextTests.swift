import Testing

@testable import cellophane

@Suite("What is printed for a person")
struct PlainTextTests {
  @Test("Signs and quotes have a form in ASCII, and letters stay what they are")
  func spelled() {
    #expect(
      PlainText.spelled("“a” → 3 × 4…, Zürich", inASCII: true) == "\"a\" -> 3 x 4..., Zürich")
    #expect(PlainText.spelled("“a” → b", inASCII: false) == "“a” → b")
    #expect(
      PlainText.spelled("“Zürich”", inASCII: true, lacksLetters: true) == #""Z\u{FC}rich""#)
    let error = "1:5: no “b”\na … b\n    ^"
    #expect(PlainText.spelled(error, inASCII: true) == "1:5: no \"b\"\na … b\n    ^")
    #expect(
      PlainText.spelled(error, inASCII: true, lacksLetters: true) == "1:5: no \"b\"\na ? b\n    ^")
  }

  @Test(
    "What a terminal could act on is written out, and a line stays a line",
    arguments: [true, false])
  func visible(inASCII: Bool) {
    let text = "a\u{1B}[31mb\u{9B}c\u{202E}\nd\r"
    let lines = PlainText.spelled(text, inASCII: inASCII).split(separator: "\n")
    #expect(lines == [#"a\u{1B}[31mb\u{9B}c\u{202E}"#, #"d\u{D}"#])
  }

  @Test(
    "An option that there is none of is answered with the one that comes near, or with none",
    arguments: [
      ("Error: Unknown option '--hlep'. Did you mean '--set'?\nUsage", "help", "--help"),
      ("Error: Unknown option '--hlep'\nUsage", "help", "--help"),
      ("Error: Unknown option '--stage'. Did you mean '--trace'?\nUsage", "trace", nil),
      ("Error: Unknown option '-x'\nUsage", "size", nil),
    ])
  func unknownOption(_ message: String, _ option: String, _ meant: String?) {
    let told = UnknownOption.message(message, options: [option])
    #expect(told.hasSuffix("\nUsage"))
    #expect(told.contains("Did you mean") == (meant != nil))
    #expect(meant.map { told.contains("Did you mean '\($0)'?") } ?? true)
    #expect(UnknownOption.message("Error: Missing 'x'", options: [option]) == "Error: Missing 'x'")
  }
}
