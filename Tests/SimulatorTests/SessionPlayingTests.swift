import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("A scene that plays, and the hand")
@MainActor
struct SessionPlayingTests {
  private let down = KeyboardAction.Step(.line, .down)

  @Test(
    "The scene's next step waits for a key that scrolls, be it that none, or little, time need pass",
    arguments: [nil, .wait(seconds: 0.1), .wait(seconds: 0.5), .waitFrames(6)] as [Step.Kind?])
  func whilePlaying(wait: Step.Kind?) throws {
    var scene = Scene(name: "steps", panes: [.list(200, estimate: 44, height: 44)])
    scene.steps = (0..<5).flatMap { line in
      [Step.Kind.action(.scrollBy(CGPoint(x: 0, y: 100))), wait].compactMap { $0 }
        .map { Step(line: line, kind: $0) }
    }
    let session = try Session(scene)
    // Into the first wait.
    session.pass(frames: 9)
    for _ in 0..<3 {
      session.apply(.keyboard(.tap(down, times: 1)))
      session.pass(frames: 4)
    }
    session.settle()
    #expect(session.offset == 560)
    let time = session.time
    #expect(wait == nil ? time < 2 : time < 4)
  }

  @Test("So it does for a fling by a hand")
  func flingWhilePlaying() throws {
    var scene = Scene(name: "steps", panes: [.list(400, estimate: 44, height: 44)])
    scene.steps = (0..<5).map { Step(line: $0, kind: .action(.scrollBy(CGPoint(x: 0, y: 100)))) }
    let session = try Session(scene)
    session.pass(frames: 9)
    session.apply(.fling(.alongScrollAxis(2000)))
    session.settle()
    #expect(abs(session.offset - 1493) < 0.5)
  }

  @Test("Where steps wait between each other, no frames go by besides")
  func pace() throws {
    var scene = Scene(name: "steps", panes: [.list(400, estimate: 44, height: 44)])
    let steps = [Step.Kind.action(.scrollBy(CGPoint(x: 0, y: 30))), .wait(seconds: 0.1)]
    scene.steps = [
      Step(
        line: 1,
        kind: .repeated(times: 20, steps: steps.map { Step(line: 2, kind: $0) }))
    ]
    let session = try Session(scene)
    var frames = 0
    while !session.isIdle, frames < 1000 {
      session.passFrame()
      frames += 1
    }
    #expect(session.offset == 600 && abs(session.time - 2) < 1e-9)
    // A frame for each step, and those of the time that passes.
    #expect(frames <= 20 + 120 + 1)
  }

  @Test("A wait of no time passes none", arguments: [Session.Mode.live, .headless])
  func noTime(mode: Session.Mode) throws {
    var scene = Scene(name: "steps", panes: [.list(200, estimate: 44, height: 44)])
    scene.steps = [
      Step.Kind.wait(seconds: 0), .action(.scrollBy(CGPoint(x: 0, y: 10))), .wait(seconds: 0),
    ]
    .map { Step(line: 1, kind: $0) }
    let session = try Session(scene, mode: mode)
    session.runSteps()
    #expect(session.offset == 10 && session.time == 0)
  }
}
