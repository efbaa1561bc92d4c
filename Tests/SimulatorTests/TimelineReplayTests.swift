import Foundation
import Scenes
import Testing

@testable import Simulator

/// Every layout that ships comes by the same frames again.
@Suite("Replay of shipped scenes")
@MainActor
struct TimelineReplayTests {
  /// Frames to go back between two replays.
  private static let leap = 23
  /// Frames between two actions.
  private static let pace = 8

  @Test("Going back ever further and on from there gives what was seen", arguments: shipped)
  func goingBack(name: String) throws {
    let path = ShippedScenesTests.folder.appending(path: name).path
    let timeline = try Timeline(SceneLoader().scene(at: path))
    let actions: [Action] = [
      .continueSteps, .fling(.alongScrollAxis(1800)),
      .keyboard(.tap(KeyboardAction.Step(.page, .down), times: 3)), .continueSteps,
      .wheel(rows: CGPoint(x: 0, y: -4)), .keyboard(.jump(.end)), .fling(.alongScrollAxis(-3000)),
      .reloadData,
    ]
    for action in actions {
      for _ in 0..<Self.pace { timeline.advance(by: .nanoseconds(16_666_667)) }
      try timeline.apply(action)
    }
    for _ in 0..<Self.pace { timeline.advance(by: .nanoseconds(16_666_667)) }
    for _ in 0..<3 {
      for _ in 0..<Self.leap { timeline.perform(.frameBack) }
      let seen = timeline.frame
      try timeline.rewind()
      #expect(timeline.frame == seen)
    }
  }

  nonisolated private static let shipped = ShippedScenesTests.scenes
}
