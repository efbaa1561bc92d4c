import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("A session's motions")
@MainActor
struct SessionMotionTests {
  /// The table of the deceleration vectors: distance from the start after 0.1, 0.5 and 1 second.
  @Test(
    "A fling is where the closed form says, on the pixel grid",
    arguments: [
      (1000, [90.5352, 315.6119, 431.6028], 494.01),
      (2000, [181.0703, 631.2238, 863.2056], 993.01),
      (5000, [452.6758, 1578.0594, 2158.0140], 2490.01),
    ] as [(CGFloat, [CGFloat], CGFloat)])
  func fling(speed: CGFloat, places: [CGFloat], end: CGFloat) throws {
    let session = try Session(.list(1000, estimate: 44, height: 44))
    session.apply(.fling(.alongScrollAxis(speed)))
    for (frames, place) in zip([6, 24, 30], places) {
      session.pass(frames: frames)
      #expect(abs(session.offset - place) <= 0.25 + 1e-3)
    }
    session.settle()
    #expect(abs(session.offset - end) <= 0.25 + 1e-3)
  }

  @Test("A fling through rows that measure themselves lands where their truth puts it")
  func flingThroughEstimates() throws {
    let session = try Session(.list(1000, estimate: 44, height: 60))
    session.apply(.fling(.alongScrollAxis(2000)))
    session.settle()
    #expect(abs(session.offset - 993.01) <= 0.25 + 1e-3)
  }

  @Test(
    "A fling up through unmeasured rows ends at the very start",
    arguments: [20, 44, 200] as [CGFloat])
  func flingToStart(estimate: CGFloat) throws {
    let session = try Session(.list(100, estimate: estimate, height: 60))
    session.apply(.setOffset(CGPoint(x: 0, y: 1000), animated: false))
    session.apply(.fling(.alongScrollAxis(-6000)))
    session.settle()
    #expect(session.offset == 0)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("A fling into an edge goes beyond it, comes back and rests on it")
  func bounce() throws {
    let session = try Session(.list(30, estimate: 44, height: 44))
    let end: CGFloat = 30 * 44 - 480
    session.apply(.fling(.alongScrollAxis(5000)))
    var farthest: CGFloat = 0
    for _ in 0..<200 {
      session.pass(frames: 1)
      farthest = max(farthest, session.offset)
    }
    #expect(farthest > end + 20)
    #expect(session.offset == end)
    #expect(session.isIdle)
    #expect(!session.view.isDecelerating && !session.view.isDragging)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Without bounces it stops at the edge")
  func noBounce() throws {
    var pane = Pane.list(30, estimate: 44, height: 44)
    pane.scroll.bounces = false
    let session = try Session(pane)
    session.apply(.fling(.alongScrollAxis(5000)))
    for _ in 0..<200 {
      session.pass(frames: 1)
      #expect(session.offset <= 30 * 44 - 480)
    }
    #expect(session.offset == 840.0)
  }

  @Test("A finger that rests before it lifts leaves no speed; one that does not, does")
  func hold() throws {
    let session = try Session(.list(100, estimate: 44, height: 44))
    session.apply(.drag(by: CGPoint(x: 0, y: 300), over: 0.25, hold: 0.3))
    session.pass(frames: 16)
    #expect(session.offset == 300)
    #expect(session.view.isTracking)
    session.pass(frames: 18)
    #expect(session.offset == 300)
    #expect(!session.view.isTracking && !session.view.isDecelerating)
    #expect(session.isIdle)

    session.apply(.drag(by: CGPoint(x: 0, y: 300), over: 0.25, hold: 0))
    session.pass(frames: 16)
    #expect(session.view.isDecelerating)
    session.settle()
    // 1200 points a second go on for (1200 − 10) · 0.499.
    #expect(abs(session.offset - (600 + 593.81)) <= 1)
  }

  @Test("The rubber band gives way by half and lets nothing be lost")
  func rubberBand() throws {
    var pane = Pane.list(30, estimate: 44, height: 44)
    pane.displayScale = 3
    let session = try Session(pane)
    session.apply(.drag(by: CGPoint(x: 0, y: -100), over: 0.5, hold: 0.5))
    for _ in 0..<60 {
      session.pass(frames: 1)
      #expect((session.offset * 3).rounded() == session.offset * 3)
      #expect(session.offset <= 0 && session.offset > -55)
    }
    session.settle()
    #expect(session.offset == 0)
  }

  @Test("Catching a fling ends it; the finger goes on from there")
  func catching() throws {
    let session = try Session(.list(1000, estimate: 44, height: 44))
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 30)
    let caught = session.offset
    session.apply(.drag(by: CGPoint(x: 0, y: -50), over: 0.2, hold: 0.3))
    #expect(session.offset == caught)
    session.settle()
    #expect(session.offset == caught - 50)
  }

  @Test("An animated offset begins from a fling and leaves nothing of it behind")
  func animationFromFling() throws {
    let session = try Session(.list(1000, estimate: 44, height: 44))
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 10)
    session.apply(.setOffset(CGPoint(x: 0, y: 4000), animated: true))
    #expect(!session.view.isDecelerating && !session.view.isDragging)
    session.settle()
    #expect(session.offset == 4000)
  }

  @Test("An animated offset that a shrinking content leaves behind rests at the end")
  func animationBeyondShrinkingContent() throws {
    let session = try Session(.list(100, estimate: 100, height: 40))
    session.apply(.setOffset(CGPoint(x: 0, y: session.view.scrollRange.maximum.y), animated: true))
    session.settle()
    #expect(session.offset == session.view.scrollRange.maximum.y)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Pages go by screens, and a paging fling to the next one alone")
  func pages() throws {
    var pane = Pane.list(100, estimate: 48, height: 48)
    pane.scroll.isPagingEnabled = true
    let session = try Session(pane)
    session.apply(.page(.down))
    #expect(session.offset == 480)
    session.apply(.scrollBy(CGPoint(x: 0, y: 30)))
    session.apply(.fling(.alongScrollAxis(6000)))
    session.settle()
    #expect(session.offset == 960)
    session.apply(.page(.up))
    #expect(session.offset == 480)
  }

  // MARK: Snapping

  private func carousel() throws -> Session {
    var pane = Pane()
    pane.data = DataSet(sections: [DataSection(items: .numbered(20))])
    pane.layout = LayoutDescription(kind: "carousel", sizing: .fixed)
    pane.layout.properties["itemSize"] = .size(CGSize(width: 200, height: 240))
    return try Session(pane)
  }

  /// How far the middle of the nearest card is from the middle of the screen.
  private func offCentre(_ session: Session) -> CGFloat {
    session.view.liveElements.map { abs($0.attributes.center.x - session.view.bounds.midX) }.min()
      ?? .infinity
  }

  @Test(
    "A carousel comes to rest with a card in the middle",
    arguments: [120, 700, 2000, -900] as [CGFloat])
  func snapping(speed: CGFloat) throws {
    let session = try carousel()
    session.apply(.setOffset(CGPoint(x: 880, y: 0), animated: false))
    session.apply(.fling(.alongScrollAxis(speed)))
    session.settle()
    #expect(offCentre(session) <= 0.5)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Let go without speed between two cards, it goes to the nearer one")
  func snappingBack() throws {
    let session = try carousel()
    session.apply(.drag(by: CGPoint(x: 90, y: 0), over: 0.3, hold: 0.3))
    session.settle()
    #expect(offCentre(session) <= 0.5)
    #expect(session.view.contentOffset.x == 0)
  }

  // MARK: Scrolling to an item

  private func scrolled(_ knob: String, animated: Bool) throws -> Session {
    let session = try Session(
      .list(100, estimate: 40, height: 100, knobs: ["scrollTo": .word(knob)]))
    session.apply(
      .scrollTo(ScrollTarget(item: [0, 99], position: .bottom, animated: animated)))
    session.settle()
    return session
  }

  @Test("Converging, the item stands where it was sent, animated or not", arguments: [true, false])
  func converging(animated: Bool) throws {
    let session = try scrolled("converge", animated: animated)
    let frame = try #require(session.view.layoutAttributesForItem(at: [0, 99])?.frame)
    #expect(frame.maxY == session.view.bounds.maxY)
    #expect(session.view.cellForItem(at: [0, 99]) != nil)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("From estimates, once: it falls short", arguments: [true, false])
  func oneShot(animated: Bool) throws {
    let session = try scrolled("oneShot", animated: animated)
    #expect(session.view.cellForItem(at: [0, 99]) == nil)
  }

  @Test("A target between two pixels is reached once, not ten times")
  func targetOffTheGrid() throws {
    var pane = Pane.list(100, estimate: 41, height: 41)
    pane.displayScale = 1
    let session = try Session(pane)
    session.apply(
      .scrollTo(ScrollTarget(item: [0, 50], position: .centeredVertically, animated: true)))
    session.settle()
    #expect(session.time < 0.35)
  }

  @Test("An animated scroll takes as many linear frames as it is told")
  func linearFrames() throws {
    let session = try Session(.list(500, estimate: 40, height: 40))
    session.apply(
      .scrollTo(
        ScrollTarget(item: [0, 400], position: .top, animated: true, linearFrames: 20)))
    var places: [CGFloat] = []
    for _ in 0..<20 {
      session.pass(frames: 1)
      places.append(session.offset)
    }
    #expect(places == (1...20).map { CGFloat($0) * 800 })
    #expect(session.isIdle)
  }

  // MARK: Many rows

  @Test("In a million rows opening, End and Home touch few of them")
  func manyRows() throws {
    let few = try counters(rows: 1000)
    let many = try counters(rows: 1_000_000)
    #expect(many == few)
    #expect(many.dequeued < 100)
    #expect(many.measured < 60)
    #expect(many.passes < 100)
  }

  private func counters(rows: Int) throws -> Counters {
    let session = try Session(.list(rows, estimate: 44, height: 60))
    for action in [Action.end, .home, .page(.down), .end] { session.apply(action) }
    #expect(session.view.cellForItem(at: [0, rows - 1]) != nil)
    #expect(session.offset == session.view.scrollRange.maximum.y)
    #expect(session.frame.panes[0].findings.isEmpty)
    return session.panes[0].counters
  }
}
