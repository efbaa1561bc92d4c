import Foundation
import Renderer
import Scenes
import Simulator
import Testing

@testable import Terminal

/// Keys by chance over scenes that ship, drawn on a terminal.
@Suite("What a scene shows stands on the terminal", .serialized)
@MainActor
struct PlayedPicturesTests {
  nonisolated private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets/scenes")
  nonisolated private static let scenes =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .filter { $0.hasSuffix(".yaml") && $0 != "tour.yaml" }

  private static let keys: [Key] =
    [
      .up, .down, .down, .down, .left, .right, .shiftUp, .shiftDown, .pageUp, .pageDown, .home,
      .end,
      .enter, .escape, .tab,
    ] + "aDXzimsvchgo?+-0123,.p%".map { .character(String($0)) }

  @Test("After every key the terminal shows the picture", arguments: scenes)
  func play(name: String) throws {
    var state = name.utf8.reduce(5381) { ($0 &* 33) ^ UInt64($1) }
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let path = Self.folder.appending(path: name).path
    let timeline = try Timeline(SceneLoader().scene(at: path))
    var screen = Screen(columns: 90, rows: 26)
    let terminal = try DrawnTerminal(columns: screen.columns, rows: screen.rows)
    defer { terminal.close() }
    for number in 0..<40 {
      let key = Self.keys[roll(Self.keys.count)]
      switch screen.press(key, showing: timeline.frame) {
      case .session(let action): _ = try? timeline.apply(action)
      case .time(let command): timeline.perform(command)
      case .present(let command): try timeline.present(command)
      default: break
      }
      for _ in 0..<roll(4) {
        timeline.advance(by: .milliseconds(17))
        screen.state.time = timeline.state
        let picture = screen.draw(timeline.frame)
        terminal.present(picture)
        try #require(
          terminal.screen.cells.visible == picture.spelled.visible, "\(key), the \(number). key")
      }
    }
    #expect(terminal.screen.unknown == [])
  }
}
