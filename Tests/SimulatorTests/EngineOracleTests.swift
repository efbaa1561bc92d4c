import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The engine against the oracle")
@MainActor
struct EngineOracleTests {
  /// Blocks of seeds, so that a failure names few; `make fuzz` plays many more.
  nonisolated static let blocks = Array(0..<5)
  nonisolated static let seedsInBlock = 6
  nonisolated static let actions = 20

  @Test("Whatever happens to a list, it stands where it should", arguments: blocks)
  func random(block: Int) throws {
    for seed in block * Self.seedsInBlock..<(block + 1) * Self.seedsInBlock {
      try play(seed: UInt64(seed))
    }
  }

  @Test("Whatever happens to a flow", arguments: 0..<5 as Range<UInt64>)
  func randomFlow(seed: UInt64) throws {
    try play(seed: seed, kind: "flow")
  }

  @Test("Whatever happens to a waterfall", arguments: 0..<5 as Range<UInt64>)
  func randomWaterfall(seed: UInt64) throws {
    try play(seed: seed, kind: "waterfall")
  }

  /// Seeds that once found something.
  @Test(
    "What was found once is not found again",
    arguments: [16, 28, 47, 138, 165, 210, 254, 256, 274, 562, 758, 1405, 1845, 1890] as [UInt64])
  func regressions(seed: UInt64) throws {
    try play(seed: seed)
  }

  private func play(seed: UInt64, kind: String = "list") throws {
    var dice = EngineOracleDice(seed: seed)
    var play = EngineOraclePlay(pane: dice.pane(kind: kind))
    let rig = try EngineOracleRig(play.pane)
    var wrong = rig.complaints()
    for _ in 0..<Self.actions where wrong.isEmpty {
      let move = EngineOraclePlay.Move(
        action: dice.action(rig.run), frames: dice.pick([0, 1, 5, 30, 240]))
      play.moves.append(move)
      wrong = rig.play(move)
    }
    if wrong.isEmpty { wrong = rig.finish() }
    guard !wrong.isEmpty else { return }
    let shrunk = try play.shrunk()
    let complaints = try shrunk.complaints().prefix(3).joined(separator: "; ")
    Issue.record("seed \(seed): \(complaints)\nin \(shrunk)")
  }
}
