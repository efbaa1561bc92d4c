import Foundation
import Testing

@testable import Scenes

/// A mistake anywhere is answered by a `SceneError`; whatever else happened would end the run.
@Suite("Broken input")
struct FuzzTests {
  static let texts = [
    ContractTests.example,
    "data: 200\n",
    "data: { file: a.csv, text: name }\ncell: { size: { field: h } }\n",
    """
    {"data": {"sections": [{"items": ["a", {"id": "b"}], "repeat": 2}]}, "cell": {"size": {"byWidth": {"320": 60}}},
     "layout": {"kind": "waterfall", "columns": 3}, "panes": [{"layout": {"kind": "list"}}, {"title": "\\u00e9"}]}
    """,
    """
    title: &a "배\\x41"
    about: >-
      *a !b &c
    cell: { size: { list: [[1, 2]] } }
    steps: [{ expect: { visible: [[0, 0]], blank: { above: 0.5 } } }, { wait: settled }]
    """,
  ]

  /// Bytes that mean something to YAML, JSON or CSV, or to nobody.
  private static let pieces: [[UInt8]] =
    [
      ":", ": ", "- ", "[", "]", "{", "}", ",", "\"", "'", "#", "&a ", "*a", "!x ", "|", ">", "? ",
      "%", "\n", "\r", "\t", "  ", "~", "null", "9", "-", ".", "1e9", ".nan", "\u{FEFF}", "\u{85}",
      "\u{2028}", "배", "\u{301}", "\0", "\u{1B}", "\\", "\\u", "---\n", "...\n", "<<: ", "item",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  private static func broken(_ text: String, with numbers: inout Numbers) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
      case 2: bytes.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: index)
      case 3: bytes.removeSubrange(index...)
      case 4:
        let end = Int.random(in: index..<bytes.count, using: &numbers)
        bytes.removeSubrange(index...min(end, index + 20))
      default:
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = Int.random(in: 0..<lines.count, using: &numbers)
        let other = Int.random(in: 0..<lines.count, using: &numbers)
        if Bool.random(using: &numbers) {
          lines.insert(lines[line], at: other)
        } else {
          lines.swapAt(line, other)
        }
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      }
    }
    return bytes
  }

  /// Every error has a place in the text and a description without control characters.
  private func check(_ error: any Error, lines: Int, seed: UInt64) {
    guard let error = error as? SceneError else {
      Issue.record("\(type(of: error)) for seed \(seed)")
      return
    }
    let text = error.description
    #expect(error.line >= 0 && error.line <= lines + 1, "seed \(seed): \(text)")
    #expect(error.line == 0 || error.column >= 1, "seed \(seed): \(text)")
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" } && controls.count <= 2, "seed \(seed): \(text)")
  }

  @Test("Two thousand broken scenes", arguments: texts.indices)
  func scenes(_ index: Int) {
    for seed in UInt64(0)..<400 {
      var numbers = Numbers(state: seed &* 31 &+ UInt64(index))
      let text = String(decoding: Self.broken(Self.texts[index], with: &numbers), as: UTF8.self)
      let lines = text.unicodeScalars.count {
        "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0)
      }
      do {
        _ = try scene(text)
      } catch {
        check(error, lines: lines + 1, seed: seed)
      }
    }
  }

  @Test(
    "Broken data files",
    arguments: [
      (DataFormat.csv, "id,name,\"a b\"\n1,\"x\"\"y\",z\n2,배,\n\"3\n4\",,q\n"),
      (.json, #"[{"a": [1, -2.5e3, "\u00e9\ud83d\ude00\\"], "b": null}, "x", true]"#),
      (.jsonLines, "{\"a\": 1}\n[1, {\"b\": \"c\"}]\n\n\"x\"\n"),
      (.text, "one\n\ntwo"),
    ])
  func data(_ format: DataFormat, _ text: String) {
    for seed in UInt64(0)..<500 {
      var numbers = Numbers(state: seed)
      let bytes = Self.broken(text, with: &numbers)
      _ = DataFormat(guessing: bytes)
      do {
        let table = try TableReader(name: "a").table(from: bytes, as: format)
        for row in 0..<table.count {
          for field in table.fields.indices { _ = table.value(row: row, field: field) }
        }
      } catch {
        check(error, lines: bytes.count { "\n\r".utf8.contains($0) } + 1, seed: seed)
      }
    }
  }

  @Test("Broken settings")
  func settings() {
    let keys = ["layout.kind", "panes.0.behavior.requery", "data.sections.0.items.1", "steps.3"]
    let values = ["flow", "{ a: [1, 2] }", "\"x\"", "[[0, 1]]", "3"]
    for seed in UInt64(0)..<500 {
      var numbers = Numbers(state: seed)
      let key = Self.broken(keys.randomElement(using: &numbers) ?? "", with: &numbers)
      let value = Self.broken(values.randomElement(using: &numbers) ?? "", with: &numbers)
      let setting = (String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
      do {
        _ = try scene(ContractTests.example, overrides: .init(settings: [setting]))
      } catch {
        check(error, lines: 100, seed: seed)
      }
    }
  }
}
