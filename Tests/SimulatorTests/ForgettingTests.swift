import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Every scene that ships, played by chance beside a session that forgets everything before every frame.
@Suite("A session that keeps nothing")
@MainActor
struct ForgettingTests {
  @Test("It tells the same, frame by frame", arguments: ShippedScenesTests.scenes)
  func same(name: String) throws {
    try play(name, seed: FowlerNollVo.hash(name), actions: 3)
  }

  @Test("Also of a layout that has forgotten in a reload how items are divided into rows")
  func reloaded() throws {
    try play("museum/b17-no-item-in-a-row.yaml", seed: 1_124_594_566_016_849_889, actions: 5)
  }

  @Test(
    "So it does of nothing, of one item and of a billion",
    arguments: ["list", "table", "flow"], [0, 1, 1_000_000_000])
  func counts(kind: String, items: Int) throws {
    let text = """
      data: \(items)
      layout: { kind: \(kind) }
      cell: { size: { random: { width: [20, 90], height: [20, 90] } } }
      """
    let scene = try SceneLoader().scene(text: text, name: kind)
    try play(scene, seed: UInt64(items), actions: 5, "\(kind) of \(items)")
  }

  private func play(_ name: String, seed: UInt64, actions: Int) throws {
    let scene = try SceneLoader().scene(at: ShippedScenesTests.folder.appending(path: name).path)
    try play(scene, seed: seed, actions: actions, name)
  }

  private func play(_ scene: Scene, seed: UInt64, actions: Int, _ name: String) throws {
    var dice = SessionDice(seed: seed)
    var sessions = try ComparedSessions(scene)
    for number in 0..<actions {
      let (action, pane) = dice.action(sessions.keeping)
      sessions.apply(action, pane: pane)
      for frame in 0...dice.number(of: [0, 1, 3, 9]) {
        if frame > 0 { sessions.passFrame() }
        if let difference = sessions.difference {
          Issue.record(
            "\(name), seed \(seed), action \(number): \(action), frame \(frame): \(difference)")
          return
        }
      }
    }
    #expect(sessions.areFramesKept, "\(name), seed \(seed)")
    #expect(sessions.isSameUnseen, "\(name), seed \(seed)")
  }
}

/// Sessions of one scene to which the same is done.
///
/// One of them forgets what it may before each frame, and one is not asked for any frame but the last, as a run is that is
/// gone back in.
@MainActor
private struct ComparedSessions {
  let keeping: Session
  private let forgetting: Session
  private let unseen: Session
  private var seen: [Frame] = []
  private var history = FrameHistory()

  init(_ scene: Scene) throws {
    keeping = try Session(scene)
    forgetting = try Session(scene)
    unseen = try Session(scene)
    note()
  }

  mutating func apply(_ action: Action, pane: Int?) {
    forget()
    keeping.apply(action, pane: pane)
    forgetting.apply(action, pane: pane)
    unseen.apply(action, pane: pane)
    note()
  }

  mutating func passFrame() {
    forget()
    keeping.passFrame()
    forgetting.passFrame()
    unseen.passFrame()
    note()
  }

  private func forget() {
    for pane in forgetting.panes { pane.forgetKept() }
  }

  private mutating func note() {
    let frame = keeping.frame
    seen.append(frame)
    history.append(frame, at: Moment(tick: seen.count, actions: 0, time: frame.time))
  }

  /// Whether the history shows again every frame that it has.
  var areFramesKept: Bool {
    history.moments.enumerated().allSatisfy { place, moment in
      history.frame(at: place) == seen[moment.tick - 1]
    }
  }

  /// Whether the last frame is the same where nobody has seen those before.
  var isSameUnseen: Bool { unseen.frame == seen.last }

  /// In what the sessions differ; nil where they tell the same.
  var difference: String? {
    forget()
    let (told, anew) = (seen[seen.count - 1], forgetting.frame)
    if told != anew {
      return zip(told.panes, anew.panes).enumerated().flatMap { index, panes in
        Self.differences(panes.0, panes.1).map { "pane \(index) \($0)" }
      }.joined(separator: "\n")
    }
    for (pane, other) in zip(keeping.panes, forgetting.panes) {
      if pane.counters != other.counters { return "counters" }
      for case let cell as SceneCell in pane.view.visibleCells {
        guard let entry = cell.entry else { continue }
        let width = cell.bounds.width
        if cell.trueSize(offered: width) != pane.content.trueSize(of: entry, offered: width) {
          return "true size of \(entry.item.id)"
        }
      }
    }
    return nil
  }

  private static func differences(_ pane: PaneFrame, _ other: PaneFrame) -> [String] {
    var differences = zip(Mirror(reflecting: pane).children, Mirror(reflecting: other).children)
      .filter { $0.label != "elements" && "\($0.value)" != "\($1.value)" }
      .map { "\($0.label ?? ""): \($0.value) ≠ \($1.value)" }
    if pane.elements.count != other.elements.count { differences.append("count of elements") }
    for (element, anew) in zip(pane.elements, other.elements) where element != anew {
      differences.append("\(element) ≠ \(anew)")
    }
    return differences
  }
}
