import Foundation
import Testing

@testable import Scenes

@Suite("What a file is read as")
struct FileKindTests {
  private func scene(
    _ content: String, _ name: String, as kind: FileKind? = nil, settings: [(String, String)] = []
  ) throws -> Scene {
    try withFiles([name: content]) { folder in
      var loader = SceneLoader(overrides: .init(settings: settings))
      loader.kind = kind
      return try loader.scene(at: "\(folder)/\(name)")
    }
  }

  @Test(
    "A kind goes before what the name and the keys say",
    arguments: [
      ("a.yaml", "data: 3", .text, [["data: 3"]]),
      ("a.csv", "a,b\n1,x\n", .text, [["a,b", "1,x"]]),
      ("a.json", "[1,", .text, [["[1,"]]),
      ("a.json", #"{"data": {"rows": 5, "t": [1]}}"#, .json, [[#"data: {"rows":5,"t":[1]}"#]]),
      ("a.txt", "a,b\n1,x\n", .csv, [["x"]]),
      ("a.log", "[1]\n{\"a\": \"x\"}\n", .jsonl, [["[1]", "x"]]),
      ("a.txt", "data: 2", .scene, [["", ""]]),
    ] as [(String, String, FileKind, [[String]])])
  func kind(_ name: String, _ content: String, _ kind: FileKind, _ texts: [[String]]) throws {
    #expect(try scene(content, name, as: kind).panes[0].data.texts == texts)
  }

  @Test(
    "What is browsed as a scene that names the file would not read it is written out, anything else as the file",
    arguments: [
      ("a.csv", "a,b\n1,x\n", .text, true), ("a.csv", "a,b\n1,x\n", .csv, false),
      ("a.csv", "a,b\n1,x\n", nil, false), ("a.log", "[1]\n", .jsonl, true),
      ("a", "[1]", .json, true), ("a.log", "[1]\n", .text, false),
      ("a.json", #"{"users": [], "total": 0}"#, nil, true),
      ("a.json", #"{"total": 0}"#, nil, false),
      ("a.json", #"{"users": [1], "total": 0}"#, nil, false),
      ("a.json", #"{"users": [1], "all": [2]}"#, nil, false),
    ] as [(String, String, FileKind?, Bool)])
  func written(_ name: String, _ content: String, _ kind: FileKind?, _ isWrittenOut: Bool) throws {
    try withFiles([name: content]) { folder in
      var loader = SceneLoader()
      loader.kind = kind
      let scene = try loader.scene(at: "\(folder)/\(name)")
      let text = SceneWriter().text(of: scene)
      #expect(text.contains("sections") == isWrittenOut, "\(text)")
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/kept.yaml"))
      let kept = try SceneLoader().scene(at: "\(folder)/kept.yaml")
      #expect(kept.panes[0].data.texts == scene.panes[0].data.texts)
    }
  }

  @Test("It still is where another of its fields is shown")
  func writtenField() throws {
    try withFiles(["a.log": "a,b\n1,x\n2,y\n"]) { folder in
      var loader = SceneLoader()
      loader.kind = .csv
      var scene = try loader.scene(at: "\(folder)/a.log")
      let before = scene.panes[0].data
      scene.panes = try scene.panes.setting(Setting(key: "data.text", text: "a"))
      #expect(scene.panes[0].data.hasRows(of: before))
      #expect(SceneWriter().text(of: scene).contains("items: [1, 2]"))
    }
  }

  @Test(
    "What is wrong in a file says what else it could be read as",
    arguments: [
      ("a.json", "[1,", "; `--as text` shows its lines"),
      ("a.json", "{\"a\": 1}\n{\"a\": 2}\n", "; `--as jsonl` shows its data"),
      ("a.json", #"{"data": 5, "layout": {"kind": "lits"}}"#, "; `--as json` shows its data"),
      ("a.csv", "a,b\n\"open,1\n", "; `--as text` shows its lines"),
      ("a.yml", "services:\n  web: 1\n", "; `--as text` shows its lines"),
      (
        "a.yaml", "apiVersion: v1\nkind: ConfigMap\ndata:\n  a: b\n",
        "; `--as text` shows its lines"
      ),
      ("a.yml", "title: My blog\ntheme: x\n", "; `--as text` shows its lines"),
      ("a.yaml", "- data: 3\n", "; `--as text` shows its lines"),
      ("a.yaml", "cellophane: 1\nname: x\n", ""), ("a.yaml", "data: 3\nname: x\n", ""),
      ("a.yaml", "data: 3\nsteps: [\n", ""),
      ("a.yml", "layout: { knd: flow }\n", ""), ("a.yml", "data: 3\nsteps: 5\n", ""),
    ])
  func hint(_ name: String, _ content: String, _ hint: String) throws {
    let error = #expect(throws: SceneError.self) { try scene(content, name) }
    let message = try #require(error?.message)
    #expect(hint.isEmpty ? !message.contains("--as") : message.hasSuffix(hint), "\(message)")
  }

  @Test("Who says the kind, or something else that is wrong, is told of no other")
  func noHint() {
    for (content, kind, settings) in [
      ("[1,", FileKind.json, []), ("[1]", nil, [("data.text", "nothing")]),
    ] as [(String, FileKind?, [(String, String)])] {
      let error = #expect(throws: SceneError.self) {
        try scene(content, "a.json", as: kind, settings: settings)
      }
      #expect(error?.message.contains("--as") == false)
    }
  }
}
