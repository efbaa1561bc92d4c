import Foundation
import Scenes
import Testing

@testable import Simulator

/// The engine's compositional layout against the oracle, which shares no code with it.
@Suite("Compositional layouts by chance")
@MainActor
struct CompositionalRandomTests {
  /// `COMPOSITIONAL_BLOCKS` plays more of them by hand.
  nonisolated static let blocks = Array(
    0..<(ProcessInfo.processInfo.environment["COMPOSITIONAL_BLOCKS"].flatMap { Int($0) } ?? 10))
  nonisolated static let seedsInBlock = 20
  nonisolated static let actions = 12

  @Test(
    "Whatever happens to a compositional layout, it is where the true sizes put it",
    arguments: blocks)
  func random(block: Int) throws {
    for seed in block * Self.seedsInBlock..<(block + 1) * Self.seedsInBlock {
      try play(seed: UInt64(seed))
    }
  }

  private func play(seed: UInt64) throws {
    var dice = EngineOracleDice(seed: seed)
    var descriptions = CompositionalDice(seed: seed)
    var play = EngineOraclePlay(pane: descriptions.pane())
    let rig = try EngineOracleRig(play.pane)
    var wrong = rig.complaints()
    for _ in 0..<Self.actions where wrong.isEmpty {
      let across = dice.number(0...3) == 0 ? descriptions.motionAcross(rig.run) : nil
      let move = EngineOraclePlay.Move(
        action: across ?? dice.action(rig.run), frames: dice.pick([0, 1, 5, 30, 240]))
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
