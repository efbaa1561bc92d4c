import CollectionView
import Foundation
import Scenes

@testable import Simulator

/// The macros of Testing cannot use a name that two imported modules have.
typealias Action = Scenes.Action

extension Pane {
  /// A list of rows of one height in a 320 × 480 view, behaving correctly but for the knobs.
  static func list(
    _ count: Int, estimate: CGFloat, height: CGFloat, knobs: [String: KnobValue] = [:]
  ) -> Pane {
    var pane = Pane()
    pane.data = DataSet(sections: [DataSection(items: .numbered(count))])
    pane.cell = CellSizing(source: .fixed(CGSize(width: 320, height: height)))
    pane.layout.properties["estimatedHeight"] = .number(estimate)
    pane.behavior = BehaviorDescription(preset: "correct", knobs: knobs)
    return pane
  }
}

extension Session {
  /// A session of one pane that nobody else drives.
  convenience init(_ pane: Pane, steps: [Step.Kind] = [], mode: Mode = .live) throws {
    try self.init(
      Scene(
        name: "test", panes: [pane],
        steps: steps.enumerated().map { Step(line: $0.offset + 1, kind: $0.element) }),
      mode: mode)
  }

  /// Applies actions to the only pane in one turn of the run loop, and paints one frame.
  func applyInOneTurn(_ actions: [Action]) {
    let run = panes[0]
    run.beginTurn()
    for action in actions {
      if case .setCollectionViewLayout(let layout, let animated) = action {
        _ = set([layout], installing: LayoutInstallation(isAnimated: animated))
      } else {
        run.clock.run { run.apply(action) }
      }
    }
    run.clock.run {
      run.endTurn()
      run.paint()
    }
  }

  /// Lets so many frames of 1/60 second pass.
  func pass(frames: Int) {
    for _ in 0..<frames { advance(by: .nanoseconds(16_666_667)) }
  }

  /// Lets time pass until nothing moves.
  func settle() {
    for _ in 0..<6000 where !isIdle { pass(frames: 1) }
  }

  var view: UICollectionView { panes[0].view }
  var offset: CGFloat { view.contentOffset.y }

  /// What the audit has found in the first pane.
  func finding(_ invariant: Invariant) -> Finding? {
    frame.panes[0].findings.first { $0.invariant == invariant }
  }
}
