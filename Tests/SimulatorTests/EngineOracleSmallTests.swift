import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Everything small: few items, a low viewport, and every short sequence of actions.
@Suite("Every small list")
@MainActor
struct EngineOracleSmallTests {
  /// What may happen; none depends on how many items there are by then.
  private static let actions: [(frames: Int, action: @MainActor (PaneRun) -> Action)] = [
    (0, { _ in .scrollBy(CGPoint(x: 0, y: 37)) }),
    (0, { _ in .end }),
    (4, { _ in .fling(.alongScrollAxis(-900)) }),
    (0, { _ in .update([.insert([[0, 0]], items: [nil])], animated: false) }),
    (
      0,
      { run in
        let count = run.content.model.count(inSection: 0)
        return .update(count > 0 ? [.delete([[0, count - 1]])] : [], animated: false)
      }
    ),
    (
      0,
      { run in
        let count = run.content.model.count(inSection: 0)
        return .update(
          count > 1 ? [.move(from: [0, 0], to: [0, count - 1]), .reload([[0, 1]])] : [],
          animated: false)
      }
    ),
  ]

  /// An estimate that is too small, nearly right, and too large.
  private nonisolated static let sizes: [(estimate: CGFloat, height: CGFloat)] = [
    (10, 500), (40, 30), (200, 0),
  ]

  @Test("Every two actions", arguments: [0, 1, 2, 4], sizes)
  func everyPair(count: Int, size: (estimate: CGFloat, height: CGFloat)) throws {
    try playAll(ofLength: 2, pane(count, size.estimate, size.height))
  }

  @Test("Every three actions with two items", arguments: sizes)
  func everyTriple(size: (estimate: CGFloat, height: CGFloat)) throws {
    try playAll(ofLength: 3, pane(2, size.estimate, size.height))
  }

  /// Plays every sequence of actions of a length, until one goes wrong.
  private func playAll(ofLength length: Int, _ pane: Pane) throws {
    let count = (0..<length).reduce(1) { product, _ in product * Self.actions.count }
    for sequence in 0..<count {
      guard try play(sequence, ofLength: length, pane) else { return }
    }
  }

  private func pane(_ count: Int, _ estimate: CGFloat, _ height: CGFloat) -> Pane {
    var pane = Pane()
    pane.viewport = CGSize(width: 320, height: 100)
    pane.data = DataSet(sections: [DataSection(items: .numbered(count))])
    pane.cell = CellSizing(source: .fixed(CGSize(width: 320, height: height)))
    pane.layout.properties["estimatedHeight"] = .number(estimate)
    pane.behavior = BehaviorDescription(preset: "correct")
    return pane
  }

  /// Plays one sequence; false when it went wrong.
  private func play(_ sequence: Int, ofLength length: Int, _ pane: Pane) throws -> Bool {
    var play = EngineOraclePlay(pane: pane)
    let rig = try EngineOracleRig(pane)
    var wrong = rig.complaints()
    var rest = sequence
    for _ in 0..<length where wrong.isEmpty {
      let next = Self.actions[rest % Self.actions.count]
      rest /= Self.actions.count
      let move = EngineOraclePlay.Move(action: next.action(rig.run), frames: next.frames)
      play.moves.append(move)
      wrong = rig.play(move)
    }
    if wrong.isEmpty { wrong = rig.finish() }
    if !wrong.isEmpty { Issue.record("\(wrong.prefix(3).joined(separator: "; "))\nin \(play)") }
    return wrong.isEmpty
  }
}
