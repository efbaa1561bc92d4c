import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// An animated scroll to an item ends on it, however wrong the estimates on the way were.
@Suite("Animated scrolls over wrong estimates")
@MainActor
struct AnimatedScrollTests {
  @Test(
    "Converging, it ends on its item in bounded time, whatever is measured on the way",
    arguments: [
      """
      data: 84
      cell: { size: [320, 210] }
      layout: { kind: table, estimatedHeight: 20 }
      steps: [{ scrollTo: { item: [0, 56], at: top, animated: true } }, { wait: settled }]
      """,
      """
      data: 200
      cell: { size: [320, 400] }
      layout: { kind: list }
      steps: [{ scrollTo: { item: [0, 100], at: bottom, animated: true } }, { wait: settled }]
      """,
      """
      viewport: [320, 200]
      data: 82
      cell: { size: [320, 90] }
      layout: { kind: flow, scrollDirection: horizontal, estimatedItemSize: [50, 50] }
      steps: [{ scrollTo: { item: [0, 80], at: left, animated: true } }, { wait: settled }]
      """,
      """
      data: { sections: [{ items: 17, repeat: 8 }] }
      cell: { size: [320, 120] }
      layout: { kind: flow, estimatedItemSize: [80, 20] }
      steps: [{ scrollTo: { item: [7, 10], at: top, animated: true } }, { wait: settled }]
      """,
      // Up again, over what was never measured.
      """
      data: 400
      cell: { size: [320, 400] }
      layout: { kind: list, estimatedHeight: 20 }
      steps:
        - scrollTo: { item: [0, 399], at: bottom }
        - scrollTo: { item: [0, 100], at: top, animated: true }
        - wait: settled
      """,
    ])
  func converging(text: String) throws {
    let session = try Session(text: "behavior: correct\n" + text)
    session.runSteps()
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(session.isIdle)
    #expect(session.time < 2)
  }

  @Test("Cells that cannot decide do not keep it going for ever")
  func undecided() throws {
    let session = try Session(
      text: """
        data: 200
        cell: { size: [320, 100], alternates: [0, 200] }
        layout: { kind: list, estimatedHeight: 20 }
        behavior: correct
        """)
    session.apply(
      .scrollTo(ScrollTarget(item: [0, 150], position: .centeredVertically, animated: true)))
    session.settle()
    #expect(session.isIdle)
    #expect(session.time < 4)
  }

  @Test("Sent elsewhere on the way, an animation goes on from where it is and ends there on time")
  func redirected() {
    let range = AxisRange(minimum: 0, maximum: 5000, page: 480)
    var motion = Motion.animating(TimedMove(distance: 100), from: 50, in: range, at: 1)
    let before = motion.offset(at: 1.1)
    motion = motion.redirected(to: 1150, at: 1.1)
    #expect(abs(motion.offset(at: 1.1) - before) < 1e-9)
    #expect(motion.end == 1.3)
    #expect(motion.destination == 1150)
    #expect(motion.offset(at: 1.2) > before)
    #expect(motion.redirected(to: 0, at: 1.3).destination == 1150)
  }
}
