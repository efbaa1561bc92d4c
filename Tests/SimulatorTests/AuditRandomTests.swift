import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Whatever is done to layouts that behave correctly, the audit finds nothing.
@Suite("The audit keeps quiet, whatever happens")
@MainActor
struct AuditRandomTests {
  nonisolated static let blocks = Array(0..<3)
  nonisolated static let seedsInBlock = 4
  nonisolated static let actions = 10

  @Test(
    "Scenes that behave correctly",
    arguments: ["list", "table", "flow", "fittedRows", "waterfall"],
    blocks)
  func quiet(kind: String, block: Int) throws {
    for seed in block * Self.seedsInBlock..<(block + 1) * Self.seedsInBlock {
      try play(kind, seed: UInt64(1_000_000 + seed))
    }
  }

  @Test(
    "Scenes from right to left, and with bars that insets make up for",
    arguments: ["list", "table", "flow", "waterfall"], blocks)
  func mirrored(kind: String, block: Int) throws {
    for seed in block * Self.seedsInBlock..<(block + 1) * Self.seedsInBlock {
      let seed = UInt64(1_000_000 + seed)
      var dice = EngineOracleDice(seed: seed &+ 500)
      try play(kind, seed: seed) { pane in
        pane.semanticContentAttribute = .forceRightToLeft
        if kind != "table" {
          pane.layout.properties[FlowProperties.flipsHorizontally.name] = .flag(true)
        }
        if dice.pick([true, false]) {
          pane.obscured = Insets(top: 20, left: 4, bottom: dice.pick([10, 34]), right: 8)
          pane.contentInset = .fixed(pane.obscured)
        }
      }
    }
  }

  @Test(
    "A screen that is mostly new may be asked about once for each cell that it brings in",
    arguments: [1_000_300, 1_000_565, 1_001_001] as [UInt64])
  func crowded(seed: UInt64) throws { try play("flow", seed: seed) }

  @Test("Rows of unknown rules take what was between them with them")
  func betweenRows() throws { try play("fittedRows", seed: 1_000_983) }

  @Test(
    "Several calls in one turn, and growth of headers",
    arguments: ["list", "table", "flow", "waterfall"], blocks)
  func turns(kind: String, block: Int) throws {
    for seed in block * Self.seedsInBlock..<(block + 1) * Self.seedsInBlock {
      try play(kind, seed: UInt64(2_000_000 + seed), withTurns: true)
    }
  }

  private func play(
    _ kind: String, seed: UInt64, withTurns: Bool = false,
    changing change: (inout Pane) -> Void = { _ in }
  ) throws {
    var dice = EngineOracleDice(seed: seed)
    let like = ["table": "list", "fittedRows": "flow"]
    var pane = dice.pane(kind: like[kind] ?? kind)
    pane.layout.kind = kind
    if kind == "table" {
      let sizing = dice.pick([LayoutDescription.Sizing.`self`, .`self`, .delegate])
      // A delegate is not asked for headers again.
      pane.layout.sizing = withTurns ? .`self` : sizing
      pane.layout.properties["pinHeaders"] = .flag(dice.pick([true, false]))
    }
    change(&pane)
    let session = try Session(pane)
    // A guess of next to nothing is the scene's fault, however rightly the layout behaves.
    var found: [Finding] {
      session.panes[0].judge.audit.all.filter { !$0.message.contains("at the estimate of") }
    }
    var told: [String] = []
    for _ in 0..<Self.actions {
      let isTurn = withTurns && dice.pick([true, false])
      let actions = isTurn ? dice.turn(session.panes[0]) : [dice.action(session.panes[0])]
      let frames = dice.pick([0, 1, 5, 30, 120])
      told.append("\(actions) then \(frames) frames")
      if isTurn { session.applyInOneTurn(actions) } else { session.apply(actions[0]) }
      session.pass(frames: frames)
      guard found.isEmpty else { break }
    }
    guard !found.isEmpty else { return }
    let sentences = found.map { "\($0.invariant): \($0.message)" }
    Issue.record(
      "\(kind) \(seed): \(sentences.joined(separator: "; "))\n\(EngineOraclePlay(pane: pane))\n  \(told.joined(separator: "\n  "))"
    )
  }
}
