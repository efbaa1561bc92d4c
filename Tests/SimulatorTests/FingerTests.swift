import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Where the content goes with a finger on the glass.
@Suite("A finger on the glass")
@MainActor
struct FingerTests {
  /// Rows of 44 points, 44,000 in all, in a view of 320 × 480.
  private func list(_ change: (inout Pane) -> Void = { _ in }) throws -> Session {
    var pane = Pane.list(1000, estimate: 44, height: 44)
    change(&pane)
    return try Session(pane)
  }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 160, y: y) }

  @Test("Ten points do not count: a drag begins with them, and moves what is left")
  func slop() throws {
    let session = try list()
    session.apply(.touch(.down(point(300))))
    #expect(session.view.isTracking && !session.view.isDragging)
    session.apply(.touch(.move(point(290.5))))
    #expect(!session.view.isDragging)
    #expect(session.offset == 0)
    session.apply(.touch(.move(point(290))))
    #expect(session.view.isDragging)
    #expect(session.offset == 0)
    session.apply(.touch(.move(point(100))))
    #expect(session.offset == 190)
    session.apply(.touch(.move(point(150))))
    #expect(session.offset == 140)
    session.apply(.touch(.up))
    #expect(!session.view.isTracking)
  }

  @Test("A finger that goes only where nothing scrolls drags nothing")
  func acrossTheAxis() throws {
    let session = try list()
    session.apply(.touch(.down(point(300))))
    session.apply(.touch(.move(CGPoint(x: 20, y: 305))))
    #expect(!session.view.isDragging && session.view.isTracking)
    session.apply(.touch(.move(CGPoint(x: 20, y: 260))))
    #expect(session.view.isDragging)
    #expect(session.offset == 30)
  }
}
