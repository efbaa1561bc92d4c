import Foundation
import Scenes
import Testing

@testable import Simulator

/// A frame tells most elements as the one before did: never other than it would tell them anew.
@Suite("Elements that are told again")
@MainActor
struct ToldElementTests {
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
    let session = try Session(dice.pane(layoutKind: kind))
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
    session.panes[0].forgetPainted()
    return session.frame.panes[0] == told
  }

  // MARK: - What is told anew although nothing scrolled

  /// A list of rows of 44 points, and what is told of the second one before and after something.
  private func told(
    _ change: (PaneRun) throws -> Void
  ) throws -> (before: ElementFrame, after: ElementFrame, others: Bool) {
    let session = try Session(.list(50, estimate: 44, height: 44))
    // Until it is told no more that they came to the screen.
    paint(session.panes[0], frames: Markings.afterglow + 2)
    let before = session.frame.panes[0].visibleCells
    try change(session.panes[0])
    let after = session.frame.panes[0].visibleCells
    let others = before.indices.allSatisfy { $0 == 1 || after[$0].isIdentical(to: before[$0]) }
    return (before[1], after[1], others)
  }

  private func paint(_ run: PaneRun, frames: Int) {
    for _ in 0..<frames {
      run.markings.paint(moved: [:], known: EmptyCollection(), isHeld: false)
    }
  }

  private func cell(_ run: PaneRun) throws -> SceneCell {
    try #require(run.view.cellForItem(at: [0, 1]) as? SceneCell)
  }

  @Test("Where nothing happens, all are the same")
  func nothing() throws {
    let told = try told { _ in }
    #expect(told.after.isIdentical(to: told.before) && told.others)
  }

  @Test("A cell that is selected or highlighted is told anew, and no other")
  func selected() throws {
    let selected = try told { try cell($0).isSelected = true }
    #expect(!selected.before.isSelected && selected.after.isSelected && selected.others)
    let highlighted = try told { try cell($0).isHighlighted = true }
    #expect(highlighted.after.isHighlighted && highlighted.others)
  }

  @Test("A cell that shows another item is told anew")
  func entry() throws {
    let told = try told { run in
      try cell(run).entry = run.content.model.entry(at: [0, 40])
    }
    #expect(told.after.detail.id != told.before.detail.id && told.others)
  }

  @Test("So is an element that is marked, and again when that is over")
  func marked() throws {
    let now = try told { run in
      run.markings.note(.asked, of: .item(1))
      paint(run, frames: 1)
    }
    #expect(now.before.marks.isEmpty && now.after.marks == .asked && now.others)
    let session = try Session(.list(50, estimate: 44, height: 44))
    for isTold in [true, false] {
      let told = session.frame.panes[0].visibleCells[1]
      #expect(told.marks.union(told.earlierMarks).isEmpty != isTold)
      paint(session.panes[0], frames: Markings.afterglow + 2)
    }
  }

  @Test("So is one of which another guess was found right, and one that is held")
  func sizes() throws {
    let agreed = CGSize(width: 9, height: 9)
    let guessed = try told { $0.sizes.note(guessed: agreed, of: .item(1)) }
    #expect(guessed.after.detail.agreedSize == agreed && guessed.others)
    let held = try told { $0.heldDown = [.item(1)] }
    #expect(!held.before.isPinned && held.after.isPinned && held.others)
  }

  @Test("A header that shows another text is told anew")
  func header() throws {
    var pane = Pane.list(50, estimate: 44, height: 44)
    pane.data = DataSet(sections: [DataSection(header: "One", items: .numbered(50))])
    let session = try Session(pane)
    func headers() -> [String] { session.frame.panes[0].elements.filter(\.isHeader).map(\.text) }
    #expect(headers() == ["One"])
    let view = session.panes[0].view.supplementaryView(
      forElementKind: ElementFrame.headerKind, at: [0, 0])
    try #require(view as? SceneSupplementaryView).text = "Two"
    #expect(headers() == ["Two"])
  }

  @Test("What every element is told by is known anew of another layout")
  func layout() throws {
    let run = try Session(.list(50, estimate: 44, height: 44)).panes[0]
    #expect(run.isSelfSizing && run.tellsMeasured)
    run.pane.layout.kind = "seedList"
    #expect(run.isSelfSizing && !run.tellsMeasured)
    run.pane.layout.kind = "carousel"
    #expect(!run.isSelfSizing && run.tellsMeasured)
  }
}
