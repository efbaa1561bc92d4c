import Foundation
import Simulator
import Testing

@testable import Renderer

/// What a hand does on a stage can be seen there: the search, the cursor, and keys that do nothing.
@Suite struct StageMarkTests {
  private func screen(_ columns: Int = 80, _ rows: Int = 24) -> Screen {
    var screen = Screen(columns: columns, rows: rows)
    screen.state.isOnStage = true
    return screen
  }

  private func rows(_ screen: Screen, _ frame: Frame) -> [String] {
    let grid = screen.draw(frame)
    #expect(grid.isWhole)
    return grid.picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Matches are marked, the one gone to is filled, and which one it is stands with the steps")
  func search() throws {
    var frame = Frame.scrollingUp
    frame.isMoving = false
    frame.progress = SceneProgress(part: 3, parts: 7, mark: "slipped", state: .waiting)
    var screen = screen()
    screen.state.search = SearchState(.text(try #require(TextPattern("text"))))
    screen.state.search?.current = [0, 31]
    screen.state.search?.status = "1 of 4"
    let rows = rows(screen, frame)
    #expect(rows[2].hasSuffix(" nN 1 of 4 · ■ step 3 of 7 · slipped "), "\(rows[2])")
    let current = try #require(rows.firstIndex { $0.contains("[0,31]") })
    #expect(rows[current].hasPrefix("»[0,31]"))
    let other = try #require(rows.firstIndex { $0.contains("[0,32]") })
    #expect(rows[other].hasPrefix("›[0,32]"))
    #expect(!rows.contains { $0.hasPrefix("›[0,34]") })
    let grid = screen.draw(frame)
    let fill = Theme(isASCII: false, usesColor: true).style(.stageFocus).background
    #expect(grid[12, current].style.background == fill)
    #expect(grid[12, current + 1].style.background == fill)
    #expect(grid[0, other + 1].style.background == fill)
    #expect(grid[12, other].style.background != fill)
    // Without colours the signs remain, in ASCII too.
    screen.usesColor = false
    screen.isASCII = true
    let glyphs = Glyphs.ascii
    let plain = self.rows(screen, frame)
    #expect(plain.contains { $0.hasPrefix("\(glyphs.currentMatch)[0,31]") })
    #expect(plain.contains { $0.hasPrefix("\(glyphs.match)") && $0.contains("[0,32]") })
  }

  @Test("Where nothing else is said the search has a row, and in few columns it is cut with a sign")
  func status() throws {
    var screen = screen(40, 12)
    screen.state.search = SearchState(.text(try #require(TextPattern("text"))))
    screen.state.search?.status = "no match in the first 100 000 items after here"
    var frame = Frame.estimateTooLarge
    #expect(rows(screen, frame)[0] == " nN no match in the first 100 000 item… ")
    frame.caption = "Watch"
    #expect(rows(screen, frame)[1] == " nN no match in the first 100 000 item… ")
  }

  @Test("The cursor points at an element from both sides, over what an edge cuts no number")
  func cursor() throws {
    var screen = screen()
    let frame = Frame.scrollingUp
    _ = screen.press(.character(")"), showing: frame)
    let at = try #require(screen.state.inspected?.indexPath)
    let row = try #require(rows(screen, frame).first { $0.hasPrefix("▸") })
    #expect(row.hasPrefix("▸\(at.indexPathText)") && row.contains("◂"), "\(row)")
    _ = screen.press(.character("x"), showing: frame)
    #expect(!rows(screen, frame).contains { $0.contains("▸") || $0.contains("◂") })

    var pane = PaneFrame.list
    pane.elements = [.cell(1234, x: -100, y: 0, width: 300, height: 40, state: .fixed)]
    screen.state.inspected = InspectedElement(pane.elements[0])
    let cut = rows(screen, Frame(title: "", time: 0, panes: [pane]))
    #expect(cut.contains { $0.hasPrefix("▸[0,1234]") })
    pane.elements[0].frame.origin.x = -400
    #expect(
      !rows(screen, Frame(title: "", time: 0, panes: [pane])).contains { $0.contains("▸") })
  }

  @Test(
    "A key for what a stage does not show says so and changes nothing",
    arguments: ["v", "V", "R", "i", "M", "#"])
  func refusals(_ key: String) {
    var screen = screen()
    let frame = Frame.scrollingUp
    let before = screen.state
    #expect(screen.press(.character(key), showing: frame) == .redraw)
    #expect(rows(screen, frame)[2].hasSuffix(" \(key) not on a stage "))
    _ = screen.press(.escape, showing: frame)
    #expect(screen.state == before)
    screen.state.isOnStage = false
    _ = screen.press(.character(key), showing: frame)
    screen.state.isOnStage = true
    #expect(screen.state != before)
  }

  @Test("The legend is that of the stage: its fills and signs, no borders and no letters")
  func legend() throws {
    var screen = screen(120, 40)
    _ = screen.press(.character("*"), showing: .scrollingUp)
    let dock = try #require(screen.layout(.scrollingUp).dock)
    let grid = screen.draw(.scrollingUp)
    var lines: [String] = []
    for row in 0..<grid.rows {
      lines.append((dock.column..<grid.columns).map { grid[$0, row].text }.joined())
    }
    for words in [
      "[0,2]", "»[0,11]", "▸[0,12]", "≠", "╱ ╱ ╱", "↓40", "✗", "✓", "unlike the other pane",
      "wrong, in this step", "beyond the content", "nothing wrong so far",
    ] {
      #expect(lines.contains { $0.contains(words) }, "\(words)")
    }
    for sign in ["┌", "┏", "╔", "▣", "◉", "size taken", "invalidated"] {
      #expect(!lines.contains { $0.contains(sign) }, "\(sign)")
    }
    // A sample has the fill that the stage draws.
    let theme = Theme(isASCII: false, usesColor: true)
    for (words, role) in [
      ("a cell of known size", Theme.Role.stageEven), ("its neighbour", .stageOdd),
      ("measured just now", .stageFresh), ("unlike the other pane", .stageDifferent),
      ("the one gone to", .stageFocus), ("wrong, in this step", .bad),
    ] {
      let row = try #require(lines.firstIndex { $0.contains(words) }, "\(words)")
      let start = try #require(
        (dock.column..<grid.columns).first { grid[$0, row].style.background != nil })
      #expect(grid[start + 1, row].style.background == theme.style(role).background, "\(words)")
    }
    screen.state.isOnStage = false
    #expect(screen.draw(.scrollingUp).text().contains("size taken"))
    // In few columns all of it can be read.
    for (columns, rows) in [(80, 24), (40, 12)] {
      var screen = self.screen(columns, rows)
      screen.state.overlay = .legend
      var read = ""
      for _ in 0..<8 {
        read += screen.draw(.scrollingUp).text()
        _ = screen.press(.pageDown, showing: .scrollingUp)
      }
      for entry in StageLegend(theme: theme).entries { #expect(read.contains(entry.words)) }
    }
  }
}
