import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The time of a run")
@MainActor
struct TimelineTests {
  private static let frame = Duration.nanoseconds(16_666_667)
  private static let down = KeyboardAction.Step(.line, .down)

  /// A list whose rows are measured as they come, in a bug and a fix, with steps that talk and wait.
  private static let scene: Scene = {
    var bug = Pane.list(400, estimate: 50, height: 90, knobs: ["compensation": .word("none")])
    bug.title = "bug"
    let fix = Pane.list(400, estimate: 50, height: 90)
    return Scene(
      name: "test", panes: [bug, fix],
      steps: [
        Step(line: 1, kind: .action(.setOffset(CGPoint(x: 0, y: 5000), animated: false))),
        Step(line: 2, kind: .say("Watch.")), Step(line: 3, kind: .wait(seconds: 0.2)),
        Step(line: 4, kind: .action(.scrollBy(CGPoint(x: 0, y: -60)))), Step(line: 5, kind: .pause),
        Step(line: 6, kind: .action(.scrollBy(CGPoint(x: 0, y: -60)))),
      ])
  }()

  private func pass(_ timeline: Timeline, frames: Int) {
    for _ in 0..<frames { timeline.advance(by: Self.frame) }
  }

  private func settle(_ timeline: Timeline) {
    for _ in 0..<6000 where !timeline.isIdle { timeline.advance(by: Self.frame) }
  }

  /// A run with flings, keys, touches, the wheel and steps.
  func run(_ scene: Scene = scene, limits: FrameHistory.Limits = .init()) throws -> Timeline {
    let timeline = try Timeline(scene, limits: limits)
    pass(timeline, frames: 40)
    try timeline.apply(.fling(.alongScrollAxis(-1500)))
    pass(timeline, frames: 25)
    for _ in 0..<3 { try timeline.apply(.keyboard(.tap(Self.down, times: 2))) }
    pass(timeline, frames: 10)
    try timeline.apply(.touch(.down(CGPoint(x: 100, y: 100))))
    for y in stride(from: 120.0, through: 300, by: 20) {
      try timeline.apply(.touch(.move(CGPoint(x: 100, y: y))))
      pass(timeline, frames: 1)
    }
    try timeline.apply(.touch(.up))
    pass(timeline, frames: 5)
    for _ in 0..<4 { try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 3))) }
    try timeline.apply(.continueSteps)
    settle(timeline)
    return timeline
  }

  @Test("Before the first frame there is none: back from it is no way into the past")
  func beforeTheFirst() throws {
    let timeline = try Timeline(Self.scene)
    timeline.perform(.frameBack)
    #expect(!timeline.isInPast && timeline.isPaused)
  }

  @Test("A run in a timeline is the run of the session")
  func sameAsSession() throws {
    let timeline = try Timeline(Self.scene)
    let session = try Session(Self.scene)
    #expect(timeline.frame == session.frame)
    for round in 0..<60 {
      if round == 30 {
        try timeline.apply(.fling(.alongScrollAxis(2000)))
        session.apply(.fling(.alongScrollAxis(2000)))
      }
      timeline.advance(by: .milliseconds(20))
      session.advance(by: .milliseconds(20))
      #expect(timeline.frame == session.frame)
    }
  }

  @Test("Every frame that is kept is the one a replay of the actions up to it gives")
  func replay() throws {
    let seen = try run()
    #expect(seen.history.count > 60)
    let last = seen.frame
    for place in Array(stride(from: 0, to: seen.history.count - 1, by: 7)) {
      let timeline = try run()
      #expect(timeline.frame == last)
      timeline.perform(.first)
      for _ in 0..<place { timeline.perform(.frameForward) }
      let shown = timeline.frame
      #expect(shown == seen.history.frame(at: place))
      try timeline.rewind()
      #expect(!timeline.isInPast)
      #expect(timeline.frame == shown)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      #expect(try encoder.encode(timeline.frame) == encoder.encode(shown))
    }
  }

  @Test("A command that leaves time as it was says so")
  func undone() throws {
    let timeline = try Timeline(Self.scene)
    settle(timeline)
    func undone(_ commands: [TimeCommand]) -> [TimeCommand] {
      commands.filter { !timeline.perform($0) }
    }
    timeline.perform(.first)
    timeline.perform(.pause)
    // To pause is to do something.
    #expect(undone([.pause]).isEmpty)
    let back: [TimeCommand] = [.first, .frameBack, .secondBack]
    let forward: [TimeCommand] = [.last, .frameForward, .secondForward]
    timeline.perform(.first)
    #expect(undone(back) == back)
    timeline.perform(.last)
    #expect(undone(forward) == forward)
    #expect(undone([.faster, .slower, .slower, .slower, .slower]) == [.faster, .slower])
    try timeline.apply(.fling(.alongScrollAxis(500)))
    #expect(undone([.frameForward, .frameBack, .frameForward, .first, .last]).isEmpty)
  }

  @Test("One frame back shows the frame before, one forward the one after, and no time passes")
  func steps() throws {
    let timeline = try Timeline(Self.scene)
    var frames: [Frame] = [timeline.frame]
    for _ in 0..<80 {
      timeline.advance(by: Self.frame)
      if timeline.frame != frames.last { frames.append(timeline.frame) }
    }
    #expect(!timeline.isPaused)
    for frame in frames.dropLast().reversed() {
      timeline.perform(.frameBack)
      #expect(timeline.isPaused && timeline.isInPast && timeline.isIdle)
      #expect(timeline.frame == frame)
      #expect(timeline.state.end == frames.last?.time)
    }
    timeline.perform(.frameBack)
    #expect(timeline.frame == frames.first)
    pass(timeline, frames: 10)
    #expect(timeline.frame == frames.first)
    for frame in frames.dropFirst() {
      timeline.perform(.frameForward)
      #expect(timeline.frame == frame)
    }
    #expect(!timeline.isInPast && timeline.state.end == nil)
  }

  @Test("At the newest frame, one forward lets 1/60 second pass")
  func forward() throws {
    let timeline = try Timeline(Scene(name: "test", panes: [.list(400, estimate: 50, height: 90)]))
    try timeline.apply(.fling(.alongScrollAxis(2000)))
    timeline.perform(.pause)
    for frame in 1...5 {
      timeline.perform(.frameForward)
      #expect(abs(timeline.frame.time - Double(frame) / 60) < 1e-9)
    }
    pass(timeline, frames: 100)
    #expect(abs(timeline.frame.time - 5.0 / 60) < 1e-9)
    timeline.perform(.pause)
    #expect(!timeline.isPaused)
    pass(timeline, frames: 10)
    #expect(abs(timeline.frame.time - 15.0 / 60) < 1e-9)
  }

  @Test("A step that waits for its turn is passed in one press")
  func pacing() throws {
    let timeline = try Timeline(Self.scene)
    timeline.perform(.pause)
    var frame = timeline.frame
    // The offset is set, the wait takes twelve frames, the content scrolls, and the pause is reached.
    var presses = 0
    while !frame.hasMoreSteps, presses < 100 {
      timeline.perform(.frameForward)
      presses += 1
      #expect(timeline.frame != frame)
      frame = timeline.frame
    }
    #expect((14...16).contains(presses))
    #expect(frame.hasMoreSteps)
  }

  @Test(
    "Slow motion takes longer for the same frames",
    arguments: [(Pace.full, 60), (.half, 30), (.quarter, 15), (.tenth, 6)])
  func paces(pace: Pace, frames: Int) throws {
    let timeline = try Timeline(
      Scene(name: "test", panes: [.list(400, estimate: 50, height: 90)]), pace: pace)
    try timeline.apply(.fling(.alongScrollAxis(2000)))
    for _ in 0..<60 { timeline.advance(by: .seconds(1) / 60) }
    #expect(abs(timeline.frame.time - Double(frames) / 60) < 1e-9)
  }

  @Test("Slower and faster go through the paces, and stay at the ends")
  func paceCommands() throws {
    let timeline = try Timeline(Self.scene)
    var paces: [Pace] = []
    for _ in 0..<4 {
      timeline.perform(.slower)
      paces.append(timeline.pace)
    }
    for _ in 0..<4 {
      timeline.perform(.faster)
      paces.append(timeline.pace)
    }
    #expect(paces == [.half, .quarter, .tenth, .tenth, .quarter, .half, .full, .full])
    #expect(!timeline.isPaused)
  }

  @Test("Seconds back and forward, the start and the end stay within what has been seen")
  func scrubbing() throws {
    let timeline = try Timeline(Scene(name: "test", panes: [.list(400, estimate: 50, height: 90)]))
    try timeline.apply(.fling(.alongScrollAxis(2000)))
    pass(timeline, frames: 150)
    let last = timeline.frame
    #expect(abs(last.time - 2.5) < 1e-9)
    var times: [Double] = []
    for command in [
      TimeCommand.secondBack, .secondBack, .secondBack, .secondForward, .last, .first,
    ] {
      timeline.perform(command)
      times.append(timeline.frame.time)
    }
    #expect(
      zip(times, [1.5, 0.5, 0, 1, 2.5, 0]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(times)")
    for _ in 0..<4 { timeline.perform(.secondForward) }
    #expect(timeline.frame == last && !timeline.isInPast)
  }

  @Test(
    "A place in time is the frame nearest to it among those that are kept",
    arguments: [(0, 0), (0.25, 0.25), (0.5, 0.5), (1, 1), (-3, 0), (7, 1), (.nan, 1)])
  func places(_ place: Double, _ shown: Double) throws {
    let timeline = try run()
    let newest = timeline.frame
    timeline.look(at: place)
    #expect(timeline.isPaused)
    #expect(abs(timeline.state.place - shown) < 0.01)
    #expect(timeline.isInPast == (shown < 1))
    timeline.look(at: 1)
    #expect(timeline.frame == newest && !timeline.isInPast)
  }

  @Test("Back to the step before stays where it is when there is none")
  func noStepBefore() throws {
    let timeline = try Timeline(Scene(name: "test", panes: [.list(400, estimate: 50, height: 90)]))
    try timeline.apply(.fling(.alongScrollAxis(2000)))
    pass(timeline, frames: 60)
    timeline.perform(.first)
    let first = timeline.frame
    try timeline.present(.previous)
    #expect(timeline.frame == first && timeline.isPaused && timeline.isInPast)
  }

  @Test("Playing in the past shows what was seen, at the pace, and goes on where it ends")
  func playingAgain() throws {
    let timeline = try Timeline(Scene(name: "test", panes: [.list(400, estimate: 50, height: 90)]))
    try timeline.apply(.fling(.alongScrollAxis(2000)))
    pass(timeline, frames: 30)
    timeline.perform(.first)
    timeline.perform(.slower)
    timeline.perform(.pause)
    for _ in 0..<30 { timeline.advance(by: Self.frame) }
    // The frame before anything moved is one, and the fling that begins there another at the same time.
    #expect(timeline.isInPast && abs(timeline.frame.time - 14.0 / 60) < 1e-9)
    #expect(timeline.state.end.map { abs($0 - 0.5) < 1e-9 } == true)
    for _ in 0..<40 { timeline.advance(by: Self.frame) }
    #expect(!timeline.isInPast && timeline.frame.time > 0.5)
    #expect(timeline.run.actions.count == 1)
  }

  @Test("An action in the past is taken there; what came after it is forgotten")
  func actionInThePast() throws {
    let timeline = try run()
    let end = timeline.frame.time
    for _ in 0..<20 { timeline.perform(.frameBack) }
    let then = timeline.frame
    let kept = timeline.run.actions.count
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 5)))
    #expect(!timeline.isInPast && timeline.isPaused)
    #expect(timeline.frame.time == then.time && timeline.frame.time < end)
    #expect(timeline.frame.panes[1].bounds.minY != then.panes[1].bounds.minY)
    #expect(timeline.run.actions.count <= kept + 1)
    #expect(timeline.run.actions.last?.action == .wheel(rows: CGPoint(x: 0, y: 5)))
    timeline.perform(.frameForward)
    timeline.perform(.last)
    #expect(timeline.frame.time <= then.time + 1.0 / 60 + 1e-9)
    timeline.perform(.first)
    #expect(timeline.frame.time == 0)
  }

  @Test("Keys that scroll have scrolled while time stands still")
  func keysWhilePaused() throws {
    let timeline = try Timeline(Scene(name: "test", panes: [.list(400, estimate: 90, height: 90)]))
    timeline.perform(.pause)
    var offsets: [CGFloat] = []
    for action in [
      KeyboardAction.tap(Self.down, times: 12), .tap(.init(.page, .down), times: 2),
      .tap(.init(.halfPage, .up), times: 1), .hold(Self.down, rate: 30, presses: 3), .release,
      .jump(.end), .jump(.start),
    ] {
      try timeline.apply(.keyboard(action))
      offsets.append(timeline.frame.panes[0].bounds.minY)
      #expect(timeline.isPaused && timeline.frame.time == 0)
    }
    let end: CGFloat = 35_520
    #expect(offsets == [240, 1200, 960, 1020, 1020, end, 0])
    // Each of them can be gone back to.
    timeline.perform(.frameBack)
    #expect(timeline.frame.panes[0].bounds.minY == end)
  }

  @Test("A window that changes while the past is shown takes nothing back")
  func resizing() throws {
    let timeline = try run()
    let end = timeline.frame.time
    timeline.perform(.secondBack)
    let then = timeline.frame
    try timeline.resize(CGSize(width: 200, height: 300))
    #expect(timeline.frame == then && timeline.isInPast)
    timeline.perform(.last)
    #expect(timeline.frame.panes[0].bounds.size == CGSize(width: 200, height: 300))
    #expect(timeline.frame.time == end)
  }

  @Test("What is kept is bounded, and still the run")
  func bounds() throws {
    let limits = FrameHistory.Limits(latestFrames: 25, blockLength: 5, earlierFrames: 6)
    let whole = try run()
    let timeline = try run(limits: limits)
    #expect(timeline.frame == whole.frame)
    #expect(timeline.history.count <= 25 + 6)
    timeline.perform(.first)
    #expect(timeline.frame == whole.history.frame(at: 0))
    // Nothing goes by faster where less was kept.
    timeline.perform(.pause)
    let start = timeline.frame.time
    timeline.advance(by: .milliseconds(100))
    #expect(timeline.frame.time <= start + 0.1 + 1e-9)
    timeline.perform(.first)
    timeline.perform(.frameForward)
    let shown = timeline.frame
    #expect(whole.history.moments.contains { $0.time == shown.time })
    try timeline.rewind()
    #expect(timeline.frame == shown)
  }

  @Test(
    "With settled keys what a key sets going is at rest at once, where it would have come to rest",
    arguments: [
      Action.keyboard(.tap(KeyboardAction.Step(.line, .down), times: 5)),
      .fling(.alongScrollAxis(1500)),
      .place(.number(150), .top), .keyboard(.jump(.start)),
    ])
  func settledKeys(action: Action) throws {
    let moving = try run()
    let settled = try run()
    settled.settlesKeys = true
    try moving.apply(action)
    settle(moving)
    try settled.apply(action)
    let panes = settled.frame.panes
    #expect(panes.allSatisfy { $0.motion.activity == .idle })
    #expect(panes.map(\.bounds) == moving.frame.panes.map(\.bounds))
    #expect(!settled.isInPast)
  }

  @Test("The scene's own steps are not hurried by it")
  func unhurriedSteps() throws {
    let scene = Scene(
      name: "test", panes: Self.scene.panes,
      steps: [
        Step(line: 1, kind: .action(.fling(.alongScrollAxis(2000)))),
        Step(line: 2, kind: .wait(seconds: 5)),
      ])
    let usual = try Timeline(scene)
    let settled = try Timeline(scene)
    settled.settlesKeys = true
    for _ in 0..<60 {
      pass(usual, frames: 1)
      pass(settled, frames: 1)
      #expect(settled.frame == usual.frame)
    }
    try settled.apply(.fling(.alongScrollAxis(-500)))
    #expect(settled.frame.panes.contains { $0.motion.activity == .decelerating })
  }
}
