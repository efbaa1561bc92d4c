import CollectionView
import Foundation
import Scenes

/// Scripted scrolls of a pane with one estimate.
@MainActor
struct AdviceTrial {
  private let name: String
  /// The pane with the estimate.
  private let pane: Pane

  init(_ name: String, _ pane: Pane) {
    self.name = name
    self.pane = pane
  }

  /// The larger of the estimated and true lengths of the content along the scroll axis.
  ///
  /// - Throws: `UnbuiltFeature` when the pane names something that is not built.
  func length() throws -> Double {
    let run = try PaneRun(pane(with: [:]), keepsTrace: false)
    let sizes = [run.view.contentSize, run.truth.layout(for: run.view)?.contentSize ?? .zero]
    return sizes.map { Double(run.view.scrollsHorizontally ? $0.width : $0.height) }.max() ?? 0
  }

  /// The costs: jumps without compensation, blanks with one query per scroll, measured and visible cells under
  /// `correct`.
  ///
  /// - Throws: `UnbuiltFeature` when the pane names something that is not built.
  func cost(_ script: AdviceScript, of candidate: Advice.Candidate) throws -> Advice.Candidate {
    let once: [String: KnobValue] = ["requery": .word("once")]
    let up = try Session(
      Scene(
        name: name,
        panes: [pane(with: ["compensation": .word("none")]), pane(with: once), pane(with: [:])],
        steps: script.up), mode: .headless)
    let right = up.panes[2]
    var candidate = candidate
    var seen: Set<IndexPath> = []
    var watch = MeasuringWatch()
    func look() {
      seen.formUnion(
        watch.look(at: right).filter { pane.layout.usesEstimate(section: $0.section) })
    }
    look()
    up.runSteps(looking: look)
    let down = try Session(
      Scene(name: name, panes: [pane(with: once)], steps: script.down), mode: .headless)
    down.runSteps()
    let jump = up.panes[0].judge.audit.findings[.anchor]
    let blanks = [up.panes[1], down.panes[0]].compactMap { $0.judge.audit.findings[.coverage] }
    let extent = Double(
      right.view.scrollsHorizontally ? pane.viewport.width : pane.viewport.height)
    candidate.jumps = jump?.count ?? 0
    candidate.jumpPoints = jump?.sum ?? 0
    candidate.blankMost = blanks.map(\.max).max() ?? 0
    candidate.blankPoints = blanks.reduce(0) { $0 + $1.sum } * extent
    candidate.measured = right.measured.count(in: right)
    candidate.seen = seen.count
    candidate.mostMeasured = watch.mostMeasured
    candidate.mostInView = watch.mostInView
    return candidate
  }

  private func pane(with knobs: [String: KnobValue]) -> Pane {
    var pane = pane
    pane.behavior = BehaviorDescription(preset: "correct", knobs: knobs)
    return pane
  }
}
