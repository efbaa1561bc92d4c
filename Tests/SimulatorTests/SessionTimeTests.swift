import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("A session's time")
@MainActor
struct SessionTimeTests {
  // MARK: The same frames, however time is handed in

  /// What a hand does, and when by the time handed in, in milliseconds.
  private static let script: [(at: Int, action: Action)] = [
    (0, .fling(.alongScrollAxis(2500))),
    (800, .drag(by: CGPoint(x: 0, y: -150), over: 0.2, hold: 0)),
    (2400, .update([.insert([[0, 3]], items: [nil])], animated: false)),
    (2800, .scrollTo(ScrollTarget(item: [0, 90], position: .bottom, animated: true))),
    (7200, .fling(.alongScrollAxis(-8000))),
    (8000, .viewport(CGSize(width: 200, height: 300))),
  ]

  private static func scene() -> Scene {
    var left = Pane.list(100, estimate: 44, height: 44, knobs: ["compensation": .word("none")])
    left.cell.source = .random(width: 320...320, height: 20...200)
    left.cell.changes = [
      CellChange(after: 1, items: [[0, 1], [0, 30]], by: CGSize(width: 0, height: 33))
    ]
    left.seed = 7
    var right = left
    right.behavior = BehaviorDescription(preset: "correct")
    return Scene(name: "two", panes: [left, right])
  }

  /// The frames at every 400 ms of the time handed in, as they would be written to a file.
  private static func frames(slice: Int) throws -> [String] {
    let session = try Session(scene())
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var frames: [String] = []
    for time in stride(from: 0, to: 12_000, by: slice) {
      for step in script where step.at == time { session.apply(step.action) }
      session.advance(by: .milliseconds(slice))
      if (time + slice) % 400 == 0 {
        frames.append(String(decoding: try encoder.encode(session.frame), as: UTF8.self))
      }
    }
    return frames
  }

  @Test("When the wait that was the last step is over and nothing moves, no time goes by")
  func lastWait() throws {
    for kind in [Step.Kind.wait(seconds: 1), .waitFrames(60)] {
      let session = try Session(
        Scene(
          name: "x", panes: [Pane.list(3, estimate: 44, height: 44)],
          steps: [Step(line: 1, kind: kind)]))
      session.advance(by: .seconds(9))
      #expect(session.isIdle)
      #expect(abs(session.time - 1) < 1e-9)
    }
  }

  @Test("Slices of 1, 16 and 100 ms give the same frames byte for byte")
  func slices() throws {
    let whole = try Self.frames(slice: 100)
    #expect(whole.count == 30)
    #expect(Set(whole).count > 10)
    #expect(try Self.frames(slice: 100) == whole)
    #expect(try Self.frames(slice: 16) == whole)
    #expect(try Self.frames(slice: 1) == whole)
  }

  @Test("A frame can be written and read back")
  func codable() throws {
    let session = try Session(Self.scene())
    session.apply(.fling(.alongScrollAxis(900)))
    session.pass(frames: 7)
    let data = try JSONEncoder().encode(session.frame)
    #expect(try JSONDecoder().decode(Frame.self, from: data) == session.frame)
  }

  @Test("Time handed in while nothing happens is not saved up")
  func idleTime() throws {
    let session = try Session(.list(100, estimate: 44, height: 44))
    for _ in 0..<25 { session.advance(by: .milliseconds(10)) }
    #expect(session.time == 0)
    session.apply(.fling(.alongScrollAxis(1000)))
    session.advance(by: .milliseconds(16))
    #expect(session.time == 0)
    session.advance(by: .milliseconds(1))
    #expect(session.time == 1 / 60.0)
  }

  // MARK: Waiting

  @Test("A wait ends to the point", arguments: [0.48, 0.1, 1 / 3.0, 0.001, 2])
  func waitIsExact(seconds: Double) throws {
    let session = try Session(
      .list(5, estimate: 44, height: 44),
      steps: [.wait(seconds: seconds), .action(.scrollBy(.zero))], mode: .headless)
    session.runSteps()
    #expect(session.time == seconds)
  }

  @Test("Waits add up without an error")
  func waitsAddUp() throws {
    let session = try Session(
      .list(5, estimate: 44, height: 44),
      steps: [.repeated(times: 10, steps: [Step(line: 1, kind: .wait(seconds: 0.1))])],
      mode: .headless)
    session.runSteps()
    #expect(abs(session.time - 1) < 1e-9)
  }

  @Test("Steps that take no time take none; a drag takes its own")
  func stepTime() throws {
    let session = try Session(
      .list(100, estimate: 44, height: 44),
      steps: [
        .action(.scrollBy(CGPoint(x: 0, y: 10))), .action(.page(.down)), .key("End"), .key("Home"),
        .action(.reloadData),
        .action(.viewport(CGSize(width: 300, height: 400))), .say("hello"), .mark("here"), .pause,
        .action(.setOffset(CGPoint(x: 0, y: 30), animated: false)),
        .action(.drag(by: CGPoint(x: 0, y: 70), over: 0.25, hold: 0.3)),
      ], mode: .headless)
    session.runSteps()
    #expect(session.time == 0.55)
    #expect(session.offset == 100)
    #expect(session.isIdle)
  }

  @Test("An animation goes on during the wait that follows, and settled means still")
  func waitUntilSettled() throws {
    var expectation = Expectation()
    expectation.contentOffset = [.equal(0), .equal(994)]
    let session = try Session(
      .list(200, estimate: 44, height: 44),
      steps: [.action(.fling(.alongScrollAxis(2002))), .waitUntilSettled, .expect(expectation)],
      mode: .headless)
    session.runSteps()
    #expect(session.expectations.map(\.passed) == [true])
    #expect(session.time > 2.6 && session.time < 2.7)
  }

  @Test("What never settles is a failed expectation after a minute")
  func neverSettles() throws {
    var pane = Pane.list(5, estimate: 44, height: 44)
    pane.cell.changes = [CellChange(after: 100, items: [[0, 0]], by: CGSize(width: 0, height: 9))]
    let session = try Session(pane, steps: [.waitUntilSettled], mode: .headless)
    session.runSteps()
    #expect(session.expectations.map(\.passed) == [false])
    #expect(abs(session.time - 60) < 0.02)
  }

  // MARK: Repeats and pauses

  @Test("Repeats nest")
  func repeats() throws {
    let inner = Step(
      line: 3,
      kind: .repeated(
        times: 3, steps: [Step(line: 4, kind: .action(.scrollBy(CGPoint(x: 0, y: 10))))]))
    let nothing = Step(line: 5, kind: .repeated(times: 0, steps: [inner]))
    let empty = Step(line: 6, kind: .repeated(times: 5, steps: []))
    let session = try Session(
      .list(100, estimate: 44, height: 44),
      steps: [
        .repeated(
          times: 2,
          steps: [
            inner, nothing, empty, Step(line: 7, kind: .action(.scrollBy(CGPoint(x: 0, y: 1)))),
          ])
      ], mode: .headless)
    session.runSteps()
    #expect(session.offset == 62)
    #expect(session.playback.isFinished)
  }

  /// Six frames a step where an audience can follow, and never more than one step a frame.
  @Test(
    "A long repeat is shown faster than a short one",
    arguments: [(10, 60), (40, 240), (120, 240), (625, 625)])
  func longRepeats(_ times: Int, _ frames: Int) throws {
    let page = Step(line: 2, kind: .action(.scrollBy(CGPoint(x: 0, y: 1))))
    let session = try Session(
      .list(1000, estimate: 44, height: 44), steps: [.repeated(times: times, steps: [page])])
    var passed = 0
    while !session.playback.isFinished, passed < 10_000 {
      session.pass(frames: 1)
      passed += 1
    }
    // The last step has no other behind it.
    #expect((frames - 6...frames).contains(passed))
    #expect(session.offset == CGFloat(times))
  }

  @Test("A pause waits for the presenter, and for nobody when there is none")
  func pauses() throws {
    let steps: [Step.Kind] = [
      .say("first"), .pause, .action(.scrollBy(CGPoint(x: 0, y: 20))), .say("second"), .pause,
      .action(.scrollBy(CGPoint(x: 0, y: 20))),
    ]
    let live = try Session(.list(100, estimate: 44, height: 44), steps: steps)
    live.settle()
    #expect(live.isIdle)
    #expect(live.frame.caption == "first")
    #expect(live.frame.hasMoreSteps)
    #expect(live.offset == 0)
    live.apply(.scrollBy(CGPoint(x: 0, y: 5)))
    #expect(live.frame.hasMoreSteps)
    live.apply(.continueSteps)
    #expect(!live.isIdle)
    live.settle()
    #expect(live.offset == 25)
    #expect(live.frame.caption == "second")
    live.apply(.continueSteps)
    live.settle()
    #expect(live.offset == 45)
    #expect(!live.frame.hasMoreSteps)
    #expect(live.playback.isFinished)
    live.apply(.continueSteps)
    #expect(live.isIdle)

    let headless = try Session(
      .list(100, estimate: 44, height: 44), steps: steps, mode: .headless)
    headless.runSteps()
    #expect(headless.offset == 40)
    #expect(headless.playback.isFinished)
  }

  // MARK: Idle

  @Test("A session at rest is idle from the start and after every motion")
  func idle() throws {
    let session = try Session(.list(100, estimate: 44, height: 44))
    #expect(session.isIdle)
    session.apply(.fling(.alongScrollAxis(500)))
    #expect(!session.isIdle)
    #expect(session.frame.isMoving)
    session.settle()
    #expect(session.isIdle)
    #expect(!session.frame.isMoving)
    session.apply(.setOffset(CGPoint(x: 0, y: 100), animated: true))
    #expect(!session.isIdle)
    session.apply(.scrollBy(CGPoint(x: 0, y: 1)))
    #expect(session.isIdle)
  }

  @Test("Content on its way keeps a session awake until it has arrived, and is measured at once")
  func lateContent() throws {
    var pane = Pane.list(10, estimate: 44, height: 44)
    pane.cell.changes = [
      CellChange(after: 0.25, items: [[0, 0]], by: CGSize(width: 0, height: 100))
    ]
    let session = try Session(pane)
    #expect(!session.isIdle)
    session.pass(frames: 14)
    #expect(session.view.contentSize.height == 440)
    session.pass(frames: 1)
    #expect(session.time == 0.25)
    #expect(session.view.contentSize.height == 540)
    #expect(session.frame.panes[0].elements.first { $0.indexPath == [0, 0] }?.isFresh == true)
    #expect(session.isIdle)
  }
}
