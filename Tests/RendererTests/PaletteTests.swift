import Scenes
import Simulator
import Testing

@testable import Renderer

@Suite("The palette")
struct PaletteTests {
  private var screen = Screen(columns: 80, rows: 24)

  @Test(
    "Finds a command by its words, their beginnings, their letters, or its key",
    arguments: [
      ("half down", "half a page down"), ("theme d", "theme: dark"), ("thda", "theme: dark"),
      ("^d", "half a page down"), ("zt", "the item to the top"), ("quit", "quit"),
      ("mouse", "mouse on or off"), ("q", "quit"), ("REDUCED", "reduced motion on or off"),
      ("contrast", "theme: high contrast"), ("gallery", "open: the gallery"),
      ("goto", "find an item: 1234 from 1; [2,5], section 2. from 0; #id"),
      ("speed", "slower: 1/2, 1/4, 1/10"), ("zoom", "magnify"), ("zoom out", "reduce"),
      ("clipboard", "copy what happened so far as a scene"), ("mgnf", "magnify"),
    ])
  func finding(_ text: String, _ help: String) {
    #expect(Palette(.standard, text: text).matches.first?.help == help)
  }

  @Test("Letters that stand scattered find nothing where a word does")
  func scattered() {
    #expect(
      Palette(.standard, text: "speed").matches.map(\.help) == [
        "slower: 1/2, 1/4, 1/10", "faster again",
      ])
    #expect(Palette(.standard, text: "hlfpg").matches.count == 2)
  }

  @Test(
    "What abbreviates no words finds nothing, though its letters stand somewhere in their order",
    arguments: ["sort", "mfy", "xyzzy"])
  func unlike(_ text: String) {
    #expect(Palette(.standard, text: text).matches.isEmpty)
  }

  @Test("Without a text it offers everything but itself, in the order of the help")
  func all() {
    let all = Palette(.standard, text: "").matches.map(\.help)
    #expect(all.count == Keymap.standard.bindings.count - 1)
    #expect(all.first == Keymap.standard.bindings.first?.help)
    #expect(Palette(.standard, text: "qqqq").matches.isEmpty)
  }

  @Test("In the gallery the key of the help opens it, too")
  mutating func inGallery() {
    screen.state.overlay = .gallery
    #expect(screen.press(.character("?"), showing: .carousel) == .redraw)
    #expect(screen.state.prompt?.purpose == .palette)
    #expect(screen.state.overlay == .gallery)
  }

  @Test("Opens on :, moves, runs what is chosen, and is gone")
  mutating func running() {
    type(":half")
    #expect(screen.state.prompt?.text == "half")
    let rows = rows
    #expect(rows[1].contains("│─ 2 commands ─"))
    #expect(rows[2].contains("│ ▸ half a page down         Ctrl-D "))
    #expect(rows[3].contains("│   half a page up           Ctrl-U "))
    #expect(rows[23].hasPrefix(" :half "))
    _ = screen.press(.down, showing: .carousel)
    _ = screen.press(.down, showing: .carousel)
    #expect(
      screen.press(.enter, showing: .carousel)
        == .session(.keyboard(.tap(.init(.halfPage, .up), times: 1))))
    #expect(screen.state.prompt == nil)
    #expect(screen.layout(.carousel).dock == nil)
  }

  @Test("A command of many words is broken, its key beside the first line")
  mutating func broken() {
    type(":find an item")
    let rows = rows
    #expect(rows[2].contains("│ ▸ find an item: 1234 from 1;"))
    #expect(rows[2].hasSuffix(" f "))
    #expect(rows[3].contains("2. from 0; #id"))
  }

  @Test("What only holds on a stage, or while steps wait, is offered there alone")
  mutating func contexts() {
    type(":blank the")
    #expect(screen.palette(Prompt(.palette, text: "blank the"), showing: .carousel).matches.isEmpty)
    _ = screen.press(.escape, showing: .carousel)
    #expect(screen.apply(.screen(.blank), showing: .carousel) == .nothing)
    #expect(!screen.state.isBlank)
    screen.state.isOnStage = true
    type(":blank the")
    #expect(screen.press(.enter, showing: .carousel) == .redraw)
    #expect(screen.state.isBlank)
  }

  @Test("While a search is on the next match has its key")
  mutating func searching() {
    func keys(_ command: Keymap.Command) -> [Key]? {
      let matches = screen.palette(Prompt(.palette), showing: .carousel).matches
      return matches.first { $0.command == command }?.keys
    }
    #expect(keys(.screen(.nextMatch)) == [])
    #expect(keys(.session(.continueSteps)) == [.enter, .character("n")])
    screen.state.search = TextPattern("a").map { SearchState(.text($0)) }
    #expect(keys(.screen(.nextMatch)) == [.character("n")])
    #expect(keys(.session(.continueSteps)) == [.enter])
    // The help says the same.
    let now = screen.keymapNow(.carousel).bindings
    #expect(now.first { $0.command == .screen(.nextMatch) }?.keys == [.character("n")])
    #expect(now.first { $0.command == .session(.continueSteps) }?.keys == [.enter])
    let found = screen.palette(Prompt(.palette, text: "n"), showing: .carousel).matches.first
    #expect(found?.command == .screen(.nextMatch))
  }

  @Test("In the gallery it offers only what does something there")
  mutating func gallery() throws {
    screen.state.overlay = .gallery
    type(":")
    let prompt = try #require(screen.state.prompt)
    let offered = screen.palette(prompt, showing: .carousel).matches
    #expect(
      offered.map(\.help) == [
        "mouse on or off", "paint the whole screen anew", "open: the gallery",
        "close what is open", "quit", "theme: the terminal's own colours", "theme: dark",
        "theme: light", "theme: high contrast", "theme: mono, no colours",
        "reduced motion on or off", "ASCII lines on or off",
      ])
    for binding in offered {
      var screen = screen
      #expect(screen.apply(binding.command, showing: .carousel) != .nothing, "\(binding.help)")
    }
    type("half")
    #expect(rows[2].contains("no such command"))
  }

  @Test("A new letter chooses the first again; Escape runs nothing; nothing found runs nothing")
  mutating func leaving() {
    type(":page")
    _ = screen.press(.down, showing: .carousel)
    #expect(screen.state.prompt?.selection == 1)
    type(" h")
    #expect(screen.state.prompt?.selection == 0)
    #expect(screen.press(.escape, showing: .carousel) == .redraw)
    #expect(screen.state.prompt == nil)
    type(":xyzzy")
    #expect(rows[2].contains("no such command"))
    #expect(screen.press(.enter, showing: .carousel) == .redraw)
    #expect(screen.state.prompt == nil)
  }

  @Test("What was docked is there again when it closes")
  mutating func overHelp() {
    type("?:")
    #expect(rows[1].contains(" commands "))
    _ = screen.press(.escape, showing: .carousel)
    #expect(rows[1].contains("─ keys ─"))
    type(":quit")
    #expect(screen.press(.enter, showing: .carousel) == .quit)
  }

  @Test(
    "The end of a long list comes into view, on a small screen too",
    arguments: [(80, 24), (40, 12)])
  mutating func end(columns: Int, rows: Int) {
    screen.columns = columns
    screen.rows = rows
    type(":")
    for _ in 0..<200 { _ = screen.press(.down, showing: .carousel) }
    #expect(self.rows.contains { $0.contains("▸ ASCII lines on or off") })
    for _ in 0..<200 { _ = screen.press(.up, showing: .carousel) }
    #expect(self.rows[2].contains("▸ one row down, 12j: 12"))
    #expect(screen.draw(.carousel).isWhole)
  }

  @Test("How many commands are left is counted as they are", arguments: [(80, 24), (40, 12)])
  mutating func more(columns: Int, rows: Int) throws {
    screen.columns = columns
    screen.rows = rows
    type(":")
    let title = try #require(self.rows.first { $0.contains(" commands ") })
    let found = try #require(title.firstMatch(of: /([0-9]+) commands .* ([0-9]+) more/))
    let layout = screen.layout(.carousel)
    let prompt = try #require(screen.state.prompt)
    let picture = PalettePicture(
      palette: screen.palette(prompt, showing: .carousel), selection: 0,
      area: screen.overlayArea(layout), theme: screen.theme)
    let keys = Set((0..<rows).compactMap { picture.command(column: columns - 4, row: $0) })
    let rest = try #require(Int(found.2))
    let all = try #require(Int(found.1))
    // One whose last words are below is left, too.
    #expect((all - keys.count...all - keys.count + 1).contains(rest))
  }

  @Test("Commands without a key change the looks at once")
  mutating func looks() {
    type(":theme dark")
    _ = screen.press(.enter, showing: .carousel)
    #expect(screen.state.theme == .dark)
    type(":reduced")
    _ = screen.press(.enter, showing: .carousel)
    #expect(screen.state.reducesMotion)
    type(":ascii")
    _ = screen.press(.enter, showing: .carousel)
    #expect(screen.keepsToASCII)
    #expect(screen.draw(.carousel).text().allSatisfy { $0.isASCII })
    // Also where the terminal was thought to need it.
    screen.isASCII = true
    type(":ascii")
    _ = screen.press(.enter, showing: .carousel)
    #expect(!screen.keepsToASCII)
  }

  private mutating func type(_ text: String) {
    for character in text {
      _ = screen.press(.character(String(character)), showing: .carousel)
    }
  }

  private var rows: [Substring] {
    screen.draw(.carousel).picture.split(separator: "\n")
  }
}
