import Simulator
import Testing

@testable import Renderer

@Suite("The help")
struct HelpTests {
  private var screen = Screen(columns: 80, rows: 24)

  @Test("It docks at the right, and the pane stays in view at full scale")
  mutating func docked() {
    screen.state.overlay = .help
    let rows = rows(.estimateTooLarge)
    #expect(rows[1].hasPrefix("█[0,0] M  200 → 40"))
    #expect(rows[1].hasSuffix(" more ─"))
    #expect(rows[1].contains("│─ keys ──"))
    #expect(rows[2].contains("│ scroll  "))
    #expect(rows[3].contains("│  ↓ j"))
    #expect(rows[3].contains(" one row down, 12j: 12"))
    #expect(screen.layout(.estimateTooLarge).dock?.columns == 36)
  }

  @Test("On a stage it begins with what keys do there, and tells of none what it does elsewhere")
  func onStage() throws {
    var frame = Frame.scrollingUp
    frame.progress = SceneProgress(part: 3, parts: 7, mark: nil, state: .waiting)
    var screen = Screen(columns: 80, rows: 24)
    func entries() -> [(keys: [Key], help: String)] {
      // What is open has keys of its own.
      let lines = HelpText(keymap: screen.keymapNow(frame), filter: "").lines.prefix {
        if case .heading("in the knobs") = $0 { false } else { true }
      }
      return lines.compactMap {
        if case .binding(let entry) = $0 { (entry.keys, entry.help) } else { nil }
      }
    }
    let all = entries()
    screen.state.isOnStage = true
    let told = entries()
    guard case .heading("now") = HelpText(keymap: screen.keymapNow(frame), filter: "").lines[0]
    else {
      Issue.record("no heading")
      return
    }
    let keys = told.flatMap(\.keys)
    #expect(keys.count == Set(keys).count && Set(keys) == Set(all.flatMap(\.keys)))
    let page = try #require(told.first { $0.keys.contains(.pageDown) })
    #expect(!page.help.contains("page down"))
    screen.state.overlay = .help
    #expect(screen.draw(frame).picture.contains("─ keys ──"))
  }

  @Test(
    "What it docks beside keeps its place on small and large screens",
    arguments: [60, 80, 120, 160])
  mutating func widths(columns: Int) throws {
    screen.columns = columns
    screen.state.overlay = .help
    for frame in [Frame.estimateTooLarge, .scrollingUp, .sections, .carousel] {
      let layout = screen.layout(frame)
      let dock = try #require(layout.dock)
      #expect((34...48).contains(dock.columns))
      #expect(dock.endColumn == columns)
      #expect(!layout.panes.isEmpty)
      for slot in layout.panes {
        #expect(!slot.viewport.isEmpty)
        #expect(slot.scrollBar.endColumn <= dock.column)
      }
    }
  }

  @Test(
    "The numbers keep what the viewport leaves of the screen, where that is enough, and cost it nothing",
    arguments: [(60, 24), (80, 24), (120, 24), (120, 40), (160, 50), (250, 70)],
    [Frame.estimateTooLarge, .scrollingUp, .sections, .carousel])
  mutating func numbers(size: (Int, Int), frame: Frame) throws {
    (screen.columns, screen.rows) = size
    screen.state.overlay = .help
    let shown = screen.layout(frame)
    let dock = try #require(shown.dock)
    screen.state.showsInspector = false
    let hidden = screen.layout(frame)
    for (slot, bare) in zip(shown.panes, hidden.panes) {
      #expect(bare.inspector == nil)
      #expect(
        (slot.viewport, slot.scrollBar, slot.scale) == (bare.viewport, bare.scrollBar, bare.scale))
      let below = hidden.footer.row - max(bare.viewport.endRow, bare.scrollBar.endRow)
      let isStacked = shown.panes.contains { $0.viewport.row != bare.viewport.row }
      #expect(slot.inspector != nil || below < 5 || isStacked)
      guard let inspector = slot.inspector else { continue }
      #expect(inspector.columns >= 24 && inspector.rows >= 4 && inspector.endColumn < dock.column)
      for other in shown.panes {
        #expect(inspector.intersection(other.viewport).isEmpty)
        #expect(inspector.intersection(other.scrollBar).isEmpty)
      }
    }
  }

  @Test(
    "So they are seen beside the help, the list of calls and the legend"
  )
  mutating func numbersAreSeen() {
    (screen.columns, screen.rows) = (120, 40)
    for overlay in [ScreenOverlay.help, .calls, .legend] {
      screen.state.overlay = overlay
      #expect(rows(.estimateTooLarge).contains { $0.hasPrefix("offset   0") })
      #expect(rows(.estimateTooLarge).contains { $0.contains("BLANK 75 %") })
    }
  }

  @Test("Beside it a pane's title keeps its verdict whole, and cuts no word of what it is")
  mutating func titles() {
    screen.state.overlay = .help
    var frame = Frame.scrollingUp
    frame.panes[0].title = "a long title of a pane"
    frame.panes[1].title = "no compensation"
    let title = rows(frame)[1]
    #expect(title.contains("… ✗ JUMP 70 pt "))
    #expect(title.contains("no compensation ──"))
  }

  @Test("Where nothing has room beside it, it takes all columns")
  mutating func narrow() {
    screen.columns = 50
    screen.rows = 12
    screen.state.overlay = .help
    #expect(rows(.estimateTooLarge)[1].hasPrefix("│─ keys ──"))
    #expect(screen.layout(.estimateTooLarge).dock?.columns == 50)
  }

  @Test("What does not fit is broken, and every word can be read", arguments: [40, 60, 80, 160])
  mutating func broken(columns: Int) {
    screen.columns = columns
    screen.state.overlay = .help
    var words: Set<String> = []
    // A key may be a word, too: those stand at the start of a row, up to the words a gap away.
    var keys: Set<String> = []
    while true {
      let shown = rows(.carousel)
      for row in shown.dropFirst(2) {
        words.formUnion(row.split(separator: " ").map(String.init))
        let line = row.split(separator: "│").last ?? ""
        let content = line.drop { $0 == " " }
        guard line.count - content.count == 2 else { continue }
        let end = content.firstRange(of: "  ")?.lowerBound ?? content.endIndex
        keys.formUnion(content[..<end].split(separator: " ").map(String.init))
      }
      #expect(!shown.dropFirst(2).joined().contains("…"))
      guard shown[1].contains("more") else { break }
      _ = screen.press(.pageDown, showing: .carousel)
    }
    for binding in Keymap.standard.bindings where !binding.keys.isEmpty {
      let told = binding.help.split(separator: " ").map(String.init)
      for word in told { #expect(words.contains(word), "\(word)") }
      for key in binding.keys.map({ $0.label(.unicode) }) { #expect(keys.contains(key), "\(key)") }
    }
  }

  @Test("It scrolls to its end and not beyond, and says how much is left")
  mutating func scrolling() {
    screen.state.overlay = .help
    for _ in 0..<200 { _ = screen.press(.down, showing: .carousel) }
    #expect(!rows(.carousel)[1].contains("more"))
    #expect(rows(.carousel)[22].contains("Ctrl-Z "))
    _ = screen.press(.up, showing: .carousel)
    #expect(rows(.carousel)[1].contains("1 more"))
    _ = screen.press(.home, showing: .carousel)
    #expect(screen.state.overlayScroll == 0)
  }

  @Test(
    "A filter finds a key as it is typed or printed, and words of the help",
    arguments: [
      ("^d", "half a page down"), ("Ctrl-D", "half a page down"), ("zt", "the item to the top"),
      ("?", "this help"), ("q", "quit"), ("pgdn", "one page down"), ("space", "one page down"),
      ("page half", "half a page down"), ("escape", nil), ("esc", "close what is open"),
      ("Ctrl", "half a page down"), ("Shift", "fling towards the end"), ("zoom", "magnify"),
      ("^c", "quit, or leave the line that is typed"),
      ("in the calls", "hold the list, let it go on"), ("turn", "turn the chosen one"),
      ("ctrl-z", "suspend, until fg"), ("wheel", "mouse on or off"),
      ("MOUSE", "mouse on or off"), ("xyzzy", nil), ("G", "to the end, 50G: item 50 from 1"),
    ] as [(String, String?)])
  func filter(_ filter: String, _ help: String?) {
    let found = HelpText(keymap: .standard, filter: filter).lines.compactMap { line in
      if case .binding(let binding) = line { binding.help } else { nil }
    }
    if let help { #expect(found.contains(help)) } else { #expect(found.isEmpty) }
    #expect(found.count < 8)
  }

  @Test("The filter counts while it is typed, Enter keeps it, Escape takes it away, then the help")
  mutating func filtering() {
    for key in [Key.character("?"), .character("/"), .character("m"), .character("o")] {
      _ = screen.press(key, showing: .carousel)
    }
    #expect(screen.state.helpFilter == "mo")
    #expect(rows(.carousel).joined().contains("mouse on or off"))
    #expect(!rows(.carousel).joined().contains("half a page"))
    _ = screen.press(.enter, showing: .carousel)
    #expect(screen.state.helpFilter == "mo")
    #expect(screen.press(.escape, showing: .carousel) == .redraw)
    #expect(screen.state.helpFilter.isEmpty)
    #expect(screen.state.overlay == .help)
    #expect(screen.press(.escape, showing: .carousel) == .redraw)
    #expect(screen.state.overlay == nil)
  }

  @Test("A filter that fits nothing says so")
  mutating func nothing() {
    screen.state.overlay = .help
    screen.state.helpFilter = "xyzzy"
    #expect(rows(.carousel)[2].contains("no such key or word"))
  }

  private func rows(_ frame: Frame) -> [Substring] {
    screen.draw(frame).picture.split(separator: "\n")
  }
}
