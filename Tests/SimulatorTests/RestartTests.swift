import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("A scene that starts again")
@MainActor
struct RestartTests {
  private func timeline(_ text: String = Self.text) throws -> Timeline {
    try Timeline(try SceneLoader().scene(text: text, name: "scene.yaml"))
  }

  private func again(_ timeline: Timeline) throws -> Timeline {
    try Timeline(restarting: timeline, as: timeline.scene)
  }

  private func pass(_ timeline: Timeline, frames: Int) {
    for _ in 0..<frames { timeline.advance(by: .nanoseconds(16_666_667)) }
  }

  /// A scene that has started again after a knob was turned, in flight.
  private func flung() throws -> Timeline {
    let before = try timeline()
    try before.apply(.turn(.key("data"), by: 1))
    let after = try again(before)
    try after.apply(.fling(.alongScrollAxis(1000)))
    pass(after, frames: 20)
    return after
  }

  private func value(_ key: String, _ timeline: Timeline, pane: Int = 0) -> String? {
    timeline.session.panes[pane].knobs.first { $0.key == key }?.value
  }

  private static let estimate = "layout.estimatedHeight"
  private static let text = """
    cell: { size: [320, 60] }
    panes:
      - { data: 100, layout: { kind: list, estimatedHeight: 20 } }
      - { data: 100, layout: { kind: list, estimatedHeight: 40 } }
    steps:
      - say: Rows.
      - pause: true
    """

  @Test("It begins as it is written; undo brings back all that a hand had set, and redo goes back")
  func undo() throws {
    let before = try timeline()
    try before.apply(.set([Setting(key: "panes.1.layout.estimatedHeight", text: "90")]))
    try before.apply(.turn(.key("data"), by: 1))
    let after = try again(before)
    #expect(value(Self.estimate, after, pane: 1) == "40" && value("data", after) == "100")
    #expect(!after.isTurnedByHand && after.frame.canUndo)
    try after.apply(.undoSetting)
    #expect(value(Self.estimate, after, pane: 0) == "20")
    #expect(value(Self.estimate, after, pane: 1) == "90")
    #expect(value("data", after) == "1000" && value("data", after, pane: 1) == "1000")
    #expect(after.isTurnedByHand)
    try after.apply(.undoSetting)
    #expect(value(Self.estimate, after, pane: 1) == "40" && value("data", after) == "100")
    #expect(!after.isTurnedByHand && !after.frame.canUndo)
    try after.apply(.redoSetting)
    #expect(value(Self.estimate, after, pane: 1) == "90" && value("data", after) == "1000")
  }

  @Test("Started twice it still brings them back; where nothing was set there is nothing to undo")
  func twice() throws {
    let before = try timeline()
    #expect(try again(before).frame.canUndo == false)
    try before.apply(.turn(.key("data"), by: 1))
    let after = try again(again(before))
    try after.apply(.undoSetting)
    #expect(value("data", after) == "1000")
    // And what was set after that as well.
    let third = try again(before)
    try third.apply(.undoSetting)
    try third.apply(.set([Setting(key: Self.estimate, text: "90")]))
    let last = try again(third)
    #expect(value(Self.estimate, last) == "20" && value("data", last) == "100")
    try last.apply(.undoSetting)
    #expect(value(Self.estimate, last) == "90" && value("data", last) == "1000")
  }

  @Test("A run that goes on from a past frame knows it, too")
  func pastFrame() throws {
    let after = try flung()
    after.perform(.first)
    try after.apply(.undoSetting)
    #expect(value("data", after) == "1000")
  }

  @Test("A step of the scene that undoes leaves it alone")
  func step() throws {
    let before = try timeline(Self.text + "\n  - key: u\n  - pause: true\n")
    try before.apply(.turn(.key("data"), by: 1))
    let after = try again(before)
    pass(after, frames: 60)
    try after.apply(.continueSteps)
    pass(after, frames: 60)
    #expect(value("data", after) == "100" && !after.isTurnedByHand)
    try after.apply(.undoSetting)
    #expect(value("data", after) == "1000")
  }

  @Test("What a step had set is not brought back")
  func setByStep() throws {
    let before = try timeline(Self.text + "\n  - set: { scroll.bounces: false }\n")
    pass(before, frames: 60)
    try before.apply(.continueSteps)
    pass(before, frames: 60)
    try before.apply(.turn(.key("data"), by: 1))
    let set = value("scroll.bounces", before)
    let after = try again(before)
    #expect(value("scroll.bounces", after) != set)
    try after.apply(.undoSetting)
    #expect(value("data", after) == "1000" && value("scroll.bounces", after) != set)
  }

  @Test("The scene that is written of it sets what undo has set")
  func repro() throws {
    let before = try timeline()
    try before.apply(.turn(.key("data"), by: 1))
    try before.apply(.set([Setting(key: "panes.1.layout.estimatedHeight", text: "90")]))
    let after = try again(before)
    try after.apply(.undoSetting)
    let text = SceneWriter().text(of: try after.repro())
    let replay = try Timeline(try SceneLoader().scene(text: text, name: "repro.yaml"))
    pass(replay, frames: 300)
    #expect(value("data", replay) == "1000" && value(Self.estimate, replay, pane: 1) == "90")
    #expect(value(Self.estimate, replay) == "20")
  }

  @Test("What a hand could set only on what a step had set is left")
  func onStep() throws {
    let text = Self.text + "\n  - set: { layout.kind: flow }\n  - pause: true\n"
    let before = try timeline(text)
    pass(before, frames: 60)
    try before.apply(.continueSteps)
    pass(before, frames: 60)
    try before.apply(.set([Setting(key: "layout.minimumLineSpacing", text: "3")]))
    try before.apply(.turn(.key("data"), by: 1))
    let after = try again(before)
    try after.apply(.undoSetting)
    #expect(value("data", after) == "1000" && value("layout.kind", after) == "list")
    #expect(after.session.panes.allSatisfy { $0.log.rejections.isEmpty })
  }

  @Test(
    "Many turns of one knob are one setting; what another kind of layout stands between are two")
  func fewSettings() throws {
    let before = try timeline()
    for _ in 0..<40 { try before.apply(.turn(.key(Self.estimate), by: 1)) }
    #expect(before.session.settingHistory.settingsByHand.count == 2)
    for kind in ["flow", "list"] {
      try before.apply(.set([Setting(key: "layout.kind", text: kind)]))
    }
    try before.apply(.turn(.key(Self.estimate), by: 1))
    let keys = before.session.settingHistory.settingsByHand.map(\.paneKey)
    #expect(keys.count == 6)
    let after = try again(before)
    try after.apply(.undoSetting)
    #expect(value(Self.estimate, after) == value(Self.estimate, before))
    #expect(value(Self.estimate, after, pane: 1) == value(Self.estimate, before, pane: 1))
  }

  @Test("A frame before they were brought back can undo, and does so there")
  func frameBefore() throws {
    let after = try flung()
    try after.apply(.undoSetting)
    #expect(!after.bringsBackSettings)
    for _ in 0..<5 { after.perform(.frameBack) }
    #expect(after.bringsBackSettings && after.frame.canUndo && value("data", after) == "1000")
    try after.apply(.undoSetting)
    #expect(value("data", after) == "1000" && !after.bringsBackSettings)
  }

  @Test("Where a hand has only taken back what a step had set there is nothing to bring back")
  func takenBackStep() throws {
    let before = try timeline(
      Self.text + "\n  - set: { layout.estimatedHeight: 70 }\n  - pause: true\n")
    pass(before, frames: 60)
    try before.apply(.continueSteps)
    pass(before, frames: 60)
    try before.apply(.undoSetting)
    #expect(before.isTurnedByHand)
    let after = try again(before)
    #expect(!after.bringsBackSettings && !after.frame.canUndo)
  }
}
