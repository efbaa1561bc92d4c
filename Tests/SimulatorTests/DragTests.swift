import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// When a finger drags, and what nobody is told because none does.
@Suite("Drags, and what is none")
@MainActor
struct DragTests {
  private func calls(_ pane: Pane, after actions: [Action]) throws -> [String] {
    let session = try Session(
      Scene(name: "test", panes: [pane]), mode: .headless, keepsTrace: true)
    let before = session.panes[0].log.whole.count
    for action in actions {
      session.apply(action)
      session.settle()
    }
    return session.panes[0].log.whole.dropFirst(before).map(\.call)
  }

  private nonisolated static let fling = Action.fling(.alongScrollAxis(2000))
  private nonisolated static let across = Action.fling(.both(CGPoint(x: 2000, y: 0)))
  private nonisolated static let drag = Action.drag(by: CGPoint(x: 0, y: 100), over: 0.2, hold: 0)
  private nonisolated static let dragAcross = Action.drag(
    by: CGPoint(x: 100, y: 0), over: 0.2, hold: 0)

  @Test(
    "Content that fits and does not always bounce ignores the pan",
    arguments: [
      fling, across, drag, dragAcross, .drag(by: CGPoint(x: 50, y: 50), over: 0.1, hold: 0),
      .drag(by: .zero, over: 0.1, hold: 0), .fling(.alongScrollAxis(0)),
    ])
  func fitting(_ action: Action) throws {
    let calls = try calls(.list(3, estimate: 90, height: 90), after: [action])
    #expect(calls == [])
  }

  @Test("So does content that scrolls, across the way it does", arguments: [across, dragAcross])
  func across(_ action: Action) throws {
    let calls = try calls(.list(50, estimate: 90, height: 90), after: [action])
    #expect(calls == [])
  }

  @Test(
    "Content that always bounces, or scrolls, takes it", arguments: [fling, drag], [3, 50])
  func taken(_ action: Action, count: Int) throws {
    var pane = Pane.list(count, estimate: 90, height: 90)
    pane.scroll.alwaysBounceVertical = true
    let calls = try calls(pane, after: [action])
    #expect(calls.count { $0 == "scrollViewWillBeginDragging" } == 1)
    #expect(calls.count { $0.hasPrefix("scrollViewWillEndDragging") } == 1)
    #expect(calls.contains { $0.hasPrefix("targetContentOffset(forProposedContentOffset:") })
  }

  @Test("A finger that goes across catches what coasts, as any finger does, once")
  func caught() throws {
    let session = try Session(
      Scene(name: "test", panes: [.list(500, estimate: 90, height: 90)]), mode: .headless,
      keepsTrace: true)
    session.apply(Self.fling)
    session.pass(frames: 10)
    let before = session.panes[0].log.whole.count
    session.apply(Self.dragAcross)
    session.settle()
    let calls = session.panes[0].log.whole.dropFirst(before).map(\.call)
    #expect(
      calls.filter { $0.hasPrefix("scrollView") }.prefix(2) == [
        "scrollViewDidEndDecelerating", "scrollViewWillBeginDragging",
      ])
    #expect(calls.count { $0 == "scrollViewWillBeginDragging" } == 1)
  }
}
