import Foundation
import Scenes
import Testing

@testable import Simulator

/// A frame tells most elements as the one before did: never other than it would tell them anew.
@Suite("Elements that are told again")
@MainActor
struct KeptElementsTests {
  @Test(
    "What is told again is what would be told anew",
    arguments: ["list", "table", "flow", "waterfall", "carousel", "stickyGrid"], 0..<4)
  func same(kind: String, block: Int) throws {
    for seed in block * 8..<(block + 1) * 8 {
      try play(kind, seed: UInt64(77_000 + seed))
    }
  }

  private func play(_ kind: String, seed: UInt64) throws {
    var dice = EngineOracleDice(seed: seed)
    let own = ["list", "flow", "waterfall"]
    var pane = dice.pane(kind: own.contains(kind) ? kind : kind == "table" ? "list" : "flow")
    pane.layout.kind = kind
    let session = try Session(pane)
    let changes: [Action] = [
      .keyboard(.tap(.init(.line, .down), times: 3)), .reloadData,
      .wheel(rows: CGPoint(x: 0, y: 4)),
      .touch(.down(CGPoint(x: 40, y: 60))), .touch(.up), .edit(.shuffle),
      .grow([[0, 0], [0, 1], [0, 2]], by: CGSize(width: 0, height: 30)),
      .invalidateLayout(times: 1),
      .turn(.estimate, by: 1), .undoSetting,
    ]
    for step in 0..<14 {
      session.apply(dice.pick([true, false]) ? dice.action(session.panes[0]) : dice.pick(changes))
      for _ in 0..<dice.pick([0, 1, 3, 30]) {
        session.passFrame()
        guard isSame(session) else {
          Issue.record("\(kind) \(seed), step \(step)")
          return
        }
      }
    }
  }

  private func isSame(_ session: Session) -> Bool {
    let told = session.frame.panes[0]
    session.panes[0].kept = KeptElements()
    session.panes[0].paintedElements = nil
    return session.frame.panes[0] == told
  }
}
