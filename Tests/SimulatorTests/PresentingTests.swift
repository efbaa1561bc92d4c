import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("A scene before an audience")
@MainActor
struct PresentingTests {
  private static let frame = Duration.nanoseconds(16_666_667)

  /// A bug beside its fix, in three parts: set up, scrolled up, thrown.
  private static let scene: Scene = {
    var bug = Pane.list(400, estimate: 50, height: 90, knobs: ["compensation": .word("none")])
    bug.title = "bug"
    let fix = Pane.list(400, estimate: 50, height: 90)
    let kinds: [Step.Kind] = [
      .action(.setOffset(CGPoint(x: 0, y: 5000), animated: false)), .say("Watch."), .mark("start"),
      .pause,
      .repeated(times: 5, steps: [Step(line: 5, kind: .action(.scrollBy(CGPoint(x: 0, y: -30))))]),
      .say("It slipped."), .mark("slipped"), .pause, .action(.fling(.alongScrollAxis(-1500))),
      .wait(seconds: 0.5), .say("That is all."),
    ]
    return Scene(
      name: "test", panes: [bug, fix],
      steps: kinds.enumerated().map { Step(line: $0.offset + 1, kind: $0.element) })
  }()

  private func settled(_ timeline: Timeline) -> Frame {
    for _ in 0..<6000 where !timeline.isIdle { timeline.advance(by: Self.frame) }
    return timeline.frame
  }

  @Test("Repeats within repeats may be more than there are numbers")
  func endless() throws {
    var steps = [Step(line: 1, kind: .action(.scrollBy(CGPoint(x: 0, y: 1))))]
    for _ in 0..<5 { steps = [Step(line: 1, kind: .repeated(times: 1_000_000, steps: steps))] }
    let session = try Session(
      Scene(name: "test", panes: [.list(400, estimate: 50, height: 90)], steps: steps))
    session.advance(by: Self.frame)
    #expect(session.frame.panes[0].bounds.minY > 0)
  }

  @Test("Parts are counted by the pauses that something follows, repeated ones each time")
  func parts() {
    func parts(_ kinds: [Step.Kind]) -> Int { steps(kinds).partCount }
    func steps(_ kinds: [Step.Kind]) -> [Step] { kinds.map { Step(line: 1, kind: $0) } }
    #expect(parts([]) == 1)
    #expect(parts([.say("one")]) == 1)
    #expect(parts([.say("one"), .pause, .say("two")]) == 2)
    #expect(parts([.say("one"), .pause]) == 1)
    #expect(parts([.pause, .say("two"), .pause, .mark("end")]) == 2)
    #expect(parts([.repeated(times: 3, steps: steps([.pause, .say("again")]))]) == 4)
    #expect(parts([.repeated(times: 3, steps: steps([.say("again"), .pause]))]) == 3)
    #expect(
      parts([.repeated(times: .max, steps: steps([.pause, .pause, .say("again")]))]) == .max)
  }

  @Test("Where nothing is left to go on with, next does nothing and says so, but in a past frame")
  func nothingLeft() throws {
    let timeline = try Timeline(Self.scene)
    for _ in 0..<8 {
      try timeline.present(.next)
      _ = settled(timeline)
    }
    #expect(timeline.frame.progress?.state == .finished)
    let frame = timeline.frame
    #expect(try !timeline.present(.next) && timeline.frame == frame)
    timeline.perform(.frameBack)
    #expect(try timeline.present(.next))
  }

  @Test("The frame tells the part, the mark and whether the scene waits")
  func progress() throws {
    let timeline = try Timeline(Self.scene)
    #expect(timeline.frame.progress == SceneProgress(part: 1, parts: 3, state: .playing))
    #expect(
      settled(timeline).progress == SceneProgress(part: 1, parts: 3, mark: "start", state: .waiting)
    )
    try timeline.present(.next)
    #expect(timeline.frame.progress?.state == .playing)
    #expect(
      settled(timeline).progress
        == SceneProgress(part: 2, parts: 3, mark: "slipped", state: .waiting))
    try timeline.present(.next)
    #expect(settled(timeline).progress?.state == .finished)
    #expect(timeline.frame.progress?.part == 3)
    let plain = try Timeline(Scene(name: "test", panes: [Pane.list(9, estimate: 9, height: 9)]))
    #expect(plain.frame.progress == nil)
  }

  @Test("Previous is the very state before the last step, and goes on from there as before")
  func previous() throws {
    let timeline = try Timeline(Self.scene)
    _ = settled(timeline)
    // What a hand did before the step went on belongs to that state.
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 2)))
    let first = settled(timeline)
    try timeline.present(.next)
    let second = settled(timeline)
    #expect(second != first)
    // What it did afterwards does not.
    try timeline.apply(.fling(.alongScrollAxis(900)))
    _ = settled(timeline)
    try timeline.present(.previous)
    #expect(timeline.frame == first && !timeline.isInPast && !timeline.isPaused)
    try timeline.present(.next)
    #expect(settled(timeline) == second)
    try timeline.present(.next)
    let third = settled(timeline)
    try timeline.present(.previous)
    #expect(timeline.frame == second)
    try timeline.present(.previous)
    #expect(timeline.frame == first)
    try timeline.present(.next)
    try timeline.present(.next)
    #expect(timeline.frame == second)
    try timeline.present(.next)
    #expect(settled(timeline) == third)
  }

  @Test("Jumps of a part that is over, or of before a knob was turned, are told apart")
  func jumpsBefore() throws {
    let timeline = try Timeline(Self.scene)
    func jumps() -> (all: Int, before: Int) {
      let pane = settled(timeline).panes[0]
      return (pane.findings.first { $0.invariant == .anchor }?.count ?? 0, pane.jumpsBefore)
    }
    #expect(jumps() == (0, 0))
    try timeline.present(.next)
    let all = jumps().all
    #expect(all > 0 && jumps().before == 0)
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 1)))
    #expect(jumps() == (all, 0))
    try timeline.apply(.turn(.estimate, by: 1))
    #expect(jumps().before == all)
    try timeline.present(.previous)
    #expect(jumps() == (0, 0))
    try timeline.present(.next)
    #expect(jumps() == (all, 0))
    try timeline.present(.next)
    #expect(jumps().before == all)
  }

  @Test("Going on while nothing waits is nothing to come back to")
  func nothingWaited() throws {
    let timeline = try Timeline(Self.scene)
    let first = settled(timeline)
    try timeline.apply(.continueSteps)
    try timeline.apply(.continueSteps)
    _ = settled(timeline)
    try timeline.present(.previous)
    #expect(timeline.frame == first)
  }

  @Test("Where nothing went on yet there is nothing to go back to")
  func nothingBefore() throws {
    let timeline = try Timeline(Self.scene)
    _ = settled(timeline)
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 2)))
    let before = timeline.frame
    #expect(try !timeline.present(.previous))
    #expect(timeline.frame == before)
    #expect(try timeline.present(.next))
    #expect(try timeline.present(.previous))
  }

  @Test("It is exact, too, when the frames of then are no longer kept")
  func thinned() throws {
    let limits = FrameHistory.Limits(latestFrames: 4, blockLength: 2, earlierFrames: 2)
    let timeline = try Timeline(Self.scene, limits: limits)
    let first = settled(timeline)
    try timeline.present(.next)
    for _ in 0..<4 {
      _ = settled(timeline)
      try timeline.apply(.fling(.alongScrollAxis(700)))
    }
    _ = settled(timeline)
    try timeline.present(.previous)
    #expect(timeline.frame == first)
  }

  @Test("Next while a part plays brings it to its end at once, the same end")
  func hurry() throws {
    let patient = try Timeline(Self.scene)
    _ = settled(patient)
    try patient.present(.next)
    let end = settled(patient)
    let hasty = try Timeline(Self.scene)
    try hasty.present(.next)
    try hasty.present(.next)
    try hasty.present(.next)
    #expect(hasty.frame.progress == end.progress)
    #expect(hasty.frame.panes.map(\.bounds) == end.panes.map(\.bounds))
  }

  @Test("From a past frame, and while time stands still, both go on from what is shown")
  func pastFrames() throws {
    let timeline = try Timeline(Self.scene)
    let first = settled(timeline)
    try timeline.present(.next)
    let second = settled(timeline)
    timeline.perform(.frameBack)
    timeline.perform(.frameBack)
    #expect(timeline.isInPast)
    try timeline.present(.previous)
    #expect(timeline.frame == first)
    try timeline.present(.next)
    #expect(settled(timeline) == second)
    timeline.perform(.pause)
    try timeline.present(.next)
    #expect(!timeline.isPaused && settled(timeline).progress?.state == .finished)
  }
}
