import Foundation
import Simulator
import Testing

@testable import Renderer

/// The words of the verdict on a stage.
@Suite struct StageVerdictTests {
  private func verdict(now: Finding?, run: Finding) -> StageVerdict {
    var pane = PaneFrame.list
    pane.findingsNow = now.map { [$0] } ?? []
    pane.findings = [run]
    return StageVerdict(Frame(title: "", time: 0, panes: [pane]), pane: 0)
  }

  @Test("What several cells did is not told of one alone, in few words too")
  func others() {
    var jump = Finding.jump
    jump.count = 1
    #expect(verdict(now: nil, run: jump).brief.hasSuffix("[0,30] 40 → 110, moved 70 pt"))
    jump.culprit?.others = 9
    #expect(
      verdict(now: nil, run: jump).brief.hasSuffix("[0,30] 40 → 110 and 9 more, moved 70 pt"))
  }
}
