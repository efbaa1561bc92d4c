import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("The row of counts")
struct HUDPictureTests {
  private var frame: Frame {
    var frame = Frame.estimateTooLarge
    frame.panes[0].counts.passes = 2
    frame.panes[0].counts.allPasses = 14
    frame.panes[0].counts.attributes = 9
    frame.panes[0].counts.measured = 3
    frame.panes[0].counts.queued = 1
    frame.panes[0].counts.made = 1
    frame.panes[0].counts.allMade = 12
    frame.panes[0].counts.reused = 2
    frame.panes[0].counts.allReused = 40
    return frame
  }

  private func row(_ frame: Frame, columns: Int, time: Double? = 0.00123) -> String {
    var screen = Screen(columns: columns, rows: 24)
    screen.state.showsHUD = true
    screen.frameTime = time
    let grid = screen.draw(frame)
    #expect(grid.isWhole)
    return String(grid.picture.split(separator: "\n", omittingEmptySubsequences: false)[22])
  }

  @Test(
    "It stands above the keys and tells as much as fits, measured first, and that there is more")
  func widths() {
    #expect(
      row(frame, columns: 120).trimmed
        == " passes 2 of 14  attributes 9 for 3  measured 3  queued 1  made 1 of 12  reused 2 of 40"
        + String(repeating: " ", count: 26) + "1.2 ms")
    #expect(
      row(frame, columns: 80).trimmed
        == " measured 3 pass 2/14 attr 9/3 queued 1 made 1/12 reused 2/40            1.2 ms")
    #expect(row(frame, columns: 40).trimmed == " meas 3 pass 2 attr 9/3 …        1.2 ms")
  }

  @Test(
    "Several panes share it, and drop what was counted since the start before the queue; without a time there is none"
  )
  func panes() {
    var two = frame
    two.panes.append(two.panes[0])
    #expect(
      row(two, columns: 120).trimmed
        == " meas 3 pass 2 attr 9/3 queue 1 made 1 reused 2 │ meas 3 pass 2 attr 9/3 queue 1 made 1 reused 2"
        + String(repeating: " ", count: 17) + "1.2 ms"
    )
    #expect(
      row(two, columns: 80, time: nil).trimmed
        == " meas 3 pass 2 attr 9/3 queue 1 … │ meas 3 pass 2 attr 9/3 queue 1 …")
  }

  @Test("A time that is none is told as nothing", arguments: [Double.nan, -1, 0])
  func odd(_ time: Double) {
    #expect(row(frame, columns: 80, time: time).trimmed.hasSuffix("0.0 ms"))
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
