import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Whatever is done to layouts that behave correctly, the audit finds nothing.
///
/// For a long run by hand, `CELLOPHANE_RANDOM_SCENES` sets the number of scenes in each block, and
/// `CELLOPHANE_RANDOM_FIRST` how many are left out before.
@Suite("The audit keeps quiet, whatever happens")
@MainActor
struct AuditRandomTests {
  nonisolated static let blocks = Array(0..<3)
  nonisolated static let seedsInBlock =
    number("CELLOPHANE_RANDOM_SCENES") ?? 4
  nonisolated static let firstSeed = number("CELLOPHANE_RANDOM_FIRST") ?? 0
  nonisolated static let actions = 10

  /// Chooses what is done next to a pane, in one turn of the run loop.
  typealias Choice = (inout EngineOracleDice, PaneRun) throws -> [Action]

  @Test(
    "Scenes that behave correctly",
    arguments: ["list", "table", "flow", "fittedRows", "waterfall"],
    blocks)
  func quiet(kind: String, block: Int) throws {
    try forEachSeed(from: 1_000_000, inBlock: block) { try play(kind, seed: $0) }
  }

  @Test(
    "Scenes from right to left, and with bars that insets make up for",
    arguments: ["list", "table", "flow", "waterfall"], blocks)
  func mirrored(kind: String, block: Int) throws {
    try forEachSeed(from: 1_000_000, inBlock: block) { seed in
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

  @Test("Flows that scroll sideways, in both directions of reading", arguments: blocks)
  func sideways(block: Int) throws {
    try forEachSeed(from: 3_000_000, inBlock: block) { seed in
      var dice = EngineOracleDice(seed: seed)
      let pane = dice.sidewaysFlow()
      try play(pane, "sideways \(seed)", &dice) { dice, run in [dice.sidewaysAction(run)] }
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
    try forEachSeed(from: 2_000_000, inBlock: block) { seed in
      try play(kind, seed: seed) { pane in
        // A delegate is not asked again for what has grown.
        if kind == "table" { pane.layout.sizing = .`self` }
      } choosing: { dice, run in
        dice.pick([true, false]) ? dice.turn(run) : [dice.action(run)]
      }
    }
  }

  @Test("Other layouts", arguments: ["list", "table", "flow", "waterfall"], blocks)
  func layouts(kind: String, block: Int) throws {
    try forEachSeed(from: 4_000_000, inBlock: block) { seed in
      try play(kind, seed: seed) { pane in
        // Items wider than a flow are another matter.
        pane.cell.source = .random(width: 10...50, height: 10...80)
      } choosing: { dice, run in
        dice.number(0...2) == 0 ? [try dice.otherLayout()] : [dice.action(run)]
      }
    }
  }

  private func forEachSeed(
    from first: Int, inBlock block: Int, _ body: (UInt64) throws -> Void
  ) rethrows {
    for seed in block * Self.seedsInBlock..<(block + 1) * Self.seedsInBlock {
      try body(UInt64(first + Self.firstSeed + seed))
    }
  }

  private nonisolated static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  private func play(
    _ kind: String, seed: UInt64, changing change: (inout Pane) -> Void = { _ in },
    choosing choose: Choice = { dice, run in [dice.action(run)] }
  ) throws {
    var dice = EngineOracleDice(seed: seed)
    var pane = dice.pane(layoutKind: kind)
    if kind == "table" {
      pane.layout.sizing = dice.pick([LayoutDescription.Sizing.`self`, .`self`, .delegate])
      pane.layout.properties["pinHeaders"] = .flag(dice.pick([true, false]))
    }
    change(&pane)
    try play(pane, "\(kind) \(seed)", &dice, choosing: choose)
  }

  private func play(
    _ pane: Pane, _ name: String, _ dice: inout EngineOracleDice, choosing choose: Choice
  ) throws {
    let session = try Session(pane)
    // A guess of next to nothing is the scene's fault, however rightly the layout behaves.
    var found: [Finding] {
      session.panes[0].judge.audit.all.filter { !$0.message.contains("at the estimate of") }
    }
    var scene = Scene(name: "\(name).yaml", panes: [pane])
    for _ in 0..<Self.actions {
      let actions = try choose(&dice, session.panes[0])
      let frames = dice.pick([0, 1, 5, 30, 120])
      let steps = actions.flatMap { $0.steps(times: 1) }
      scene.steps += steps.count > 1 ? [Step(line: 1, kind: .inOneTurn(steps))] : steps
      scene.steps.append(Step(line: 1, kind: .waitFrames(frames)))
      if actions.count > 1 { session.applyInOneTurn(actions) } else { session.apply(actions[0]) }
      session.pass(frames: frames)
      guard found.isEmpty else { break }
    }
    guard !found.isEmpty else { return }
    let sentences = found.map { "\($0.invariant): \($0.message)" }
    Issue.record(
      "\(name): \(sentences.joined(separator: "; "))\n\(SceneWriter().text(of: scene))")
  }
}
