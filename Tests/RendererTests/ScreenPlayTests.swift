import Foundation
import Renderer
import Scenes
import Simulator
import Testing

/// Keys at random, over the scenes that ship and at sizes of all sorts.
@Suite("Any keys")
@MainActor
struct ScreenPlayTests {
  nonisolated private static let assets = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets")

  nonisolated private static let scenes = ["scenes", "museum"].flatMap { name in
    let folder = assets.appending(path: name)
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".yaml") && $0 != "tour.yaml" }.map { folder.appending(path: $0).path }
  }

  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .shiftHome,
      .shiftEnd,
      .pageUp, .pageDown,
      .home, .end, .enter, .escape, .tab, .backspace, .delete,
    ] + (0x20...0x7E).map { .character(String(UnicodeScalar(UInt8($0)))) }
  /// What brings a list into trouble, and what shows it another way.
  private static let likelyKeys: [Key] =
    [.up, .shiftUp, .shiftDown, .enter, .pageUp] + "DaXtzib.p,".map { .character(String($0)) }

  private static let sizes = [(40, 10), (40, 12), (80, 24), (100, 30), (120, 40), (160, 50)]

  @Test(
    "They end nothing, and every picture has its size", arguments: 0..<90)
  func play(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = Self.scenes[Int(seed) % Self.scenes.count]
    var timeline = try Timeline(SceneLoader().scene(at: path))
    let size = Self.sizes[random.next(Self.sizes.count)]
    var screen = Screen(columns: size.0, rows: size.1)
    screen.state.isOnStage = random.next(8) == 0
    for _ in 0..<40 {
      let keys = random.next(2) == 0 ? Self.keys : Self.likelyKeys
      let key = keys[random.next(keys.count)]
      switch screen.press(key, showing: timeline.frame) {
      // What a layout cannot be is told.
      case .session(let action): _ = try? timeline.apply(action)
      case .time(let command): timeline.perform(command)
      case .present(let command): try timeline.present(command)
      case .set(let name, let text):
        if let setting = try? Setting(key: name, text: text) {
          _ = try? timeline.apply(.set([setting]))
        }
      case .restart: timeline = try Timeline(timeline.scene)
      case .nothing, .redraw, .search, .goTo, .copyRepro, .repaint, .open, .quit: break
      }
      switch random.next(40) {
      case 0, 1: (screen.columns, screen.rows) = Self.sizes[random.next(Self.sizes.count)]
      case 2: screen.isASCII.toggle()
      case 3: screen.usesColor.toggle()
      case 4:
        screen.state.search = TextPattern(["e", "1", "[0,"][random.next(3)]).map {
          SearchState(.text($0))
        }
      case 5: screen.state.search = nil
      default: break
      }
      for _ in 0..<random.next(3) { timeline.advance(by: .milliseconds(50)) }
      timeline.includesHistory = screen.readsHistory
      screen.state.time = timeline.state
      let grid = screen.draw(timeline.frame)
      #expect(
        grid.columns == screen.columns && grid.rows == screen.rows, "\(path), seed \(seed): \(key)")
      let isSame = grid == screen.draw(timeline.frame)
      try #require(isSame, "\(path), seed \(seed): \(key)")
    }
  }
}
