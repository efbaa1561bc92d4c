import Foundation
import Scenes
import Testing

@testable import Simulator

/// Where items share lines or columns, a part of the screen can move by itself while the rest keeps its place.
@Suite("What is pushed beside what stays")
@MainActor
struct PushTests {
  /// Three columns of cells guessed at 50 points, of which those above the screen were never asked.
  private static func columns(_ compensation: String) -> String {
    """
    viewport: [900, 480]
    data: 300
    cell: { size: { random: { height: [60, 230] } } }
    seed: 3
    layout: { kind: waterfall, columns: 3, spacing: 4, estimatedHeight: 50 }
    behavior: { preset: correct, compensation: \(compensation) }
    steps: [{ setOffset: { to: [0, 3000] } }]
    """
  }

  private static func session(_ text: String) throws -> Session {
    let session = try Session(text: text)
    session.runSteps()
    return session
  }

  @Test(
    "A column that is pushed is marked, and who pushed it, whatever the layout does with the offset",
    arguments: ["none", "firstSized"])
  func column(_ compensation: String) throws {
    let session = try Self.session(Self.columns(compensation))
    #expect(session.frame.panes[0].jump == nil)
    session.apply(.scrollBy(CGPoint(x: 0, y: -20)))
    let pane = session.frame.panes[0]
    let jump = try #require(pane.jump)
    #expect(jump.isNow)
    let culprit = try #require(jump.culprit)
    #expect(culprit.indexPath == [0, 116])
    #expect(culprit.estimated == 50 && culprit.measured == 148)
    let shifts = pane.drawnCells.compactMap(\.shift)
    #expect(shifts.contains(CGPoint(x: 0, y: 98)))
    #expect(shifts.count < pane.visibleCells.count)
    // One offset cannot hold a column that was pushed and those that were not.
    #expect(pane.findings.isEmpty)
    for _ in 0..<Markings.afterglow + 1 { session.apply(.scrollBy(CGPoint(x: 0, y: 1))) }
    #expect(session.frame.panes[0].jump == nil)
  }

  @Test("Of two columns that are pushed both have somebody who pushed them")
  func columns() throws {
    let session = try Self.session(Self.columns("none"))
    session.apply(.scrollBy(CGPoint(x: 0, y: -20)))
    let jump = try #require(session.frame.panes[0].jump)
    #expect(jump.isPartial)
    #expect(jump.culprits.map(\.indexPath) == [[0, 116], [0, 115]])
    #expect(jump.culprits.map(\.measured) == [148, 129])
  }

  @Test("Who pushed is told as long as what was pushed, unless others pushed it meanwhile")
  func oneAfterAnother() throws {
    let session = try Self.session(Self.columns("none"))
    session.apply(.scrollBy(CGPoint(x: 0, y: -20)))
    var before = try #require(session.frame.panes[0].jump).culprits.map(\.indexPath)
    var stayed = 0
    var pushed = 0
    for _ in 0..<6 {
      session.apply(.scrollBy(CGPoint(x: 0, y: -40)))
      let pane = session.frame.panes[0]
      let jump = try #require(pane.jump)
      let now = jump.culprits.map(\.indexPath)
      #expect(Set(now).count == now.count)
      for path in before {
        guard let cell = pane.drawnCells.first(where: { $0.indexPath == path }) else { continue }
        #expect(now.contains(path) == !cell.marks.contains(.moved))
        if now.contains(path) { stayed += 1 } else { pushed += 1 }
      }
      before = now
    }
    #expect(stayed > 0 && pushed > 0)
    for _ in 0...Markings.afterglow { session.apply(.scrollBy(CGPoint(x: 0, y: 1))) }
    #expect(session.frame.panes[0].jump == nil)
  }

  @Test(
    "What an update, late content or another size asks for is no jump",
    arguments: [
      "insert: [[0, 3]]",
      "grow: { items: [[0, 1]], by: [0, 30] }",
      "viewport: [320, 400]",
      "reloadData: true",
    ])
  func asked(_ step: String) throws {
    let session = try Self.session(
      """
      data: 60
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 40 }
      behavior: correct
      steps: [{ \(step) }]
      """)
    #expect(session.frame.panes[0].jump == nil)
  }

  @Test(
    "Where all that stays goes with the scroll, nothing would be found to have been pushed",
    arguments: ["list", "flow", "waterfall", "carousel"])
  func scrolled(kind: String) throws {
    var scrolled = 0
    for seed in 0..<16 {
      var dice = EngineOracleDice(seed: UInt64(91_000 + seed))
      var pane = dice.pane(kind: kind == "carousel" ? "flow" : kind)
      pane.layout.kind = kind
      pane.behavior.knobs["compensation"] = .word(dice.pick(["none", "firstSized"]))
      let session = try Session(pane)
      for step in 0..<40 {
        let before = session.panes[0].judge.audit
        let frames = session.panes[0].counters.frames
        if step.isMultiple(of: 4) {
          session.apply(dice.action(session.panes[0]))
        } else {
          session.passFrame()
        }
        guard session.panes[0].counters.frames != frames,
          var painted = session.panes[0].judge.audit.last, painted.isOnlyScrolled
        else { continue }
        painted.isOnlyScrolled = false
        #expect(before.push(in: painted) == nil, "\(kind) \(seed), step \(step)")
        scrolled += 1
      }
    }
    #expect(scrolled > 50)
  }

  @Test("What keeps an edge or its middle has grown or shrunk, and was not pushed")
  func places() {
    func place(_ start: CGFloat, _ height: CGFloat) -> ReaderPlace {
      ReaderPlace(
        item: 0, path: [0, 0], frame: CGRect(x: 0, y: start, width: 10, height: height),
        along: Axis(isHorizontal: false), from: 0, anchor: .visible)
    }
    let before = place(100, 50)
    #expect(place(120, 50).way(from: before, commanded: -20) == 0)
    #expect(place(120, 30).way(from: before, commanded: 0) == 0)
    #expect(place(90, 70).way(from: before, commanded: 0) == 0)
    #expect(place(150, 50).way(from: before, commanded: -20) == 30)
  }
}
