import CollectionView
import Scenes
import Testing

@testable import Simulator

/// What nobody waits for is taken back.
@Suite("A run that is abandoned")
@MainActor
struct AbandonedRunTests {
  /// Who waits for all but the sizes of more than a million items.
  @MainActor private final class Waiter {
    var told = 0

    func wait(_ count: Int, of total: Int) -> Bool {
      guard total >= 1_000_000 else { return true }
      told += 1
      return false
    }
  }

  private func scene(_ text: String) throws -> Scene {
    try SceneLoader().scene(text: text, name: "x.yaml", directory: "/")
  }

  private func many(_ timeline: Timeline) throws {
    try timeline.apply(.set([Setting(key: "data", text: "1000000000")]))
  }

  @Test(
    "A knob that asks for too much is as it was, and so is all else",
    arguments: [
      "{ kind: list, sizing: delegate }", "{ kind: flow, sizing: delegate }",
      "{ kind: waterfall, sizing: delegate }",
      "{ kind: table, sizing: delegate, estimatedHeight: 0 }",
    ])
  func knob(_ layout: String) throws {
    let waiter = Waiter()
    let timeline = try Timeline(
      scene("data: 1000\ncell: { size: [320, 40] }\nlayout: \(layout)\n"), whileAsking: waiter.wait)
    try timeline.apply(.keyboard(.jump(.end)))
    timeline.advance(by: .seconds(2))
    let before = timeline.frame
    #expect(throws: Abandoned.self) { try many(timeline) }
    #expect(waiter.told == 1)
    #expect(timeline.frame == before)
    #expect(!timeline.isPaused && !timeline.frame.canUndo)
    try timeline.apply(.keyboard(.jump(.start)))
    timeline.advance(by: .seconds(2))
    #expect(timeline.frame.panes[0].bounds.minY == 0)
  }

  @Test(
    "A layout that computes all items is abandoned, too",
    arguments: [
      "timeline", "circle", "carelessCircle", "twoColumnPhotos", "seedList", "incrementalList",
    ])
  func computing(_ kind: String) throws {
    let waiter = Waiter()
    let timeline = try Timeline(
      scene("data: 12\ncell: { size: [60, 40] }\nlayout: { kind: \(kind) }\n"),
      whileAsking: waiter.wait)
    let before = timeline.frame
    #expect(throws: Abandoned.self) { try many(timeline) }
    #expect(waiter.told == 1)
    #expect(timeline.frame == before)
  }

  @Test("In the past it takes nothing of the run with it, and one still looks at the same frame")
  func past() throws {
    let timeline = try Timeline(
      scene("data: 1000\ncell: { size: [320, 40] }\nlayout: { kind: flow, sizing: delegate }\n"),
      whileAsking: Waiter().wait)
    try timeline.apply(.keyboard(.jump(.end)))
    timeline.advance(by: .seconds(2))
    let end = timeline.frame
    timeline.perform(.first)
    let first = timeline.frame
    #expect(throws: Abandoned.self) { try many(timeline) }
    #expect(timeline.isInPast && timeline.frame == first)
    timeline.perform(.last)
    #expect(timeline.frame == end)
    try timeline.apply(.keyboard(.jump(.start)))
    timeline.advance(by: .seconds(2))
    #expect(timeline.frame.panes[0].bounds.minY == 0)
  }

  /// A step that asks for very many sizes.
  private static let growing = """
    data: 1000
    cell: { size: [320, 40] }
    layout: { kind: flow, sizing: delegate }
    steps:
      - wait: 0.5
      - set: { data: 1000000000 }

    """

  @Test("Presenting on, too, time stands still before such a step")
  func presented() throws {
    let waiter = Waiter()
    let timeline = try Timeline(
      scene(Self.growing), whileAsking: waiter.wait)
    try timeline.present(.next)
    #expect(waiter.told == 1)
    #expect(timeline.isPaused && timeline.frame.panes[0].contentSize.height < 1_000_000)
  }

  @Test("Of several panes none asks further")
  func panes() throws {
    let waiter = Waiter()
    let timeline = try Timeline(
      scene(
        """
        data: 1000
        cell: { size: [320, 40] }
        panes:
          - { title: a, layout: { kind: list, sizing: delegate } }
          - { title: b, layout: { kind: flow, sizing: delegate } }

        """), whileAsking: waiter.wait)
    let before = timeline.frame
    #expect(throws: Abandoned.self) { try many(timeline) }
    #expect(waiter.told == 1)
    #expect(timeline.frame == before)
  }

  @Test("Before a step that asks for too much time stands still")
  func step() throws {
    let timeline = try Timeline(
      scene(Self.growing), whileAsking: Waiter().wait)
    timeline.advance(by: .seconds(1))
    #expect(timeline.isPaused && timeline.isIdle)
    #expect(abs(timeline.frame.time - 0.5) < 0.02)
    #expect(timeline.frame.panes[0].contentSize.height < 1_000_000)
    timeline.perform(.frameForward)
    #expect(timeline.isPaused && abs(timeline.frame.time - 0.5) < 0.02)
  }

  @Test("What asks for too much at once does not begin")
  func opening() throws {
    let scene = try scene("data: 1000000000\nlayout: { kind: list, sizing: delegate }\n")
    #expect(throws: Abandoned.self) { try Timeline(scene, whileAsking: Waiter().wait) }
  }

  @Test("Without a wish to end, all is waited for")
  func patient() throws {
    let timeline = try Timeline(
      scene("data: 1000\ncell: { size: [320, 40] }\nlayout: { kind: flow, sizing: delegate }\n"),
      whileAsking: Waiter().wait)
    try timeline.apply(.set([Setting(key: "data", text: "900000")]))
    #expect(timeline.frame.panes[0].contentSize.height > 1_000_000)
  }
}
