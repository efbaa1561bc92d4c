import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("The panel of calls, drawn")
struct CallsPictureTests {
  private func screen(
    _ columns: Int, _ rows: Int, keys: [Key] = [], frame: Frame = .measuring
  ) -> Screen {
    var screen = Screen(columns: columns, rows: rows)
    screen.usesColor = false
    for key in [.character("c")] + keys { _ = screen.press(key, showing: frame) }
    return screen
  }

  /// What stands in the dock, without the spaces at the ends of its lines.
  private func dock(_ screen: Screen, _ frame: Frame = .measuring) -> String {
    let grid = screen.draw(frame)
    #expect(grid.isWhole)
    guard let dock = screen.layout(frame).dock else { return "" }
    return (dock.row..<dock.endRow).map { row in
      var line = (dock.column..<dock.endColumn).map { grid[$0, row].text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  @Test(
    "The call that is looked at stands marked in the list, and whole below it, at every size",
    arguments: [(40, 12), (80, 24), (120, 40)])
  func calls(_ columns: Int, _ rows: Int) {
    let drawn = dock(screen(columns, rows, keys: [.up]))
    #expect(drawn.contains("▸ willDisplay [0,0]"))
    #expect(drawn.contains("stands still"))
    #expect(drawn.contains("told the delegate, in pass 2") || rows < 24)
    #expect(drawn.contains("320 × 4 060") || rows < 24)
  }

  @Test("Passes have a rule that says why they ran", arguments: [(80, 24), (120, 40)])
  func passes(_ columns: Int, _ rows: Int) {
    let drawn = dock(screen(columns, rows))
    #expect(drawn.contains("0.50 pass 1 bounds change"))
    #expect(drawn.contains("10 calls") == false)
    #expect(drawn.contains("│ 8 calls"))
    var later = Frame.measuring
    later.panes[0].calls.removeFirst()
    #expect(dock(screen(columns, rows, frame: later), later).contains("│ the last 7 calls"))
    var filtered = screen(columns, rows, frame: later)
    filtered.state.calls.filter = "xyzzy"
    #expect(dock(filtered, later).contains("│ no calls  /xyzzy"))
  }

  @Test("How many changes are below stands before the course of the offset, which has what is left")
  func course() throws {
    var frame = Frame.measuring
    frame.panes[0].ledger = (0..<40).map { index in
      LedgerEntry(
        time: Double(index), author: "finger", from: [0, Double(index)], to: [0, Double(index + 1)])
    }
    frame.panes[0].motion.history = (0...60).map {
      MotionSample(time: Double($0) / 60, offset: CGPoint(x: 0, y: $0))
    }
    let drawn = dock(screen(80, 24, keys: [.right, .up], frame: frame), frame)
    let head = try #require(drawn.split(separator: "\n").dropFirst().first)
    #expect(head.hasPrefix("│ 40 changes  ↓ 1 more  ▁"))
    #expect(head.hasSuffix("█"), "\(head)")
  }

  @Test("The ledger tells by how much")
  func ledger() {
    let drawn = dock(screen(120, 40, keys: [.right]))
    #expect(drawn.contains("3 changes"))
    #expect(drawn.contains("+40"))
    #expect(drawn.contains("+60"))
    var filtered = screen(120, 40, keys: [.right])
    filtered.state.calls.filter = "nothing"
    #expect(dock(filtered).contains("none of the changes has this"))
  }

  @Test("One call and one change are told as one")
  func one() throws {
    var frame = Frame.measuring
    frame.panes[0].calls = [try #require(frame.panes[0].calls.last { $0.kind == .call })]
    frame.panes[0].ledger = [frame.panes[0].ledger[0]]
    #expect(dock(screen(120, 40, frame: frame), frame).contains("│ the last 1 call\n"))
    let ledger = dock(screen(120, 40, keys: [.right], frame: frame), frame)
    #expect(ledger.contains("│ 1 change") && !ledger.contains("1 changes"))
  }

  @Test(
    "A list that stands still says how many have come since; a filter stands beside it",
    arguments: [
      (60, 24, "❚❚ still, 1 since  /delegate"), (80, 24, "❚❚ stands still, 1 since  /delegate"),
      (120, 40, "❚❚ stands still, 1 since  /delegate"),
    ])
  func status(_ columns: Int, _ rows: Int, _ status: String) {
    var screen = screen(columns, rows, keys: [.character(" ")])
    screen.state.calls.filter = "delegate"
    var later = Frame.measuring
    var event = later.panes[0].calls[1]
    event.number = 11
    later.panes[0].calls.append(event)
    #expect(dock(screen, later).contains("│ \(status)"))
    #expect(dock(screen, later).contains("│ 0.50 pass 2") == false)
    screen.state.calls.filter = "nothing"
    #expect(dock(screen, later).contains("no call has this"))
  }

  @Test(
    "The list has the columns that the pane leaves", arguments: [(80, 24), (120, 40), (160, 50)])
  func wide(_ columns: Int, _ rows: Int) throws {
    let layout = screen(columns, rows).layout(.measuring)
    let dock = try #require(layout.dock)
    let end = try #require(layout.panes.first).endColumn
    #expect(dock.endColumn == columns)
    #expect(dock.column == end + 1 || dock.columns == Dock.mostColumns)
    #expect(layout.panes[0].viewport.endColumn <= end && end < dock.column)
    var help = screen(columns, rows)
    help.state.overlay = .help
    #expect(try #require(help.layout(.measuring).dock).columns <= 48)
  }

  @Test("In a narrow list a call about an item still says which")
  func item() {
    let drawn = dock(screen(80, 24))
    #expect(drawn.contains("preferredLayoutAttribute… [0,0] → 320 × 60"))
  }

  @Test("In ASCII every mark is ASCII, at any size")
  func ascii() {
    for (columns, rows) in [(40, 12), (80, 24), (120, 40)] {
      for keys in [[], [.up], [.right], [.up, .home]] as [[Key]] {
        var screen = screen(columns, rows, keys: keys)
        screen.isASCII = true
        #expect(screen.draw(.measuring).picture.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }
}
