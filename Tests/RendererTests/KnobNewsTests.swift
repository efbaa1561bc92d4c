import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("What the row of the keys says of knobs")
struct KnobNewsTests {
  private var screen = Screen(columns: 80, rows: 24)

  @Test(
    "A key that turns a knob says its value and where it took the reader, the panel the latter alone"
  )
  mutating func news() {
    var (before, after) = (KnobsPanelTests.frame, KnobsPanelTests.frame)
    after.panes[0].knobs = KnobsPanelTests.knobs("50")
    let action = Action.turn(.estimate, by: 1)
    func footer() -> String {
      String(screen.draw(after).picture.split(separator: "\n").last ?? "")
    }
    screen.state.overlay = nil
    screen.tell(action, from: before, to: after)
    #expect(footer().contains("E estimatedHeight 50"))
    screen.state.refusal = nil
    let first = after.panes[0].visibleCells[0].indexPath
    after.panes[0].elements.removeAll { $0.indexPath == first }
    let next = after.panes[0].visibleCells[0].indexPath
    let reader = "first in view \(next.indexPathText), was \(first.indexPathText)"
    screen.tell(action, from: before, to: after)
    #expect(footer().contains("E estimatedHeight 50, \(reader)"))
    screen.state.refusal = nil
    screen.state.overlay = .knobs
    screen.tell(.turn(.key("layout.estimatedHeight"), by: 1), from: before, to: after)
    #expect(screen.state.refusal?.word == reader)
    #expect(screen.state.refusal?.key == .right)
    // What has had its say is not talked over, and where nothing is new nothing is said.
    screen.tell(action, from: before, to: before)
    #expect(screen.state.refusal?.word == reader)
    screen.state.refusal = nil
    screen.state.overlay = nil
    // Turned back it says so, too, and in a narrow row where it took the reader goes first.
    screen.tell(.undoSetting, from: before, to: after)
    #expect(screen.state.refusal?.word == "estimatedHeight 50, \(reader)")
    screen.state.refusal = nil
    screen.columns = 40
    screen.tell(action, from: before, to: after)
    #expect(screen.state.refusal?.word == reader)
    screen.state.refusal = nil
    before = after
    screen.tell(.undoSetting, from: before, to: after)
    #expect(screen.state.refusal == nil)
  }
}
