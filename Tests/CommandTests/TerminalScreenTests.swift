import Foundation
import Testing

extension BuiltBinary {
  /// What a person sees and does.
  @Suite("On a terminal", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalScreenTests {
    let folder: TemporaryFolder
    let sample: String

    init() throws {
      folder = try TemporaryFolder()
      sample = try folder.write(SampleScene.text, to: "sample.yaml")
    }

    @Test(
      "Draws and scrolls on every size and terminal",
      arguments: [
        (80, 24, "tmux-256color"), (120, 40, "xterm-256color"), (40, 10, "screen-256color"),
      ])
    func draws(columns: Int, rows: Int, terminal: String) throws {
      let session = try TmuxSession(columns: columns, rows: rows, terminal: terminal)
      _ = try session.start("\(BuiltBinary.path) open \(sample)")
      let first = try session.wait(for: SampleScene.first)
      // The narrowest title bar leaves the program's name out.
      #expect(first.hasPrefix(columns < 60 ? " Sample" : " Cellophane  Sample"))
      // Every row down to the footer is drawn, and nothing has scrolled the screen itself.
      #expect(first.split(separator: "\n").last?.contains("q quit") == true)

      try session.press("End")
      try session.wait(for: SampleScene.last)
      try session.press("Home")
      try session.wait("the first picture again") { $0.contains(SampleScene.first) }
      try session.press("PageDown")
      try session.wait("a page further") { !$0.contains(SampleScene.first) }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test(
      "Text that comes as keys by the thousand, as of a paste that nobody announces, is read at once"
    )
    func pastedKeys() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) gallery")
      try session.press("/")
      try session.wait(for: "words of a title")
      try session.send(bytes: Array(String(repeating: "a word and another ", count: 10_000).utf8))
      try session.wait(for: "no more than 4096 characters")
      // What is pressed now comes behind all of it.
      try session.press("C-u", "z", "e", "b", "r", "a")
      try session.wait(for: " /zebra")
      // Ctrl-C leaves the line, and another one the program.
      try session.press("C-c")
      try session.wait("no line to type in") { !$0.contains("zebra") }
      try session.press("C-c")
      #expect(try session.waitForEnd() == 130)
    }

    @Test("Files opened together whose steps differ say that none is played")
    func differentSteps() throws {
      let one = try folder.write("data: 3\nsteps: [{ say: one }]\n", to: "one.yaml")
      let two = try folder.write("data: 3\nsteps: [{ say: two }]\n", to: "two.yaml")
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) open \(one) \(two)")
      try session.wait(for: "These files have different steps; none are played.")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("A terminal too small says so, and draws when it has grown")
    func tooSmall() throws {
      let session = try TmuxSession(columns: 30, rows: 8)
      _ = try session.start("\(BuiltBinary.path) open \(sample)")
      try session.wait(for: "is 30×8")
      try session.resize(columns: 80, rows: 24)
      try session.wait(for: SampleScene.first)
      try session.resize(columns: 120, rows: 40)
      try session.wait("a wider picture") { screen in
        screen.split(separator: "\n").first.map { $0.count > 100 } == true
          && screen.contains("q quit")
      }
      try session.resize(columns: 30, rows: 8)
      try session.wait(for: "is 30×8")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("Ctrl-L sends the whole picture again")
    func repaint() throws {
      let terminal = try PseudoTerminal(
        running: BuiltBinary.path, ["open", sample, "--color", "never"], columns: 80, rows: 24)
      var seen = try terminal.wait(for: SampleScene.first)
      for _ in 0..<2 {
        terminal.write("\u{0C}")
        seen = try terminal.wait(for: SampleScene.first, after: seen)
      }
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("A scrolled picture is the same as one drawn afresh")
    func sameAfterScrolling() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) open \(sample)")
      try session.wait(for: SampleScene.first)
      for key in ["j", "j", "Down", "Down", "C-d", "k", "Space", "Up", "j"] {
        try session.press(key)
      }
      let scrolled = try session.wait("the last step") {
        $0.contains("0, 780") && $0.contains("at rest")
      }
      // Stopping and going on draws everything again from nothing.
      try session.press("C-z")
      try session.wait("the shell") { _ in try !session.isAlternateScreen() }
      try session.enter("fg")
      try session.wait("the same picture") { $0 == scrolled }
    }

    @Test("Wide, combining and joined characters leave nothing behind when they scroll")
    func wideCharacters() throws {
      let lines = [
        "한국어 문단", "ab한cd국ef", "日本語のテキスト", "e\u{301}a\u{308}o\u{302}", "👩‍🔬 at work", "🇰🇷 flag",
        "❤\u{FE0F} heart", "x", "", "ｆｕｌｌ", "👍🏽 thumb", "a\u{200B}b",
      ]
      let text = (0..<60).map { lines[$0 % lines.count] + " \($0)" }.joined(separator: "\n")
      let session = try TmuxSession(columns: 80, rows: 24)
      let file = try folder.write(text, to: "wide.txt")
      _ = try session.start("\(BuiltBinary.path) open \(file)")
      try session.wait(for: SampleScene.first)
      for key in ["j", "j", "j", "C-d", "k", "Space", "Up", "C-u", "j", "k", "k"] {
        try session.press(key)
      }
      let scrolled = try session.wait("the last step") {
        $0.contains("offset   440, at rest")
      }
      for text in ["日本語のテキスト 26", "e\u{301}a\u{308}o\u{302} 27", "👩 at work 28", "KR flag 29"] {
        #expect(scrolled.contains(text))
      }
      try session.press("C-z")
      try session.wait("the shell") { _ in try !session.isAlternateScreen() }
      try session.enter("fg")
      try session.wait("the same picture") { $0 == scrolled }
    }

    @Test("The wheel scrolls, Shift turns it sideways, a drag pans")
    func mouse() throws {
      let session = try TmuxSession(columns: 100, rows: 30)
      _ = try session.start("\(BuiltBinary.path) open \(sample)")
      try session.wait(for: SampleScene.first)
      #expect(try session.hasMouse())
      try session.send(bytes: Array("\u{1B}[<65;5;5M".utf8))
      try session.wait(for: "0, 60 ")
      try session.send(bytes: Array("\u{1B}[<64;5;5M".utf8))
      try session.wait(for: "0, 0 ")
      // Five rows, less the ten points a finger moves before it drags.
      try session.send(bytes: Array("\u{1B}[<0;5;15M\u{1B}[<32;5;10M".utf8))
      try session.wait(for: "0, 90 ")
      try session.send(bytes: Array("\u{1B}[<0;5;10m".utf8))
      try session.press("m")
      try session.wait(for: "m mouse is off")
      try session.wait("the mouse let go") { _ in try !session.hasMouse() }
      try session.press("m")
      try session.wait("the mouse again") { _ in try session.hasMouse() }
    }

    @Test(
      "The mouse presses the keys of the footer, chooses in the gallery and holds the line of time")
    func mouseBesideThePanes() throws {
      let session = try TmuxSession(columns: 100, rows: 30)
      func click(_ text: String, in screen: String, _ kind: Character = "M") throws {
        let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains(text) }, "\(text) in \(screen)")
        let column = try #require(rows[row].range(of: text)).lowerBound
        let x = rows[row].distance(from: rows[row].startIndex, to: column) + 1
        try session.send(bytes: Array("\u{1B}[<0;\(x);\(row + 1)\(kind)".utf8))
      }
      _ = try session.start("\(BuiltBinary.path) museum")
      // The keys stand elsewhere while steps play.
      var screen = try session.wait("the scene at rest") {
        $0.contains("■ at rest") && $0.contains("o gallery")
      }
      try click("o gallery", in: screen)
      screen = try session.wait(for: "▸ B04")
      try click("B03 Dequeued", in: screen)
      screen = try session.wait(for: "▸ B03")
      try click("B04 Estimated", in: screen)
      screen = try session.wait(for: "▸ B04")
      try click("▸ B04", in: screen)
      try session.wait("the scene") { $0.contains("■ at rest") && !$0.contains("▸ B04") }
      try session.press("G")
      screen = try session.wait("the end of the scroll") { screen in
        let time = screen.firstMatch(of: /([0-9.]+) s ■ at rest/).flatMap { Double($0.1) }
        return screen.contains("├✗─") && time.map { $0 > 0.3 } ?? false
      }
      // From the first frame, where something broke, the mouse goes on to the last one.
      try click("✗─", in: screen)
      screen = try session.wait(for: "◀ 0.00 of ")
      try session.send(bytes: Array("\u{1B}[<32;99;9M\u{1B}[<0;99;9m".utf8))
      screen = try session.wait(for: "❚❚ paused")
      try click("q quit", in: screen)
      try session.wait("the shell") { _ in try !session.isAlternateScreen() }
    }

    @Test(
      "--headless prints a frame on a terminal, too, and ends",
      arguments: ["open 01-scrolling-up", "gallery", "museum b01"])
    func headless(_ command: String) throws {
      let printed = try BuiltBinary.run(
        command.split(separator: " ").map(String.init) + ["--size", "60x14"])
      let session = try TmuxSession(columns: 80, rows: 24)
      try session.enter(
        "clear; \(BuiltBinary.path) \(command) --headless --color never --size 60x14; echo ended=$?"
      )
      #expect(try session.waitForEnd() == 0)
      let shown = try session.screen().split(separator: "\n")
      let lines = printed.output.split(separator: "\n").map { line in
        line.replacing(/\ +$/, with: "")
      }
      #expect(shown.count >= 14 && lines.allSatisfy { shown.contains(Substring($0)) })
    }

    @Test("--no-mouse leaves the mouse alone")
    func noMouse() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) open \(sample) --no-mouse")
      try session.wait(for: SampleScene.first)
      #expect(try !session.hasMouse())
    }

    @Test("The gallery opens a scene, help lies over it, Esc closes it")
    func overlays() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      // In a folder without scenes of its own, which would stand at the end.
      let empty = try TemporaryFolder()
      _ = try session.start(BuiltBinary.path, after: "cd \(empty.url.path);")
      try session.wait(for: "Scrolling up")
      try session.press("o")
      try session.wait(for: "Data to browse")
      try session.press("End", "Enter")
      try session.wait("the last scene") {
        $0.contains("June") && $0.contains("[0,0]")
      }
      try session.press("?")
      try session.wait(for: "one row down")
      try session.press("Escape")
      try session.wait("the scene alone") { !$0.contains("one row down") }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("Restart begins again")
    func restart() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) open \(sample)")
      try session.wait(for: SampleScene.first)
      try session.press("End")
      try session.wait(for: SampleScene.last)
      try session.press("r")
      try session.wait(for: SampleScene.first)
      // The knobs are as written, until they are set back.
      try session.press("E")
      try session.wait(for: "E estimated")
      try session.press("r")
      try session.wait(for: "u sets the knobs as they were")
      try session.press("u")
      try session.wait(for: "u estimated")
    }

    @Test("Data come from standard input and keys from the terminal")
    func standardInput() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      let text = try folder.write("apple\nbanana\n배나무\ncherry\n", to: "fruit.txt")
      _ = try session.start("\(BuiltBinary.path) open - < \(text)")
      try session.wait(for: "배나무")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
      try session.enter("cat \(text) | \(BuiltBinary.path) open -; echo piped=$?")
      try session.wait(for: "배나무")
      try session.press("q")
      #expect(try session.waitForEnd(label: "piped") == 0)
    }

    @Test("Data that hold escape sequences draw no more than text")
    func hostileData() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      let text = try folder.write(
        "before\u{1B}[2J\u{1B}]0;title\u{7}\u{1B}[?1049lafter\nsecond line\n", to: "hostile.txt")
      _ = try session.start("\(BuiltBinary.path) open \(text)")
      let screen = try session.wait(for: "second line")
      #expect(screen.contains("before"))
      #expect(screen.contains("after"))
      #expect(try session.isAlternateScreen())
    }

    @Test("Without UTF-8 in the locale everything is drawn in ASCII")
    func plainLocale() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) open \(sample)", after: "export LC_ALL=C;")
      let screen = try session.wait(for: SampleScene.first)
      #expect(screen.allSatisfy { $0.isASCII })
      try session.press("End")
      #expect(try session.wait(for: SampleScene.last).allSatisfy { $0.isASCII })
    }

    @Test("A locale that names UTF-8 counts where it is not installed, too")
    func foreignLocale() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      let preparation = "export LC_ALL=tlh_XX.UTF-8;"
      _ = try session.start("\(BuiltBinary.path) open \(sample)", after: preparation)
      let screen = try session.wait(for: SampleScene.first)
      #expect(screen.contains("┃") || screen.contains("│"))
    }

    @Test("NO_COLOR and --color never draw without colours, --color always with them")
    func colors() throws {
      let color = /\u{1B}\[[0-9;]*3[0-7]/
      for (preparation, option, isColored) in [
        ("", "", true), ("export NO_COLOR=1;", "", false), ("", "--color never", false),
        ("export NO_COLOR=1;", "--color always", true), ("export NO_COLOR=;", "", true),
      ] {
        let session = try TmuxSession(columns: 80, rows: 24)
        _ = try session.start("\(BuiltBinary.path) open \(sample) \(option)", after: preparation)
        try session.wait(for: SampleScene.first)
        #expect(
          try session.styledScreen().contains(color) == isColored, "\(preparation) \(option)")
      }
    }

    @Test(
      "A terminal that cannot be drawn on is an error, not a mess",
      arguments: ["dumb", "no-such-terminal", ""])
    func uselessTerminal(name: String) throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      try session.enter("TERM=\(name) \(BuiltBinary.path) open \(sample); echo ended=$?")
      #expect(try session.waitForEnd() == 69)
      #expect(try session.screen().contains("TERM"))
      #expect(try session.screen().contains("cellophane: "))
      #expect(try !session.isAlternateScreen())
    }

    @Test("A file that is wrong is told before the screen is taken")
    func wrongFile() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      let file = try folder.write("data: 3\nlayuot: {}\n", to: "wrong.yaml")
      try session.enter("cd \(folder.url.path); \(BuiltBinary.path) wrong.yaml; echo ended=$?")
      #expect(try session.waitForEnd() == 2)
      #expect(try session.screen().contains("wrong.yaml:2:1: unknown key"))
      #expect(!file.isEmpty)
    }
  }
}
