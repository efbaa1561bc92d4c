import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Several calls of an app in one turn of the run loop.
@Suite("Several calls in one turn")
@MainActor
struct OneTurnTests {
  private static let grid = """
    data: 20
    cell: { size: [100, 100] }
    layout: { kind: flow, sizing: delegate, minimumLineSpacing: 10, minimumInteritemSpacing: 5 }

    """

  private func session(_ text: String) throws -> Session {
    let session = try Session(text: text)
    session.runSteps()
    return session
  }

  @Test("Content that grows and an update that follows at once leave nothing out of date")
  func grownAndTold() throws {
    // Lines: [0, 1, 2] [3, 4] and five of three: 100 + 200 + 5 × 100, and 6 × 10 between.
    let steps = [
      "- inOneTurn: [{ grow: { items: [[0, 4]], by: [100, 100] } }, { batch: [] }]",
      "- batch: [{ grow: { items: [[0, 4]], by: [100, 100] } }]",
    ]
    for step in steps {
      let session = try session(Self.grid + "steps:\n  \(step)\n  - wait: settled\n")
      #expect(session.view.contentSize == CGSize(width: 320, height: 860))
      expectQuiet(session)
    }
    let apart = try session(
      Self.grid + """
        steps:
          - grow: { items: [[0, 4]], by: [100, 100] }
          - batch: []
          - wait: settled
        """)
    #expect(apart.finding(.sizeFidelity)?.count == 1)
  }

  private static let list = """
    data: 40
    cell: { size: [320, 50] }
    layout: { kind: list, estimatedHeight: 50 }
    behavior: correct

    """

  @Test("Nothing is laid out or painted between the calls, and one frame has all of their events")
  func oneFrame() throws {
    let calls = ["grow: { items: [[0, 0]], by: [0, 30] }", "setOffset: { to: [0, 400] }"]
    func counters(_ steps: String) throws -> (passes: Int, frames: Int) {
      let session = try session(Self.list + "steps: [\(steps)]\n")
      #expect(session.offset == 400)
      return (session.panes[0].counters.passes, session.panes[0].counters.frames)
    }
    let start = try session(Self.list).panes[0].counters
    let apart = try counters(calls.map { "{ \($0) }" }.joined(separator: ", "))
    let together = try counters(
      "{ inOneTurn: [\(calls.map { "{ \($0) }" }.joined(separator: ", "))] }")
    #expect(together.frames == start.frames + 1)
    #expect(apart.frames == start.frames + 2)
    #expect(together.passes < apart.passes)
  }

  @Test("A painted frame has every event of its turn")
  func events() throws {
    let session = try session(Self.list)
    let run = session.panes[0]
    run.beginTurn()
    session.panes[0].apply(.update([.delete([[0, 1]])], animated: false))
    session.panes[0].apply(.reloadData)
    session.panes[0].apply(.setOffset(CGPoint(x: 0, y: 300), animated: false))
    session.panes[0].apply(.setOffset(CGPoint(x: 0, y: 200), animated: false, correction: true))
    let passes = run.counters.passes
    let events = run.judge.events
    #expect(events.updates == [[.delete([[0, 1]])]])
    #expect(events.wasReloaded)
    #expect(events.commanded == CGPoint(x: 0, y: 300))
    #expect(events.corrected == CGPoint(x: 0, y: -100))
    #expect(run.view.isLayoutPending)
    run.endTurn()
    #expect(run.counters.passes > passes)
    #expect(!run.view.isLayoutPending)
  }

  @Test("An item is deleted, everything reloaded, and the end scrolled to")
  func deletedAndReloaded() throws {
    let session = try session(
      Self.list + """
        steps:
          - inOneTurn:
              - { delete: [[0, 39]], animated: false }
              - reloadData: true
              - scrollTo: { item: [0, 38], at: bottom }
          - wait: settled
        """)
    // 39 rows of 50 in 480 points.
    #expect(session.offset == 1470)
    expectQuiet(session)
  }

  @Test("Other data is set and reloaded, and sizes measured before are dropped")
  func dataAndReload() throws {
    let session = try session(
      Self.list + """
        steps:
          - inOneTurn:
              - set: { data: 4, cell.size: [320, 60] }
              - reloadData: true
              - set: { behavior: uikit }
          - wait: settled
        """)
    #expect(session.view.contentSize.height == 240)
    let own = try BehaviorMaking.behavior(
      BehaviorDescription(), for: session.panes[0].pane.layout)
    #expect(session.view.behavior == own)
    expectQuiet(session)
  }

  @Test("A turn is the same in a copied run and after going back in time")
  func replayed() throws {
    let scene = try SceneLoader().scene(
      text: Self.list + """
        steps:
          - setOffset: { to: [0, 700] }
          - inOneTurn:
              - insert: [[0, 0], [0, 1]]
              - setOffset: { to: [0, 800], correction: true }
              - setCollectionViewLayout: { layout: { kind: flow, sizing: fixed, itemSize: [100, 60] }, animated: true }
          - wait: 1
        """, name: "turn.yaml")
    let timeline = try Timeline(scene)
    for _ in 0..<200 { timeline.advance(by: .nanoseconds(16_666_667)) }
    let end = timeline.frame.panes[0]
    let again = try SceneLoader().scene(
      text: SceneWriter().text(of: try timeline.repro()), name: "turn.yaml")
    guard case .inOneTurn(let calls) = again.steps[1].kind,
      case .inOneTurn(let own) = scene.steps[1].kind
    else {
      Issue.record("no turn")
      return
    }
    #expect(calls.map(\.kind) == own.map(\.kind))
    let session = try Session(again, mode: .headless)
    session.runSteps()
    let copy = session.frame.panes[0]
    #expect(copy.bounds == end.bounds)
    #expect(copy.contentSize == end.contentSize)
    #expect(copy.visibleCells == end.visibleCells)
  }

  @Test("Each pane has its own calls")
  func panes() throws {
    let session = try session(
      Self.list + """
        panes: [{ title: a }, { title: b }]
        steps:
          - inOneTurn: [{ setOffset: { to: [0, 100] }, pane: a }, { setOffset: { to: [0, 50] }, pane: b }]
        """)
    #expect(session.panes.map { $0.view.contentOffset.y } == [100, 50])
  }
}
