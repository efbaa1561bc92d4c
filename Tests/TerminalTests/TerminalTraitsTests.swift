import Testing

@testable import Terminal

@Suite("What the environment says")
struct TerminalTraitsTests {
  @Test(
    "UTF-8 is read where the first variable of the language that says anything names it",
    arguments: [
      (["LANG": "C.UTF-8"], true), (["LANG": "en_US.utf8", "LC_ALL": ""], true),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false), (["LC_CTYPE": "POSIX"], false),
      (["LC_CTYPE": "de_DE.UTF-8", "LANG": "C"], true), ([:], false),
    ])
  func speaksUTF8(_ environment: [String: String], _ speaks: Bool) {
    #expect(TerminalTraits(environment: environment).speaksUTF8 == speaks)
  }

  @Test(
    "NO_COLOR counts when it is not empty",
    arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "0"], false)])
  func color(environment: [String: String], wantsColor: Bool) {
    #expect(TerminalTraits(environment: environment).wantsColor == wantsColor)
  }

  @Test(
    "Pictures are held back only where that is known to work",
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "xterm-256color"], false),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux"], false), ([:], false),
    ])
  func holding(environment: [String: String], holds: Bool) {
    #expect(TerminalTraits(environment: environment).holdsPictures == holds)
  }

  @Test(
    "A terminal that terminfo lacks is looked up as one that it resembles",
    arguments: [
      ("xterm-kitty", ["xterm-kitty", "xterm-256color"]),
      ("tmux-256color", ["tmux-256color", "screen-256color"]), ("vt100", ["vt100"]), ("", []),
    ])
  func lookup(name: String, names: [String]) {
    #expect(TerminalTraits(environment: ["TERM": name]).namesToLookUp == names)
  }

  @Test("Temporary files go where the user wants them")
  func temporaryDirectory() {
    #expect(TerminalTraits(environment: ["TMPDIR": "/var/own"]).temporaryDirectory == "/var/own")
    #expect(TerminalTraits(environment: ["TMPDIR": ""]).temporaryDirectory == "/tmp")
  }

  @Test(
    "Capabilities lose their delays",
    arguments: [
      ("\u{1B}[?5h$<100/>\u{1B}[?5l", "\u{1B}[?5h\u{1B}[?5l"), ("plain", "plain"), ("", ""),
      ("$<5>", ""), ("open$<5", "open$<5"),
    ])
  func padding(capability: String, plain: String) {
    #expect(ControlText.withoutPadding(capability) == plain)
  }
}
