import Foundation
import Testing

@testable import Scenes
@testable import Simulator

/// Every number of the shipped scenes, in turn, becomes a number at the end of what can be written.
///
/// A scene with it is refused with an error or runs; what must not happen is a trap or a computation without end.
@Suite("Extreme numbers in scenes")
@MainActor
struct ExtremeNumberTests {
  nonisolated static let numbers = [
    "-9223372036854775808", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "0", "-0", "-1", "1", "1e308", "-1e308", "1e-308", "5e-324", "1e999",
    ".nan", ".inf", "-.inf", "0.1", "1000000000", "2000000000", "1e15", "4503599627370497.5",
  ]

  /// Whether every scene is read with every number, and runs, which takes some minutes: `CELLOPHANE_EXTREMES=1`.
  private static let playsAll = ProcessInfo.processInfo.environment["CELLOPHANE_EXTREMES"] != nil

  /// A number in the text of a scene.
  struct Spot: Sendable, CustomTestStringConvertible {
    /// The keys that lead to the number, with its position in a short list such as `[x, y]`.
    var keys: String
    var file: String
    var line: Int
    var column: Int
    var number: String

    var testDescription: String { "\(keys) in \(file)" }
  }

  /// One spot for each path of keys, in the smallest file that has it.
  nonisolated static let spots: [Spot] = {
    let files = ShippedScenesTests.scenes.sorted { size(of: $0) < size(of: $1) }
    var spots: [String: Spot] = [:]
    for file in files {
      guard let text = try? text(of: file),
        let root = try? YAMLComposer(SourceText(name: file, text: text)).compose(as: "scene")
      else { continue }
      collect(root, "", file, &spots)
    }
    return spots.values.sorted { $0.keys < $1.keys }
  }()

  nonisolated private static func text(of file: String) throws -> String {
    try String(contentsOf: ShippedScenesTests.folder.appending(path: file), encoding: .utf8)
  }

  nonisolated private static func size(of file: String) -> Int {
    (try? text(of: file))?.utf8.count ?? 0
  }

  nonisolated private static func collect(
    _ value: SceneValue, _ keys: String, _ file: String, _ spots: inout [String: Spot]
  ) {
    switch value.content {
    case .map(let entries):
      for entry in entries { collect(entry.value, "\(keys).\(entry.key)", file, &spots) }
    case .list(let elements):
      for (position, element) in elements.enumerated() {
        let isShort = elements.count <= 4 && element.entries == nil
        collect(element, isShort ? "\(keys)[\(position)]" : "\(keys)[]", file, &spots)
      }
    case .text(let text, isQuoted: false) where SceneValue.isNumber(text) || value.name == "pane":
      guard spots[keys] == nil else { return }
      spots[keys] = Spot(
        keys: keys, file: file, line: value.place.line, column: value.place.scalarColumn,
        number: text)
    case .text: break
    }
  }

  @Test("There are very many such numbers") func many() {
    #expect(Self.spots.count > 300)
  }

  @Test("A scene with it is refused or runs", arguments: spots)
  func number(_ spot: Spot) throws {
    let lines = try Self.text(of: spot.file).components(separatedBy: "\n")
    let line = Array(lines[spot.line - 1].unicodeScalars).map(Character.init)
    let before = String(line.prefix(spot.column - 1))
    let after = line.dropFirst(spot.column - 1)
    #expect(String(after.prefix(spot.number.count)) == spot.number)
    let few = [0, 1, spot.line % Self.numbers.count, (spot.line + 7) % Self.numbers.count]
    for number in Self.playsAll ? Self.numbers : few.map({ Self.numbers[$0] }) {
      var changed = lines
      changed[spot.line - 1] = before + number + String(after.dropFirst(spot.number.count))
      let folder = ShippedScenesTests.folder.appending(path: spot.file).deletingLastPathComponent()
      guard
        let scene = try? SceneLoader().scene(
          text: changed.joined(separator: "\n"), name: spot.file, directory: folder.path)
      else { continue }
      if Self.playsAll { run(scene) }
    }
  }

  /// Runs the first frames, for which at most a few thousand elements may be computed.
  private func run(_ scene: Scene) {
    guard
      let session = try? Session(
        scene, mode: .headless, whileAsking: { count, _ in count < 5_000 })
    else { return }
    for _ in 0..<5 where !session.isAbandoned { session.passFrame() }
  }
}
