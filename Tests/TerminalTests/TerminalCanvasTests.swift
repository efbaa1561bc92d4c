import Foundation
import Testing

@testable import Renderer
@testable import Terminal

/// What ncurses makes of pictures, seen on a terminal.
@Suite("What a terminal shows is the picture", .serialized)
@MainActor
struct TerminalCanvasTests {
  /// A terminal of the system's database, and what it cannot draw.
  struct Model: Sendable, CustomTestStringConvertible {
    var name: String
    var colors = 256
    var hasDim = true
    /// Whether dim and underline are not drawn together with colours (`ncv`).
    var keepsColorsPlain = false
    /// Whether a wide character before the last column of the last row is left out.
    var losesWideAtCorner = false

    var testDescription: String { name }

    static let all = [
      Model(name: "xterm-256color"), Model(name: "tmux-256color", losesWideAtCorner: true),
      Model(name: "xterm", colors: 8),
      Model(name: "linux", colors: 8, keepsColorsPlain: true),
      Model(name: "vt100", colors: 0, hasDim: false),
    ]

    /// What the terminal shows of a picture.
    func visible(_ grid: CellGrid, usesColor: Bool = true) -> [String] {
      var grid = grid
      let half = grid.columns - 2
      if losesWideAtCorner, half > 0, grid[half, grid.rows - 1].text.isEmpty {
        for column in [half - 1, half] { grid[column, grid.rows - 1].text = " " }
      }
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          grid[column, row].style = style(grid[column, row].style, usesColor: usesColor)
        }
      }
      return grid.visible
    }

    private func style(_ style: Style, usesColor: Bool) -> Style {
      var style = style
      if colors == 0 || !usesColor { (style.foreground, style.background) = (nil, nil) }
      if colors == 8 {
        if let color = style.foreground, color.rawValue >= 8 { style.isBold = true }
        style.foreground = style.foreground.flatMap { Style.Color(rawValue: $0.rawValue & 7) }
        style.background = style.background.flatMap { Style.Color(rawValue: $0.rawValue & 7) }
      }
      let isColored = style.foreground != nil || style.background != nil
      if !hasDim || keepsColorsPlain && isColored { style.isDim = false }
      if keepsColorsPlain && isColored { style.isUnderlined = false }
      return style
    }
  }

  @Test("Any picture after any other one", arguments: Model.all)
  func pictures(_ model: Model) throws {
    var dice = Dice(state: 42)
    let terminal = try DrawnTerminal(model.name, columns: 24, rows: 8)
    defer { terminal.close() }
    var shown = CellGrid(columns: 24, rows: 8)
    for number in 0..<150 {
      let picture = dice.picture(after: shown)
      terminal.present(picture)
      try #require(terminal.screen.cells.visible == model.visible(picture), "picture \(number)")
      shown = picture
    }
    #expect(terminal.screen.unknown == [])
  }

  @Test("Without colours the rest is drawn", arguments: Model.all)
  func noColor(_ model: Model) throws {
    var dice = Dice(state: 7)
    let terminal = try DrawnTerminal(model.name, columns: 24, rows: 8, usesColor: false)
    defer { terminal.close() }
    #expect(!terminal.canvas.usesColor)
    for _ in 0..<40 {
      let picture = dice.picture(after: nil)
      terminal.present(picture)
      #expect(terminal.screen.cells.visible == model.visible(picture, usesColor: false))
    }
  }

  @Test("All sixteen colours on each other, and every attribute", arguments: Model.all)
  func looks(_ model: Model) throws {
    let colors: [Style.Color?] = [nil] + Style.Color.allCases
    var grid = CellGrid(columns: 40, rows: 18)
    for (row, foreground) in colors.enumerated() {
      for (column, background) in colors.enumerated() {
        let style = Style(foreground: foreground, background: background)
        grid.put("ab", column: 2 * column, row: row, style: style, clip: grid.area)
      }
    }
    for number in 0..<16 {
      let style = Style(
        isBold: number & 1 > 0, isDim: number & 2 > 0, isUnderlined: number & 4 > 0,
        isReversed: number & 8 > 0)
      grid.put("x ", column: 2 * number, row: 17, style: style, clip: grid.area)
    }
    let terminal = try DrawnTerminal(model.name, columns: 40, rows: 18)
    defer { terminal.close() }
    terminal.present(grid)
    var (drawn, expected) = (terminal.screen.cells.visible, model.visible(grid))
    if model.colors == 8 {
      // Of the 81 pairs of eight colours and the terminal's own ncurses has 63 there: the last are drawn without.
      drawn.removeSubrange(5..<17)
      expected.removeSubrange(5..<17)
    }
    #expect(drawn == expected)
  }

  @Test("Wide characters, marks, and the last column of the last row", arguments: Model.all)
  func characters(_ model: Model) throws {
    let terminal = try DrawnTerminal(model.name, columns: 6, rows: 3)
    defer { terminal.close() }
    for lines in [
      ["한국어", "abc한x", "abcdef"], ["a한bc ", "e\u{301}a\u{308}xyz!", "abc한x"],
      ["─│┏→●✗", "     x", "abc한 "], ["     x", "─│┏→●✗", "a한한x"],
      ["ab한cd", "한국어", "abcd한"], ["      ", "     x", "xxxxxx"],
    ] {
      let grid = Self.grid(lines, columns: 6)
      terminal.present(grid)
      #expect(terminal.screen.cells.visible == model.visible(grid))
    }
  }

  @Test("A picture larger than the terminal is cut, a smaller one stands in its corner")
  func cut() throws {
    let terminal = try DrawnTerminal(columns: 4, rows: 2)
    defer { terminal.close() }
    terminal.present(Self.grid(["abcdef", "abc한 ", "ghijkl"], columns: 6))
    #expect(terminal.screen.text == ["abcd", "abc "])
    terminal.present(Self.grid(["xy"], columns: 2))
    #expect(terminal.screen.text == ["xy  ", "    "])
  }

  @Test("The same picture sends nothing, also where a picture can be held back")
  func unchanged() throws {
    let terminal = try DrawnTerminal(columns: 6, rows: 2, holdsPictures: true)
    defer { terminal.close() }
    let grid = Self.grid(["ab한", "cd"], columns: 6)
    terminal.present(grid)
    let sent = String(decoding: terminal.sent, as: UTF8.self)
    #expect(sent.hasPrefix("\u{1B}[?2026h") && sent.hasSuffix("\u{1B}[?2026l"))
    for _ in 0..<3 {
      terminal.present(grid)
      #expect(terminal.sent == [])
    }
  }

  @Test("A line that scrolls sends about a line, not the whole picture", arguments: Model.all)
  func scrolled(_ model: Model) throws {
    let terminal = try DrawnTerminal(model.name, columns: 60, rows: 20)
    defer { terminal.close() }
    let lines = (0..<30).map {
      "line \($0) " + String(repeating: "\($0 * 7) lorem ipsum ", count: 3)
    }
    terminal.present(Self.grid(Array(lines[0..<20]), columns: 60))
    let all = terminal.sent.count
    terminal.present(Self.grid(Array(lines[1..<21]), columns: 60))
    #expect(terminal.sent.count < all / 5)
    #expect(
      terminal.screen.text
        == lines[1..<21].map { $0.padding(toLength: 60, withPad: " ", startingAt: 0) })
  }

  @Test("Over garbage the picture is drawn again when it is asked for", arguments: Model.all)
  func repaint(_ model: Model) throws {
    let terminal = try DrawnTerminal(model.name, columns: 10, rows: 3)
    defer { terminal.close() }
    let grid = Self.grid(["first", "second", "third한"], columns: 10)
    terminal.present(grid)
    terminal.scribble("\r\n@@@@@@@@@@@@@@@@@@\u{1B}[2;2H")
    #expect(terminal.screen.cells.visible != grid.visible)
    terminal.repaint()
    terminal.present(grid)
    #expect(terminal.screen.cells.visible == grid.visible)
  }

  @Test("The terminal grows, and shrinks", arguments: Model.all)
  func resize(_ model: Model) throws {
    var dice = Dice(state: 3)
    let terminal = try DrawnTerminal(model.name, columns: 24, rows: 8)
    defer { terminal.close() }
    for (columns, rows) in [(24, 8), (40, 12), (12, 4), (100, 60), (3, 2), (24, 8), (2, 1)] {
      try terminal.resize(columns: columns, rows: rows)
      for _ in 0..<5 {
        let picture = dice.picture(after: nil, columns: columns, rows: rows)
        terminal.present(picture)
        #expect(terminal.screen.cells.visible == model.visible(picture), "\(columns)×\(rows)")
      }
    }
    #expect(terminal.screen.unknown == [])
  }

  @Test("Suspended and resumed, it shows the picture again", arguments: Model.all)
  func suspend(_ model: Model) throws {
    let terminal = try DrawnTerminal(model.name, columns: 10, rows: 3)
    defer { terminal.close() }
    let grid = Self.grid(["first", "second", "third"], columns: 10)
    terminal.present(grid)
    let modes = terminal.screen.modes
    terminal.suspend()
    #expect(terminal.screen.modes.contains("?25") && !terminal.screen.modes.contains("?1049"))
    terminal.scribble("\u{1B}[2;1Hthe shell\r\n")
    terminal.resume()
    #expect(terminal.screen.text == Array(repeating: String(repeating: " ", count: 10), count: 3))
    terminal.present(grid)
    #expect(terminal.screen.cells.visible == grid.visible)
    // In tmux the cursor that is shown meanwhile also gets another shape, mode 34.
    #expect(terminal.screen.modes.subtracting(["34"]) == modes)
    terminal.close()
    #expect(terminal.screen.modes.contains("?25") && !terminal.screen.modes.contains("?1049"))
  }

  private static func grid(_ lines: [String], columns: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() {
      grid.put(line, column: 0, row: row, clip: grid.area)
    }
    return grid
  }
}

/// Pictures by chance, the same every time.
private struct Dice {
  var state: UInt64

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  /// A picture like the last one, moved by a row, or another one, with some texts drawn into it.
  mutating func picture(after old: CellGrid?, columns: Int = 24, rows: Int = 8) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    if let old {
      switch roll(6) {
      case 0: grid.paste(old, column: 0, row: 1, clip: grid.area)
      case 1: grid.paste(old, column: 0, row: -1, clip: grid.area)
      case 2: break
      default: grid = old
      }
    }
    let texts = [
      "abc", "    ", "                        ", "x", "한국어", "e\u{301}", "──│", "lorem ipsum",
      "xxxxxxxxxxxxxxxxxxxxxxxx",
    ]
    for _ in 0..<roll(12) {
      grid.put(
        texts[roll(texts.count)], column: roll(columns + 4) - 4, row: roll(rows), style: style(),
        clip: grid.area)
    }
    return grid
  }

  private mutating func style() -> Style {
    guard roll(3) > 0 else { return .plain }
    var style = Style()
    if roll(2) == 0 { style.foreground = Style.Color(rawValue: UInt8(roll(8))) }
    if roll(3) == 0 { style.background = Style.Color(rawValue: UInt8(roll(8))) }
    style.isBold = roll(4) == 0
    style.isDim = roll(4) == 0
    style.isUnderlined = roll(4) == 0
    style.isReversed = roll(4) == 0
    return style
  }
}
