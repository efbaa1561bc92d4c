import Foundation
import Testing

@testable import Scenes

/// `Docs/Scenes.md` tells what the parser takes.
@Suite("The page on scenes")
struct SceneDocumentTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A map of the format: the section that tells of it, and a scene with `%` where its keys stand.
  private static let maps = [
    ("The scene", "%"),
    ("The scene", "exhibit: { % }"),
    ("The scene", "header: { % }"),
    ("The scene", "panes: [ { % } ]"),
    ("Data", "data: { % }"),
    ("A section", "data: { sections: [ { % } ] }"),
    ("Cells", "cell: { % }"),
    ("Cells", "cell: { changes: { % } }"),
    ("The size of a cell", "data: { file: countries.csv }\ncell: { size: { % } }"),
    ("The size of a cell", "cell: { size: { random: { % } } }"),
    ("The size of a cell", "cell: { size: { text: { % } } }"),
    ("The size of a cell", "cell: { size: { inner: { % } } }"),
    ("Behaviour", "behavior: { % }"),
    ("Behaviour", "behavior: { contentSize: { % } }"),
    ("Scrolling and insets", "scroll: { % }"),
    ("Scrolling and insets", "contentInset: { % }"),
    ("Steps", "steps: [ { drag: { % } } ]"),
    ("Steps", "steps: [ { touch: { % } } ]"),
    ("Steps", "steps: [ { keyboard: { % } } ]"),
    ("Steps", "steps: [ { scrollTo: { % } } ]"),
    ("Steps", "steps: [ { setOffset: { % } } ]"),
    ("Steps", "steps: [ { insert: { % } } ]"),
    ("Steps", "steps: [ { insertSections: { % } } ]"),
    ("Steps", "steps: [ { insertSections: { at: [0], sections: [ { % } ] } } ]"),
    ("Steps", "steps: [ { grow: { % } } ]"),
    ("Steps", "steps: [ { setCollectionViewLayout: { % } } ]"),
    ("Steps", "steps: [ { wait: { % } } ]"),
    ("Steps", "steps: [ { viewport: { % } } ]"),
    ("Steps", "steps: [ { repeat: { % } } ]"),
    ("Expect", "steps: [ { mark: start }, { expect: { % } } ]"),
    ("Expect", "steps: [ { expect: { blank: { % } } } ]"),
    ("Expect", "steps: [ { expect: { frames: [ { % } ] } } ]"),
    ("Expect", "steps: [ { expect: { findings: { anchor: { % } } } } ]"),
  ]

  @Test("Each map's keys are named in its section", arguments: maps)
  func keys(_ section: String, _ scene: String) throws {
    let error = #expect(throws: SceneError.self) { try load(scene, saying: "xyzzy: 1") }
    let message = error?.message ?? ""
    let known = Self.code(in: message.components(separatedBy: "; it is ").last ?? "")
    #expect(message.hasPrefix("unknown key `xyzzy`; it is ") && !known.isEmpty, "\(message)")
    let words = try words(of: section)
    for key in known { #expect(words.contains(key), "\(key) of \(scene)") }
  }

  @Test("Every key that a reader of the parser names stands in it, whatever map it is of")
  func readers() throws {
    let words = try Self.words(in: page())
    let folder = Self.root.appending(path: "Sources/Scenes/Parsing/Readers")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    var count = 0
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      for list in source.matches(of: /known:\s*\[([^\]]*)\]/) {
        for key in list.1.matches(of: /"(\w+)"/) {
          #expect(words.contains(String(key.1)), "\(key.1) in \(file.lastPathComponent)")
          count += 1
        }
      }
    }
    #expect(count > 50)
  }

  @Test("So are steps, layouts with their properties, presets and knobs with their values")
  func names() throws {
    let steps = try words(of: "Steps")
    for step in SceneFormat.steps where step.isBuilt { #expect(steps.contains(step.name)) }
    let layouts = try rows(of: "Layout")
    for kind in SceneFormat.builtLayoutKinds {
      let row = try #require(layouts.first { Self.code(in: $0[0]).contains(kind.name) })
      #expect(Self.code(in: row[1]) == kind.sizings.map(\.rawValue), "\(kind.name)")
      #expect(Self.code(in: row[2]) == kind.properties.map(\.name), "\(kind.name)")
      for property in kind.properties {
        #expect(layouts.filter { $0[0].contains("`\(property.name)`") }.count == 1)
      }
    }
    let behavior = try words(of: "Behaviour")
    for preset in SceneFormat.presets { #expect(behavior.contains(preset.name)) }
    for row in try rows(of: "Behaviour") {
      let knob = try #require(SceneFormat.knobs.first { row[0].contains("`\($0.name)`") })
      #expect(row[1] == knob.owner.rawValue)
      let values = Self.words(in: row[2])
      for value in knob.values + knob.together { #expect(values.contains(value.name)) }
    }
    let expect = try words(of: "Expect")
    for name in SceneFormat.invariants + SceneFormat.counters {
      #expect(expect.contains(name.name))
    }
  }

  @Test(
    "Every example of a table is read",
    arguments: [
      ("The scene", "%"), ("Data", "data: { % }"), ("A section", "data: { sections: [ { % } ] }"),
      ("Cells", "cell: { % }"),
      ("The size of a cell", "data: { file: countries.csv }\ncell: { size: { % } }"),
      ("Scrolling and insets", "scroll: { % }"), ("Steps", "data: 9\nsteps: [ { % } ]"),
      ("Expect", "steps: [ { mark: start }, { expect: { % } } ]"),
    ])
  func examples(_ section: String, _ scene: String) throws {
    let examples = try rows(of: section).map { try #require(Self.spans(in: $0[1]).first) }
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(throws: Never.self, "\(example)") { try load(scene, saying: example) }
    }
  }

  @Test("Every example of a property is read by the kinds that have it")
  func properties() throws {
    let rows = try rows(of: "Layout").filter { $0[1].contains(":") }
    #expect(rows.count > 10)
    for row in rows {
      let example = try #require(Self.spans(in: row[1]).first)
      let key = String(example.prefix { $0 != ":" })
      let kinds = SceneFormat.layoutKinds.filter { $0.property(key) != nil || key == "perSection" }
      let kind = try #require(kinds.first, "\(key)")
      #expect(throws: Never.self, "\(example)") {
        try load("layout: { kind: \(kind.name), % }", saying: example)
      }
    }
  }

  @Test("Every scene in it is read")
  func scenes() throws {
    let blocks = try page().matches(of: /```yaml\n((?:(?!```)(?:.|\n))*)```/)
    #expect(blocks.count == 3)
    for block in blocks { _ = try load("%", saying: String(block.1)) }
  }

  private func load(_ scene: String, saying keys: String) throws -> Scene {
    try SceneLoader().scene(
      text: scene.replacing("%", with: keys), name: "scene.yaml",
      directory: Self.root.appending(path: "Assets/data").path)
  }

  private func page() throws -> String {
    try String(contentsOf: Self.root.appending(path: "Docs/Scenes.md"), encoding: .utf8)
  }

  /// The text below a heading of any depth, up to the next one.
  private func text(of section: String) throws -> String {
    let lines = try page().split(separator: "\n", omittingEmptySubsequences: false)
    let below = lines.drop { $0.drop { $0 == "#" } != " \(section)" }.dropFirst()
    return below.prefix { !$0.hasPrefix("#") }.joined(separator: "\n")
  }

  private func words(of section: String) throws -> Set<String> {
    Self.words(in: try text(of: section))
  }

  /// The cells of the tables below a heading, without their heads.
  private func rows(of section: String) throws -> [[String]] {
    let lines = try text(of: section).split(separator: "\n").filter { $0.hasPrefix("|") }
    return zip(lines, lines.dropFirst() + [""]).filter { line, next in
      !line.hasPrefix("| ---") && !next.hasPrefix("| ---")
    }.map { line, _ in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// What stands between backquotes.
  private static func spans(in text: String) -> [String] {
    text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }

  /// That of it which is a single word.
  private static func code(in text: String) -> [String] {
    spans(in: text).filter { $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  /// Every word in it.
  private static func words(in text: String) -> Set<String> {
    Set(spans(in: text).flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
  }
}
