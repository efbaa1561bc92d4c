import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("The panel of calls")
struct CallsKeysTests {
  private var screen: Screen = {
    var screen = Screen(columns: 80, rows: 24)
    _ = screen.press(.character("c"), showing: .measuring)
    return screen
  }()

  /// The frame with so many more calls at its end.
  private func frame(more: Int) -> Frame {
    var frame = Frame.measuring
    let last = frame.panes[0].calls.count
    frame.panes[0].calls += (0..<more).map { index in
      var event = TraceEvent(time: 0.6, kind: .call, call: "scrollViewDidScroll")
      event.receiver = .delegate
      event.number = last + index + 1
      return event
    }
    return frame
  }

  private func lines(_ screen: Screen, _ frame: Frame = .measuring) -> [String] {
    CallsList(frame.panes[0], screen.state.calls).events.map {
      $0.kind == .pass ? "pass \($0.pass ?? 0)" : $0.call
    }
  }

  @Test(
    "A list that stands still lets go of calls that never happened where a run goes on from a past frame"
  )
  mutating func branching() {
    let (past, later) = (frame(more: 1), frame(more: 4))
    let last = later.panes[0].calls.count
    // Held at the newest and looking at one of before: it stands still where the past ends.
    screen.state.calls.stop = last
    screen.state.calls.selected = last - 3
    screen.forgetCalls(after: past)
    #expect(screen.state.calls.stop == last - 3 && screen.state.calls.selected == last - 3)
    screen.forgetCalls(after: past)
    #expect(screen.state.calls.stop == last - 3)
    screen.state.calls.stop = last
    screen.state.calls.selected = last - 2
    screen.forgetCalls(after: past)
    #expect(screen.state.calls.stop == nil && screen.state.calls.selected == nil)
  }

  @Test("The keys that step are the panel's, those that scroll by letters the content's")
  mutating func keys() {
    #expect(screen.state.overlay == .calls)
    #expect(
      screen.press(.character("j"), showing: .measuring)
        == .session(.keyboard(.tap(.init(.line, .down), times: 1))))
    #expect(screen.press(.character("."), showing: .measuring) == .time(.frameForward))
    #expect(screen.press(.character("c"), showing: .measuring) == .redraw)
    #expect(screen.state.overlay == nil)
    #expect(
      screen.press(.up, showing: .measuring)
        == .session(.keyboard(.tap(.init(.line, .up), times: 1))))
  }

  @Test("Up looks at the last call, then at those before it, passes left out, to the first")
  mutating func stepping() {
    var seen: [Int?] = []
    for key in [Key.up, .up, .up, .up, .down, .home, .up, .end, .down] {
      _ = screen.press(key, showing: .measuring)
      seen.append(screen.state.calls.selected)
    }
    #expect(seen == [10, 9, 8, 6, 8, 1, 1, 10, 10])
    #expect(screen.selectedCall(of: .measuring)?.call.call == "willDisplay [0, 0]")
    _ = screen.press(.escape, showing: .measuring)
    #expect(screen.state.calls.selected == nil && screen.state.overlay == .calls)
    _ = screen.press(.escape, showing: .measuring)
    #expect(screen.state.overlay == nil)
  }

  @Test("The list stands still, counts what comes, and a step beyond its end goes on to that")
  mutating func holding() {
    _ = screen.press(.character(" "), showing: .measuring)
    let now = lines(screen)
    let later = frame(more: 3)
    #expect(lines(screen, later) == now)
    #expect(CallsList(later.panes[0], screen.state.calls).since == 3)
    _ = screen.press(.up, showing: later)
    #expect(screen.state.calls.selected == 10)
    _ = screen.press(.down, showing: later)
    #expect(screen.state.calls.selected == 11)
    #expect(CallsList(later.panes[0], screen.state.calls).since == 0)
    _ = screen.press(.character(" "), showing: later)
    #expect(screen.state.calls.stop == nil && screen.state.calls.selected == nil)
  }

  /// The frame with so many changes.
  private func changing(_ count: Int) -> Frame {
    var frame = Frame.measuring
    frame.panes[0].ledger = (0..<count).map { index in
      LedgerEntry(
        time: Double(index), author: "finger", from: [0, Double(index)], to: [0, Double(index + 1)])
    }
    return frame
  }

  @Test("The ledger scrolls until its first change is at the top, not at all where all are seen")
  mutating func ledgerReach() throws {
    _ = screen.press(.right, showing: .measuring)
    #expect(screen.state.calls.page == .ledger)
    for key in [Key.up, .pageUp, .home] {
      _ = screen.press(key, showing: .measuring)
      #expect(screen.state.calls.back == 0)
    }
    let frame = changing(40)
    let dock = try #require(screen.layout(frame).dock)
    _ = screen.press(.home, showing: frame)
    #expect(screen.state.calls.back == 40 - (dock.rows - 2))
    let rows = screen.draw(frame).picture.split(separator: "\n").map(String.init)
    #expect(rows[dock.row + 1].contains("\(screen.state.calls.back) more"))
    #expect(rows[dock.row + 2].contains(" 0.00 "))
    #expect(rows[dock.endRow - 1].contains(" finger "))
    _ = screen.press(.down, showing: frame)
    #expect(screen.state.calls.back == 40 - (dock.rows - 2) - 1)
    _ = screen.press(.end, showing: frame)
    #expect(screen.state.calls.back == 0)
    _ = screen.press(.left, showing: frame)
    #expect(screen.state.calls.page == .calls)
  }

  @Test("In neither list Enter goes on with the steps")
  mutating func enter() {
    var frame = changing(3)
    frame.hasMoreSteps = true
    #expect(screen.press(.enter, showing: frame) == .nothing)
    _ = screen.press(.right, showing: frame)
    #expect(screen.press(.enter, showing: frame) == .nothing)
  }

  @Test("The footer says what Escape does, step by step back to closing")
  mutating func closing() {
    let frame = changing(40)
    func footer() -> String {
      String(screen.draw(frame).picture.split(separator: "\n").last ?? "")
    }
    #expect(footer().hasPrefix(" Esc close  "))
    _ = screen.press(.up, showing: frame)
    #expect(footer().hasPrefix(" Esc go on  ") && !footer().contains("Space"))
    screen.state.calls.filter = "delegate"
    #expect(footer().hasPrefix(" Esc clear  ") && footer().contains("Space go on"))
    for _ in 0..<2 { _ = screen.press(.escape, showing: frame) }
    #expect(footer().hasPrefix(" Esc close  "))
    _ = screen.press(.right, showing: frame)
    _ = screen.press(.up, showing: frame)
    #expect(footer().hasPrefix(" Esc latest  "))
    _ = screen.press(.escape, showing: frame)
    #expect(footer().hasPrefix(" Esc close  "))
    screen.state.overlay = .knobs
    screen.state.knobs.filter = "items"
    #expect(footer().hasPrefix(" Esc clear  "))
  }

  @Test("Another filter lists the latest changes, and only calls are held")
  mutating func ledgerFilter() {
    let frame = changing(40)
    _ = screen.press(.right, showing: frame)
    #expect(!screen.draw(frame).picture.contains("Space hold"))
    _ = screen.press(.home, showing: frame)
    #expect(screen.state.calls.back > 0)
    screen.state.calls.filter = "size"
    #expect(screen.state.calls.back == 0)
    _ = screen.press(.left, showing: .measuring)
    #expect(screen.draw(.measuring).picture.contains("Space hold"))
  }

  @Test(
    "A filter leaves the calls that have its words, with their passes",
    arguments: [
      ("delegate", ["scrollViewDidScroll", "pass 2", "willDisplay [0, 0]"]),
      ("prepare", ["pass 2", "prepare()"]),
      (
        "[0,0]",
        [
          "pass 1", "cellForItemAt [0, 0], reused",
          "preferredLayoutAttributesFitting [0, 0] 320 × 40 → 320 × 60", "pass 2",
          "layoutAttributesForItem(at: [0, 0])", "willDisplay [0, 0]",
        ]
      ),
      (
        "[0, 0] Cell",
        [
          "pass 1", "cellForItemAt [0, 0], reused",
          "preferredLayoutAttributesFitting [0, 0] 320 × 40 → 320 × 60",
        ]
      ),
      ("nothing", []),
    ])
  mutating func filter(_ text: String, _ left: [String]) {
    _ = screen.press(.character("/"), showing: .measuring)
    for character in text {
      _ = screen.press(.character(String(character)), showing: .measuring)
    }
    #expect(lines(screen) == left)
    _ = screen.press(.enter, showing: .measuring)
    #expect(screen.state.prompt == nil)
    #expect(lines(screen) == left)
    _ = screen.press(.escape, showing: .measuring)
    #expect(lines(screen).count == 10)
  }

  @Test("Steps go through what the filter leaves, and Enter puts the cursor on the call's element")
  mutating func cursor() {
    screen.state.calls.filter = "layoutAttributesForItem"
    _ = screen.press(.up, showing: .measuring)
    #expect(screen.state.calls.selected == 9)
    _ = screen.press(.up, showing: .measuring)
    #expect(screen.state.calls.selected == 9)
    #expect(screen.press(.enter, showing: .measuring) == .redraw)
    #expect(screen.state.inspected?.indexPath == [0, 0])
  }

  @Test("In the past a call that is not there yet gives way to the last that is")
  mutating func past() {
    _ = screen.press(.up, showing: frame(more: 5))
    #expect(screen.state.calls.selected == 15)
    #expect(screen.selectedCall(of: .measuring)?.call.number == 10)
  }

  @Test("It opens with the calls of the chosen pane")
  mutating func chosen() {
    var frame = Frame.measuring
    frame.panes.append(frame.panes[0])
    screen.state.overlay = nil
    _ = screen.press(.tab, showing: frame)
    _ = screen.press(.character("c"), showing: frame)
    _ = screen.press(.up, showing: frame)
    #expect(screen.state.overlay == .calls && screen.selectedCall(of: frame)?.pane == 1)
  }

  @Test("What is typed for a filter begins anew; what there was can be gone on with")
  mutating func filterAnew() {
    for character in "/final" {
      _ = screen.press(.character(String(character)), showing: .measuring)
    }
    _ = screen.press(.enter, showing: .measuring)
    #expect(screen.state.calls.filter == "final")
    for character in "/code" {
      _ = screen.press(.character(String(character)), showing: .measuring)
    }
    _ = screen.press(.enter, showing: .measuring)
    #expect(screen.state.calls.filter == "code")
    for key in [Key.character("/"), .end, .character("s"), .enter] {
      _ = screen.press(key, showing: .measuring)
    }
    #expect(screen.state.calls.filter == "codes")
    for key in [Key.character("/"), .backspace, .enter] {
      _ = screen.press(key, showing: .measuring)
    }
    #expect(screen.state.calls.filter == "")
  }

  @Test("With two panes Tab tells about the other")
  mutating func panes() {
    var frame = Frame.measuring
    frame.panes.append(frame.panes[0])
    frame.panes[1].calls.removeLast(3)
    _ = screen.press(.up, showing: frame)
    #expect(screen.selectedCall(of: frame)?.pane == 0)
    _ = screen.press(.tab, showing: frame)
    #expect(screen.state.calls.selected == nil)
    _ = screen.press(.up, showing: frame)
    #expect(screen.selectedCall(of: frame)?.pane == 1 && screen.state.focusedPane == 1)
    #expect(screen.selectedCall(of: frame)?.call.number == 6)
  }
}
