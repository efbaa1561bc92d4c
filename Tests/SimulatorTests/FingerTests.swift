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

  // MARK: Two axes

  /// 40 columns and rows of 100 × 100 points.
  private func grid(isLocked: Bool = false) throws -> Session {
    var pane = Pane()
    pane.data = DataSet(
      sections: Array(repeating: DataSection(items: .numbered(40)), count: 40))
    pane.layout = LayoutDescription(kind: "stickyGrid", sizing: .fixed)
    pane.layout.properties["itemSize"] = .size(CGSize(width: 100, height: 100))
    pane.scroll.isDirectionalLockEnabled = isLocked
    return try Session(pane)
  }

  /// Sends a finger from (300, 400) by a way, and says where the content is.
  private func offset(_ session: Session, draggedBy way: CGPoint) -> CGPoint {
    session.apply(.touch(.down(CGPoint(x: 300, y: 400))))
    for share in [0.05, 0.2, 0.6, 1] {
      session.apply(
        .touch(.move(CGPoint(x: 300 + way.x * share, y: 400 + way.y * share))))
    }
    return session.view.contentOffset
  }

  @Test("A finger moves both axes at once; the slop is taken off along its way")
  func bothAxes() throws {
    let session = try grid()
    #expect(offset(session, draggedBy: CGPoint(x: -60, y: -80)) == CGPoint(x: 54, y: 72))
    #expect(session.frame.panes[0].motion.activity == .dragging)
  }

  /// The finger's way and the axes that follow: an axis keeps the drag to itself from twice the other one's way on.
  nonisolated static let locks: [(CGPoint, Bool, Bool)] = [
    (CGPoint(x: -20, y: -200), false, true), (CGPoint(x: -200, y: -20), true, false),
    (CGPoint(x: -100, y: -200), false, true), (CGPoint(x: -101, y: -200), true, true),
    (CGPoint(x: -150, y: -150), true, true), (CGPoint(x: -200, y: -100), true, false),
  ]

  @Test(
    "A locked drag keeps to the axis it sets out along; a diagonal one is free", arguments: locks)
  func directionLock(way: CGPoint, movesX: Bool, movesY: Bool) throws {
    let locked = try grid(isLocked: true)
    let offset = offset(locked, draggedBy: way)
    #expect((offset.x > 0) == movesX && (offset.y > 0) == movesY)
    let free = try grid()
    let freely = self.offset(free, draggedBy: way)
    #expect(freely.x > 0 && freely.y > 0)
  }

  @Test(
    "A locked drag stays locked when the finger turns, and leaves with the locked axis' speed alone"
  )
  func lockHolds() throws {
    let session = try grid(isLocked: true)
    session.apply(.touch(.down(CGPoint(x: 300, y: 400))))
    session.apply(.touch(.move(CGPoint(x: 300, y: 300), over: 0.1)))
    session.pass(frames: 6)
    session.apply(.touch(.move(CGPoint(x: 100, y: 200), over: 0.1)))
    session.pass(frames: 6)
    #expect(session.view.contentOffset == CGPoint(x: 0, y: 190))
    session.apply(.touch(.up))
    #expect(session.frame.panes[0].velocity == CGPoint(x: 0, y: 1000))
  }

  @Test("A locked drag of content caught in motion is locked by where the finger goes then")
  func lockAfterCatch() throws {
    let session = try grid(isLocked: true)
    session.apply(.fling(.both(CGPoint(x: 0, y: 1000))))
    session.pass(frames: 6)
    let caught = session.view.contentOffset
    session.apply(.touch(.down(CGPoint(x: 300, y: 300))))
    session.apply(.touch(.move(CGPoint(x: 250, y: 310))))
    #expect(session.view.contentOffset == CGPoint(x: 50, y: caught.y))
  }

  // MARK: Beyond the edges

  @Test(
    "The rubber band gives way as its formula says, on both ends",
    arguments: [(1, 0.5494), (5, 2.7343), (20, 10.7536), (100, 49.3458), (400, 150.8571)]
      as [(CGFloat, CGFloat)])
  func rubberBand(way: CGFloat, stretch: CGFloat) throws {
    let session = try list { $0.displayScale = 10_000 }
    session.apply(.touch(.down(point(10))))
    session.apply(.touch(.move(point(20 + way))))
    #expect(abs(session.offset + stretch) < 1e-3)
    #expect(abs(session.frame.panes[0].motion.stretch.y + stretch) < 1e-3)
    session.apply(.touch(.cancel))
    session.settle()
    let end = session.view.scrollRange.maximum.y
    session.apply(.setOffset(CGPoint(x: 0, y: end), animated: false))
    session.apply(.touch(.down(point(470))))
    session.apply(.touch(.move(point(460 - way))))
    #expect(abs(session.offset - end - stretch) < 1e-3)
    #expect(abs(session.frame.panes[0].motion.stretch.y - stretch) < 1e-3)
  }

  @Test("Content caught beyond its edge does not jump, and follows on along the same band")
  func catchStretched() throws {
    let session = try list()
    session.apply(.touch(.down(point(100))))
    session.apply(.touch(.move(point(310))))
    let pulled = session.offset
    session.apply(.touch(.up))
    session.pass(frames: 3)
    let caught = session.offset
    #expect(caught > pulled && caught < 0)
    #expect(session.frame.panes[0].motion.activity == .bouncing)
    session.apply(.touch(.down(point(100))))
    #expect(session.offset == caught)
    #expect(session.view.isDragging)
    session.apply(.touch(.move(point(120))))
    let expected = RubberBand.stretch(RubberBand.pull(caught, length: 480) - 20, length: 480)
    #expect(abs(session.offset - expected) <= 0.25 + 1e-9)
  }

  @Test("Content caught beyond its edge and let go goes back as from rest")
  func letGoStretched() throws {
    let session = try list()
    session.apply(.touch(.down(point(100))))
    session.apply(.touch(.move(point(310))))
    session.apply(.touch(.up))
    session.pass(frames: 3)
    session.apply(.touch(.down(point(100))))
    let caught = session.offset
    session.pass(frames: 20)
    #expect(session.offset == caught)
    session.apply(.touch(.up))
    session.pass(frames: 6)
    let share = ReleaseFromRest(displacement: caught).displacement(after: 0.1)
    #expect(abs(session.offset - share) <= 0.25 + 1e-9)
    session.settle()
    #expect(session.offset == 0)
    #expect(!session.view.isDecelerating)
  }

  @Test("Without bounces a finger goes no further than the edge")
  func noBounces() throws {
    let session = try list { $0.scroll.bounces = false }
    session.apply(.touch(.down(point(100))))
    session.apply(.touch(.move(point(300))))
    #expect(session.view.isDragging)
    #expect(session.offset == 0)
    session.apply(.touch(.move(point(280))))
    #expect(session.offset == 0)
  }

  @Test("Content that fits is dragged only where it always bounces", arguments: [true, false])
  func alwaysBounce(always: Bool) throws {
    var pane = Pane.list(3, estimate: 44, height: 44)
    pane.scroll.alwaysBounceVertical = always
    let session = try Session(pane)
    session.apply(.touch(.down(point(100))))
    session.apply(.touch(.move(point(210))))
    #expect(session.view.isDragging == always)
    #expect((session.offset < 0) == always)
    session.apply(.touch(.up))
    session.settle()
    #expect(session.offset == 0)
  }

  // MARK: Speed

  @Test(
    "A finger leaves with the speed of its last 100 ms, from 250 points a second on",
    arguments: [(24, 0), (25, 0), (26, 260), (100, 1000), (200, 2000)] as [(CGFloat, CGFloat)])
  func releaseSpeed(way: CGFloat, speed: CGFloat) throws {
    let session = try list()
    session.apply(.touch(.down(point(400))))
    session.apply(.touch(.move(point(380), over: 0.3)))
    session.pass(frames: 18)
    session.apply(.touch(.move(point(380 - way), over: 0.1)))
    session.pass(frames: 6)
    let offset = session.offset
    session.apply(.touch(.up))
    #expect(abs(session.frame.panes[0].velocity.y - speed) < 1e-6)
    #expect(session.view.isDecelerating == (speed > 0))
    session.settle()
    let way = Deceleration(velocity: speed, rate: 0.998).distance
    #expect(abs(session.offset - offset - way) <= 0.5)
  }

  @Test("A finger that rests before it lifts leaves no speed, and one that is taken away neither")
  func restsOrIsTaken() throws {
    for isTaken in [false, true] {
      let session = try list()
      session.apply(.touch(.down(point(400))))
      session.apply(.touch(.move(point(200), over: 0.1)))
      session.pass(frames: isTaken ? 6 : 13)
      #expect((session.frame.panes[0].velocity.y == 0) == !isTaken)
      let offset = session.offset
      session.apply(.touch(isTaken ? .cancel : .up))
      #expect(session.isIdle)
      #expect(session.offset == offset)
      #expect(!session.view.isTracking && !session.view.isDragging)
    }
  }

  @Test("A finger that lies still lets time stand, and goes on with the speed of what it does then")
  func longRest() throws {
    let session = try list()
    session.apply(.touch(.down(point(400))))
    session.apply(.touch(.move(point(300))))
    session.settle()
    #expect(session.isIdle && session.view.isTracking)
    for step in 1...4 {
      session.apply(.touch(.move(point(300 - 20 * CGFloat(step)))))
      session.pass(frames: 1)
    }
    session.apply(.touch(.up))
    // 60 points in three frames of 1/60 s: the rest before them does not count.
    #expect(abs(session.frame.panes[0].velocity.y - 1200) < 1e-3)
  }

  @Test("Flings the same way build on each other; another way, or after a rest, they do not")
  func buildingFlings() throws {
    func flick(_ session: Session, from: CGFloat, to: CGFloat) -> CGFloat {
      session.apply(.touch(.down(point(from))))
      session.apply(.touch(.move(point(to), over: 0.1)))
      session.pass(frames: 6)
      session.apply(.touch(.up))
      return session.frame.panes[0].velocity.y
    }
    let session = try list()
    #expect(abs(flick(session, from: 400, to: 200) - 2000) < 1e-6)
    session.pass(frames: 6)
    let caught = session.frame.panes[0].velocity.y
    let momentum = 0.000816 * pow(caught, 1.967)
    #expect(abs(flick(session, from: 400, to: 200) - 2000 - momentum) < 1e-6)
    session.pass(frames: 6)
    #expect(abs(flick(session, from: 200, to: 400) + 2000) < 1e-6)
    session.pass(frames: 6)
    // A finger that first lies on the content for a while starts anew.
    session.apply(.touch(.down(point(200))))
    session.pass(frames: 10)
    session.apply(.touch(.move(point(400), over: 0.1)))
    session.pass(frames: 6)
    session.apply(.touch(.up))
    #expect(abs(session.frame.panes[0].velocity.y + 2000) < 1e-6)
  }

  @Test(
    "What a caught fling lends",
    arguments: [
      (100, 7.01), (500, 166.17), (1000, 649.67), (2000, 2539.90), (4000, 9929.84),
      (8000, 38821.13), (9000, 40_000), (-1000, -649.67),
    ])
  func carriedMomentum(velocity: Double, momentum: Double) {
    #expect(abs(CarriedMomentum.carried(from: velocity) - momentum) < 0.01)
  }

  // MARK: Content that moves under the finger

  @Test("Content measured above the finger does not take it along")
  func adjustmentUnderFinger() throws {
    let session = try Session(.list(200, estimate: 44, height: 70))
    session.apply(.setOffset(CGPoint(x: 0, y: 4400), animated: false))
    session.apply(.touch(.down(point(100))))
    session.apply(.touch(.move(point(110))))
    let row = try #require(session.view.indexPathsForVisibleItems.min())
    func place() -> CGFloat {
      (session.view.layoutAttributesForItem(at: row)?.frame.minY ?? 0) - session.offset
    }
    let start = place()
    for step in 1...30 {
      session.apply(.touch(.move(point(110 + 10 * CGFloat(step)))))
      session.pass(frames: 1)
      #expect(abs(place() - start - 10 * CGFloat(step)) < 1e-9)
    }
    #expect(session.panes[0].counters.measured > 6)
  }

  @Test("Code that puts the content back under a finger takes the drag on from there")
  func codeUnderFinger() throws {
    let session = try list()
    session.apply(.touch(.down(point(400))))
    session.apply(.touch(.move(point(290))))
    #expect(session.offset == 100)
    session.view.contentOffset.y = 5000
    session.apply(.touch(.move(point(280))))
    #expect(session.offset == 5010)
    session.view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    session.apply(.touch(.move(point(270))))
    #expect(session.offset == 310)
  }

  @Test("A thousand reports of a mouse are followed without loss")
  func manyReports() throws {
    let session = try list()
    session.apply(.touch(.down(point(470))))
    for report in 1...1000 {
      session.apply(.touch(.move(point(470 - CGFloat(report) * 0.4))))
      if report % 50 == 0 { session.pass(frames: 1) }
    }
    #expect(session.offset == 390)
  }
}
