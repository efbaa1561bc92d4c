import Simulator
import Testing

@testable import Renderer

@Suite("Themes")
struct ColorSchemeTests {
  private static let frames: [Frame] = [.estimateTooLarge, .scrollingUp, .carousel, .sections]

  @Test("Every theme draws the same characters", arguments: ThemeName.allCases)
  func characters(name: ThemeName) {
    for frame in Self.frames {
      var screen = Screen(columns: 80, rows: 24)
      let text = screen.draw(frame).text()
      screen.state.theme = name
      #expect(screen.draw(frame).text() == text)
    }
  }

  @Test(
    "A theme with a ground of its own colours every cell, and no text is lost on it",
    arguments: [ThemeName.dark, .light, .highContrast])
  func ground(name: ThemeName) {
    for frame in Self.frames {
      var screen = Screen(columns: 80, rows: 24)
      screen.state.theme = name
      var small = Screen(columns: 39, rows: 9)
      small.state.theme = name
      for cell in cells(screen.draw(frame)) + cells(small.draw(frame)) {
        #expect(cell.style.foreground != nil && cell.style.background != nil)
        #expect(cell.style.foreground != cell.style.background)
      }
    }
  }

  @Test("A ground gives what has no colours its own, and takes nothing else away")
  func paint() throws {
    let scheme = try #require(ColorScheme(.light))
    let styles = [
      Style.plain, Style(foreground: .red, isBold: true), Style(background: .green, isDim: true),
      Style(foreground: .brightWhite, background: .black, isUnderlined: true, isReversed: true),
    ]
    var grid = CellGrid(columns: 3, rows: styles.count)
    for (row, style) in styles.enumerated() {
      grid.put("e\u{301}배", column: 0, row: row, style: style, clip: grid.area)
    }
    let text = grid.text()
    scheme.paint(&grid)
    #expect(grid.text() == text)
    for (row, style) in styles.enumerated() {
      var expected = style
      expected.foreground = style.foreground ?? .black
      expected.background = style.background ?? .brightWhite
      for column in 0..<3 { #expect(grid[column, row].style == expected) }
    }
  }

  @Test("The terminal's theme keeps the terminal's ground")
  func terminal() {
    let cells = cells(Screen(columns: 80, rows: 24).draw(.carousel))
    #expect(cells.contains { $0.style.foreground == nil && $0.style.background == nil })
    #expect(cells.contains { $0.style.foreground != nil })
  }

  @Test(
    "Mono has no colours, and without colours every theme is mono", arguments: ThemeName.allCases)
  func mono(name: ThemeName) {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.theme = .mono
    let mono = screen.draw(.scrollingUp)
    #expect(cells(mono).allSatisfy { $0.style.foreground == nil && $0.style.background == nil })
    screen.state.theme = name
    screen.usesColor = false
    #expect(screen.draw(.scrollingUp) == mono)
  }

  @Test("High contrast dims nothing and keeps to colours that are bright on black")
  func highContrast() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.theme = .highContrast
    let bright: Set<Style.Color?> = [.brightWhite, .brightGreen, .brightYellow, .brightCyan]
    for cell in Self.frames.flatMap({ cells(screen.draw($0)) }) {
      #expect(!cell.style.isDim)
      #expect(bright.contains(cell.style.foreground))
    }
  }

  @Test("On white nothing is yellow or cyan")
  func light() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.theme = .light
    let pale: Set<Style.Color?> = [.yellow, .cyan, .white, .brightYellow, .brightCyan]
    for cell in Self.frames.flatMap({ cells(screen.draw($0)) }) {
      #expect(!pale.contains(cell.style.foreground))
    }
  }

  @Test("With reduced motion nothing flashes, and what was measured tells its sizes still")
  func reducedMotion() {
    var screen = Screen(columns: 80, rows: 24)
    #expect(screen.draw(.scrollingUp).text().contains("┗━━"))
    screen.state.reducesMotion = true
    let text = screen.draw(.scrollingUp).text()
    #expect(!text.contains("━━"))
    #expect(text.contains("40 → 70"))
    #expect(text.contains("▶ decelerating"))
  }

  private func cells(_ grid: CellGrid) -> [CellGrid.Cell] {
    (0..<grid.rows).flatMap { row in (0..<grid.columns).map { grid[$0, row] } }
  }
}
