import Foundation
import Scenes
import Testing

@testable import Simulator

/// What an update leaves empty that moves some cells at once and others on their way.
@MainActor
@Suite("Cells that pop")
struct PopTests {
  /// Row 6 goes up to the second place and a new one comes in, which five rows do at once by an estimate of 150.
  private func popped(behavior: String = "", more: String = "") throws -> Session {
    let session = try Session(
      try SceneLoader().scene(
        text: """
          data: 20
          cell: { size: [320, 60] }
          layout: { kind: list, estimatedHeight: 150 }
          behavior: { preset: correct, updatePhase: judgedByEstimate\(behavior) }
          steps:
            - batch:
                - move: [[0, 6], [0, 1]]
                - insert: [[0, 0]]
          \(more)
          """, name: "scene.yaml"))
    session.passFrame()
    return session
  }

  private func blank(_ session: Session) -> Double? {
    session.frame.panes[0].findingsNow.first { $0.invariant == .coverage }?.max
  }

  @Test("The hole is told in the frames that have it, with the items on their way there")
  func hole() throws {
    let session = try popped()
    let pane = session.frame.panes[0]
    #expect(pane.blanks == [CGRect(x: 0, y: 120, width: 320, height: 120)])
    #expect(pane.blankFraction == 0.25)
    #expect(pane.missing == [[0, 2], [0, 3]])
    #expect(blank(session) == 0.25)
  }

  @Test("It gets smaller as cells come, the verdict with it, and at rest nothing is left of it")
  func fills() throws {
    let session = try popped()
    var last = 0.25
    while session.panes[0].isMoving {
      session.pass(frames: 1)
      let now = session.frame.panes[0].blankFraction
      #expect(now <= last && blank(session) ?? 0 == now)
      last = now
    }
    let pane = session.frame.panes[0]
    #expect(pane.blanks.isEmpty && pane.missing.isEmpty && pane.findingsNow.isEmpty)
    let finding = try #require(session.finding(.coverage))
    #expect(finding.count == 1 && finding.max == 0.25 && !finding.atRest)
  }

  @Test("Another update starts with no hole of the one before")
  func again() throws {
    let session = try popped()
    session.apply(.update([.delete([[0, 19]])], animated: false))
    session.settle()
    #expect(session.frame.panes[0].blanks.isEmpty)
    #expect(session.frame.panes[0].findingsNow.isEmpty)
  }

  @Test("What stays empty for another reason stays told when the update is over")
  func otherHole() throws {
    let session = try popped(behavior: ", requery: once")
    session.settle()
    let pane = session.frame.panes[0]
    #expect(!pane.blanks.isEmpty)
    #expect(blank(session) == pane.blankFraction)
    #expect(session.finding(.coverage)?.atRest == true)
    #expect(pane.blankFraction <= 1)
  }

  @Test("A hole stays where it is in the content while that is scrolled")
  func scrolled() throws {
    let session = try popped()
    session.apply(.scrollBy(CGPoint(x: 0, y: 60)))
    let hole = try #require(session.frame.panes[0].blanks.first)
    #expect(hole.minY == 120 && hole.maxY <= 240)
    #expect(blank(session) != nil)
  }

  @Test("An expectation goes by where the update ends")
  func expectation() throws {
    let session = try popped(more: "  - expect: { blank: 0 }")
    while !session.playback.isFinished { session.passFrame() }
    #expect(session.expectations.allSatisfy(\.passed) && !session.expectations.isEmpty)
  }
}
