import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Keys in a session")
@MainActor
struct SessionKeyboardTests {
  private let down = KeyboardAction.Step(.line, .down)
  private let up = KeyboardAction.Step(.line, .up)

  @Test(
    "A tap takes a while and lands exactly one row on, wherever it began", arguments: [0, 7.5, 333])
  func tap(start: CGFloat) throws {
    let session = try Session(.list(200, estimate: 44, height: 44))
    session.apply(.setOffset(CGPoint(x: 0, y: start), animated: false))
    session.apply(.keyboard(.tap(down, times: 1)))
    session.pass(frames: 6)
    #expect(session.offset > start && session.offset < start + 20)
    session.settle()
    #expect(session.offset == start + 20)
    session.apply(.keyboard(.tap(up, times: 1)))
    session.settle()
    #expect(session.offset == start)
  }

  @Test("Taps add up however quickly they come, in both directions")
  func taps() throws {
    let session = try Session(.list(200, estimate: 44, height: 44))
    for _ in 0..<5 {
      session.apply(.keyboard(.tap(down, times: 1)))
      session.pass(frames: 2)
    }
    session.apply(.keyboard(.tap(down, times: 7)))
    session.apply(.keyboard(.tap(up, times: 2)))
    session.settle()
    #expect(session.offset == 200)
  }

  @Test("Rows that measure themselves on the way move the place of rest along")
  func selfSizing() throws {
    let session = try Session(.list(400, estimate: 50, height: 90))
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    for _ in 0..<3 { session.apply(.keyboard(.tap(up, times: 1))) }
    session.settle()
    // Row 91 comes in, 40 points taller than thought; sixty points end within it.
    #expect(session.offset == CGFloat(4980))
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("A held key scrolls steadily and glides on to a whole row when it is let go")
  func hold() throws {
    let session = try Session(.list(2000, estimate: 44, height: 44))
    session.apply(.keyboard(.tap(down, times: 1)))
    session.pass(frames: 2)
    for _ in 0..<50 {
      session.apply(.keyboard(.hold(down, rate: 25, presses: 1)))
      session.pass(frames: 2)
    }
    #expect(session.frame.panes[0].motion.activity == .keyHeld)
    let before = session.offset
    session.pass(frames: 6)
    let way = session.offset - before
    session.pass(frames: 6)
    #expect(abs(session.offset - before - 2 * way) <= 1)
    #expect(abs(way - 50) < 5)
    session.apply(.keyboard(.release))
    let released = session.offset
    session.settle()
    #expect(session.offset > released + 20)
    #expect(session.offset.truncatingRemainder(dividingBy: 20) == 0)
  }

  @Test("A key in the way of a fling keeps its speed, one against it stops it")
  func flings() throws {
    for (step, isKept) in [(down, true), (up, false)] {
      let session = try Session(.list(2000, estimate: 44, height: 44))
      session.apply(.fling(.alongScrollAxis(3000)))
      session.pass(frames: 12)
      let speed = session.frame.panes[0].velocity.y
      session.apply(.keyboard(.tap(step, times: 1)))
      session.pass(frames: 1)
      let after = session.frame.panes[0].velocity.y
      #expect(isKept ? after > speed * 0.6 : after < 0)
      session.settle()
    }
  }

  @Test("A key held at the end stretches the content and lets it back")
  func edge() throws {
    let session = try Session(.list(30, estimate: 44, height: 44))
    let end: CGFloat = 30 * 44 - 480
    session.apply(.end)
    session.apply(.keyboard(.hold(down, rate: 25, presses: 1)))
    session.pass(frames: 60)
    #expect(abs(session.offset - end - 46) <= 1)
    #expect(session.frame.panes[0].motion.stretch.y > 45)
    session.apply(.keyboard(.release))
    session.settle()
    #expect(session.offset == end)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Presses counted beyond the end throw the content no farther than those that reach it")
  func countedBeyondTheEnd() throws {
    let end: CGFloat = 33 * 44 - 480
    for count in [500, 9_999_999] {
      let session = try Session(.list(33, estimate: 44, height: 44))
      session.apply(.keyboard(.tap(down, times: count)))
      var farthest: CGFloat = 0
      for _ in 0..<120 {
        session.pass(frames: 1)
        farthest = max(farthest, session.offset)
      }
      #expect(session.offset == end)
      #expect(farthest <= end + 10, "\(count)")
      #expect(session.isIdle)
    }
  }

  @Test("A way to the end of more presses than can be counted is no way too long")
  func countlessPresses() throws {
    var pane = Pane.list(300, estimate: 44, height: 44)
    pane.scale = CGSize(width: 1e-17, height: 1e-17)
    let session = try Session(pane)
    session.apply(.keyboard(.tap(down, times: 5)))
    session.settle()
    #expect(session.offset < 1)
  }

  @Test("A key goes on from where a clamp has put the content, and takes it beyond the end no more")
  func clampedOnTheWay() throws {
    for deletions in [1, 3] {
      let session = try Session(.list(1_000, estimate: 44, height: 60))
      session.apply(.keyboard(.tap(down, times: 1)))
      session.pass(frames: 9)
      session.apply(.keyboard(.tap(down, times: 1)))
      session.pass(frames: 12)
      #expect(session.offset > 20)
      for _ in 0..<deletions {
        session.apply(.edit(.delete))
        for _ in 0..<90 {
          session.pass(frames: 1)
          #expect(session.offset >= 0)
        }
      }
    }
  }

  @Test("A jump is over in the frame after the one it arrives in")
  func arrival() throws {
    let session = try Session(.list(10, estimate: 90, height: 90))
    session.apply(.keyboard(.jump(.end)))
    let end = try #require(session.frame.panes.first?.scrollRange.upperBound)
    var frames = 0
    while session.offset < end, frames < 100 {
      session.pass(frames: 1)
      frames += 1
    }
    #expect(frames < 96)
    session.pass(frames: 1)
    #expect(session.offset == end && !session.frame.isMoving)
  }

  @Test("A jump to the start that a clamp cuts short does not come from beyond it")
  func clampedJump() throws {
    let session = try Session(.list(1_000, estimate: 44, height: 60))
    session.apply(.keyboard(.tap(down, times: 2)))
    session.settle()
    session.apply(.keyboard(.jump(.start)))
    session.pass(frames: 4)
    session.apply(.edit(.delete))
    for _ in 0..<120 {
      session.pass(frames: 1)
      #expect(session.offset >= 0)
    }
    #expect(session.offset == 0)
  }

  @Test("Jumps go to the ends, also where these move as rows are measured")
  func jumps() throws {
    let session = try Session(.list(1000, estimate: 44, height: 60))
    session.apply(.keyboard(.jump(.end)))
    session.pass(frames: 10)
    #expect(session.offset > 100)
    session.settle()
    let range = session.frame.panes[0].scrollRange
    #expect(session.offset == range.upperBound)
    #expect(session.frame.panes[0].visibleCells.last?.indexPath == [0, 999])
    session.apply(.keyboard(.jump(.start)))
    session.settle()
    #expect(session.offset == 0)
  }

  @Test(
    "What a key does has one author, whether time passes meanwhile or not",
    arguments: [
      (.tap(KeyboardAction.Step(.page, .down), times: 1), "page"),
      (.hold(KeyboardAction.Step(.page, .down), rate: 25, presses: 1), "page"),
      (.tap(KeyboardAction.Step(.halfPage, .down), times: 1), "page"),
      (.tap(KeyboardAction.Step(.line, .down), times: 1), "finger"),
      (.jump(.end), "page"),
    ] as [(KeyboardAction, String)])
  func author(_ action: KeyboardAction, _ author: String) throws {
    for isAtOnce in [true, false] {
      let session = try Session(Pane.list(200, estimate: 44, height: 44))
      let done = try #require(
        isAtOnce
          ? Action.keyboard(action).atOnce(comesToRest: false) : (.keyboard(action), 1))
      session.apply(done.action)
      session.pass(frames: 1)
      session.apply(.keyboard(.release))
      session.settle()
      let authors = Set(session.frame.panes[0].ledger.map(\.author)).subtracting(["reload"])
      #expect(authors == [author], "\(isAtOnce)")
    }
  }

  @Test("With paging a page key turns one page, from wherever the content stands")
  func paging() throws {
    var pane = Pane.list(200, estimate: 44, height: 44)
    pane.scroll.isPagingEnabled = true
    let session = try Session(pane)
    session.apply(.keyboard(.tap(KeyboardAction.Step(.page, .down), times: 1)))
    session.settle()
    #expect(session.offset == 480)
    session.apply(.setOffset(CGPoint(x: 0, y: 500), animated: false))
    session.apply(.keyboard(.tap(KeyboardAction.Step(.halfPage, .down), times: 1)))
    session.settle()
    #expect(session.offset == 960)
    session.apply(.keyboard(.tap(KeyboardAction.Step(.page, .up), times: 2)))
    session.settle()
    #expect(session.offset == 0)
  }

  @Test("A layout with places of its own has a page key rest at one, also when it is held")
  func snapping() throws {
    var pane = Pane()
    pane.data = DataSet(sections: [DataSection(items: .numbered(20))])
    pane.cell = CellSizing(source: .fixed(CGSize(width: 200, height: 300)))
    pane.layout = LayoutDescription(kind: "carousel", sizing: .fixed)
    let session = try Session(pane)
    func rests() -> Bool {
      let frame = session.frame.panes[0]
      return frame.elements.contains { abs($0.frame.midX - frame.bounds.midX) <= 0.5 }
    }
    session.apply(.keyboard(.tap(KeyboardAction.Step(.page, .down), times: 1)))
    session.settle()
    #expect(session.frame.panes[0].bounds.minX > 0)
    #expect(rests())
    for _ in 0..<3 {
      session.apply(.keyboard(.hold(KeyboardAction.Step(.page, .down), rate: 25, presses: 1)))
    }
    session.settle()
    #expect(rests())
  }

  @Test(
    "An item is placed at the top, in the middle, at the bottom",
    arguments: [
      (.top, 49 * 44), (.centeredVertically, 49 * 44 + 22 - 240), (.bottom, 50 * 44 - 480),
    ] as [(ScrollTarget.Position, CGFloat)])
  func places(position: ScrollTarget.Position, offset: CGFloat) throws {
    let session = try Session(.list(200, estimate: 44, height: 44))
    session.apply(.place(.number(50), position))
    session.settle()
    #expect(session.offset == offset)
  }

  @Test("Without a selection it is the first item in view; one beyond the last is the last")
  func currentItem() throws {
    let session = try Session(.list(200, estimate: 44, height: 44))
    session.apply(.setOffset(CGPoint(x: 0, y: 1000), animated: false))
    session.apply(.place(.current, .top))
    session.settle()
    #expect(session.offset == CGFloat(968))
    session.apply(.place(.number(100_000), .top))
    session.settle()
    #expect(session.offset == CGFloat(8320))
  }

  @Test(
    "Ten thousand presses at once are one motion: a frame has no more layout passes than of one press"
  )
  func burst() throws {
    func work(presses: Int) throws -> (passes: Double, frames: Int) {
      let session = try Session(.list(1_000_000, estimate: 44, height: 44))
      session.apply(.keyboard(.tap(down, times: presses)))
      let before = session.panes[0].counters.frames
      session.pass(frames: 30)
      #expect((session.panes[0].counters.frames) - before <= 30)
      let reads = session.panes[0].counters.attributesInRect
      session.settle()
      #expect(session.offset == CGFloat(presses) * 20)
      return (Double(reads), session.panes[0].counters.frames)
    }
    let one = try work(presses: 1)
    let many = try work(presses: 10_000)
    // A frame of the motion asks for the pages it comes to, once.
    #expect(many.passes <= one.passes + 30)
    #expect(many.frames < 200)
  }

  @Test("What happens on the way of one press is shown until the next")
  func outcome() throws {
    let session = try Session(
      .list(200, estimate: 50, height: 90, knobs: ["compensation": .word("none")]))
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    session.apply(.keyboard(.tap(up, times: 1)))
    session.settle()
    #expect(session.frame.panes[0].findingsNow.map(\.invariant) == [.anchor])
    #expect(session.frame.panes[0].elements.filter(\.isFresh).map(\.indexPath) == [[0, 91]])
    session.apply(.keyboard(.tap(up, times: 1)))
    session.settle()
    #expect(session.frame.panes[0].findingsNow.isEmpty)
    #expect(session.frame.panes[0].elements.filter(\.isFresh).isEmpty)
  }

  @Test("A key of a scene's steps does all of it at once, counts included")
  func steps() throws {
    let keys = ["Down", "1", "2", "j", "k", "PageDown"]
    let session = try Session(
      .list(200, estimate: 44, height: 44), steps: keys.map { .key($0) }, mode: .headless)
    session.runSteps()
    #expect(session.isIdle)
    #expect(session.offset == CGFloat(720))
  }

  @Test("A scene types pairs of keys one after the other")
  func pairs() throws {
    let session = try Session(
      .list(200, estimate: 44, height: 44),
      steps: ["5", "0", "z", "t"].map { .key($0) } + [.waitUntilSettled], mode: .headless)
    session.runSteps()
    #expect(session.offset == CGFloat(2156))
  }

  @Test(
    "A key that goes by pages is no finger that lifts: what the layout is asked for it is not told",
    arguments: [
      .page(.right), .halfPage(.right),
      .keyboard(.tap(KeyboardAction.Step(.page, .right), times: 1)),
    ] as [Action])
  func pages(_ action: Action) throws {
    var pane = Pane.list(30, estimate: 90, height: 90)
    pane.layout = LayoutDescription(kind: "carousel")
    pane.cell = CellSizing(source: .fixed(CGSize(width: 200, height: 200)))
    let session = try Session(
      Scene(name: "test", panes: [pane]), mode: .headless, keepsTrace: true)
    session.apply(action)
    session.settle()
    #expect(session.view.contentOffset.x > 0)
    let calls = session.panes[0].log.whole.map(\.call)
    #expect(calls.contains { $0.hasPrefix("layoutAttributesForElements(in:") })
    #expect(!calls.contains { $0.contains("targetContentOffset") })
    #expect(!calls.contains { $0.contains("Dragging") })
  }
}
