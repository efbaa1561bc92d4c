import Foundation
import Testing

@testable import Scenes

@Suite("Files on disk and standard input")
struct SceneLoaderTests {
  private func load(
    _ name: String, in directory: String, overrides: SceneLoader.Overrides = .init()
  ) throws -> Scene {
    try SceneLoader(overrides: overrides).scene(at: "\(directory)/\(name)")
  }

  private func loadInput(_ text: String) throws -> Scene {
    let data = Data(text.utf8)
    return try SceneLoader(readStandardInput: { data }).scene(at: "-")
  }

  @Test("A data file becomes a list with its name as title, and of several fields the one shown")
  func browsing() throws {
    try withFiles(["lands.csv": "n,name,land\n1,서울,한국\n2,Paris,France\n"]) { directory in
      let scene = try load("lands.csv", in: directory)
      var pane = Pane()
      var file = DataFile(path: "\(directory)/lands.csv")
      file.shown = DataFile.ShownField(name: "name", index: 1, count: 3)
      file.table = scene.panes[0].data.file?.table
      pane.data = DataSet(
        sections: [
          DataSection(
            items: .listed([Item(id: "0", text: "서울"), Item(id: "1", text: "Paris")]))
        ], file: file)
      // Who reads wants what a reader wishes; another behaviour can be asked for.
      pane.behavior = BehaviorDescription(preset: "correct")
      // A line of text has a row, and its label stands in it.
      pane.layout.properties["estimatedHeight"] = .number(20)
      pane.cell.source = .text(TextSizing(padding: Insets(top: 0, left: 10, bottom: 0, right: 10)))
      var expected = Scene(name: "lands.csv", title: "lands.csv", panes: [pane])
      expected.isBrowsing = true
      #expect(scene == expected)
      let other = try load(
        "lands.csv", in: directory,
        overrides: .init(layout: "waterfall", settings: [("data.text", "land")], seed: 3))
      #expect(other.panes[0].layout.kind == "waterfall")
      #expect(other.panes[0].data.texts == [["한국", "France"]])
      #expect(other.panes[0].seed == 3)
      let told = try load(
        "lands.csv", in: directory, overrides: .init(settings: [("behavior", "uikit")]))
      #expect(told.panes[0].behavior == BehaviorDescription(preset: "uikit"))
    }
  }

  @Test("A scene finds its data beside itself, and is called by its file")
  func beside() throws {
    let files = [
      "a.b.yml": "\u{FEFF}data: { file: data.txt }\r\nsteps:\r\n  - wait: 1\r\n",
      "data.txt": "one\ntwo\n",
    ]
    try withFiles(files) { directory in
      let scene = try load("a.b.yml", in: directory)
      #expect(scene.name == "a.b.yml")
      #expect(scene.title == "a.b")
      #expect(scene.panes[0].data.texts == [["one", "two"]])
      #expect(scene.steps.map(\.line) == [3])
    }
  }

  @Test(
    "JSON is a scene by its keys, else data",
    arguments: [
      (#"{"data": 3}"#, 3, "a"), (#"{"title": "t", "layout": {"kind": "flow"}}"#, 0, "t"),
      (#"{"cellophane": 1, "title": "t"}"#, 0, "t"),
      (#"{"data": {"sections": [{"items": 2}]}, "steps": []}"#, 2, "a"),
      (#"{"title": "t", "layout": {"sizing": "self"}, "behavior": "correct"}"#, 0, "t"),
      (#"{"title": "t", "layout": {"estimatedHeight": 50}}"#, 0, "t"),
      (#"{"title": "t", "steps": []}"#, 0, "t"),
      (#"{"data": ["x"]}"#, 1, "a.json"), (#"{"rows": ["x", "y"]}"#, 2, "a.json"),
      (#"[{"data": 3}]"#, 1, "a.json"), (#"{"data": 2, "title": "\ud83d\ude00"}"#, 2, "😀"),
    ])
  func json(_ text: String, _ items: Int, _ title: String) throws {
    try withFiles(["a.json": text]) { directory in
      let scene = try load("a.json", in: directory)
      #expect(scene.panes[0].data.itemCount == items)
      #expect(scene.title == title)
    }
  }

  @Test(
    "JSON is data that has a key of scenes among others, or one with what is none of a scene",
    arguments: [
      (#"{"data": {"user": {"id": 1, "name": "Ann"}}, "errors": []}"#, 2),
      (#"{"status": "ok", "data": {"id": 7}}"#, 2), (#"{"data": {"items": [1, 2]}}"#, 1),
      (#"{"data": null}"#, 1), (#"{"data": "abc", "x": 1}"#, 2),
      (#"{"name": "deploy", "steps": [{"run": "make"}]}"#, 1), (#"{"steps": ["a", {}]}"#, 2),
      (#"{"name": "site", "layout": "wide", "pages": [1, 2]}"#, 2), (#"{"layout": {}}"#, 1),
    ])
  func jsonData(_ text: String, _ rows: Int) throws {
    let input = try loadInput(text)
    #expect(input.isBrowsing && input.panes[0].data.itemCount == rows)
    try withFiles(["a.json": text]) { directory in
      let scene = try load("a.json", in: directory)
      #expect(scene.isBrowsing && scene.panes[0].data.itemCount == rows)
    }
  }

  @Test(
    "A key that no scene has is told where the steps are a scene's",
    arguments: [
      #"{"data": 50, "estimatedHeight": 50, "steps": [{"expect": {"topItem": [0, 9]}}]}"#,
      #"{"comment": "why", "steps": [{"wait": 1}, {"repeat": {"times": 2, "steps": []}}]}"#,
    ])
  func strayKey(_ text: String) throws {
    #expect(throws: SceneError.self) { try loadInput(text) }
    try withFiles(["a.json": text]) { directory in
      _ = #expect(throws: SceneError.self) { try load("a.json", in: directory) }
    }
  }

  @Test(
    "A JSON object whose only array is empty is shown where it is looked at by itself, and has no rows in a scene"
  )
  func nothingButReason() throws {
    let text = #"{"results": [], "error": "quota exceeded"}"#
    let browsed = try loadInput(text)
    #expect(browsed.panes[0].data.texts == [["results: []", "error: quota exceeded"]])
    #expect(browsed.panes[0].data.file?.remark == nil)
    try withFiles(["a.json": text, "b.yaml": "data: { file: a.json, section: kind }\n"]) {
      directory in
      let scene = try load("b.yaml", in: directory)
      #expect(scene.panes[0].data.itemCount == 0)
    }
  }

  @Test("A scene in JSON is one however long it is")
  func longJSON() throws {
    let items = (0..<10_000).map { #"{"text": "item \#($0)"}"# }.joined(separator: ",")
    let text = #"{"data": {"sections": [{"items": [\#(items)]}]}, "steps": [{"wait": 1}]}"#
    #expect(try loadInput(text).steps.count == 1)
    try withFiles(["a.json": text]) { directory in
      let scene = try load("a.json", in: directory)
      #expect(scene.steps.count == 1)
    }
  }

  @Test(
    "Other text with keys of scenes in it comes through a pipe as it does from a file",
    arguments: [
      "{\"t\":1,\"layout\":\"grid\"}\n{\"t\":2,\"layout\":\"list\"}\n",
      "title: Cake\nsteps:\n- stir\n- bake\n", "data: of last year\n",
      "{% extends \"layout\" %}\n",
    ])
  func inputText(_ text: String) throws {
    #expect(try loadInput(text).isBrowsing)
  }

  @Test(
    "What was to be a scene and cannot be read is told, and not shown as text",
    arguments: [
      "data: 3\nsteps: [{ wait: 1 }\n", "{\"data\": 3,\n \"steps\": [{\"wait\": 1}\n",
    ])
  func brokenInput(_ text: String) {
    #expect(throws: SceneError.self) { try loadInput(text) }
  }

  @Test(
    "Standard input is guessed",
    arguments: [
      ("one\n\ntwo", ["one", "", "two"]), ("a,b\n1,x\n", ["x"]), ("a\tb\n1\tx\n", ["x"]),
      ("one, two\nthree", ["one, two", "three"]), ("\"a,b\",c\n1,x\n", ["x"]),
      ("{\"t\": \"a\"}\n{\"t\": \"b\"}\n", ["a", "b"]), ("[\"a\",\n\"b\"]", ["a", "b"]),
      ("{\"rows\": [\n\"a\"]}", ["a"]), ("[note] one\ntwo", ["[note] one", "two"]), ("", []),
    ])
  func guess(_ text: String, _ items: [String]) throws {
    let scene = try loadInput(text)
    #expect(scene.name == "-")
    #expect(scene.title.hasPrefix("standard input"))
    #expect(scene.panes[0].data.texts == [items])
  }

  @Test("A scene may come from standard input, or take its data from there")
  func sceneOnInput() throws {
    #expect(try loadInput("# x\ncellophane: 1\ndata: 3\n").panes[0].data.itemCount == 3)
    #expect(try loadInput(#"{"data": 3}"#).panes[0].data.itemCount == 3)
    #expect(try loadInput("title: x\n\ndata: 3\nsteps:\n- wait: 1\n").steps.count == 1)
    #expect(throws: SceneError.self) { try loadInput("data: 3\nlayout: { kind: lits }\n") }
    // What only looks like one is a text.
    for text in ["title: x\n", "data: 3\nNote: well\n", "data: 3\nand more\n"] {
      #expect(!(try loadInput(text).panes[0].data.texts[0]).isEmpty)
    }
    let error = #expect(throws: SceneError.self) {
      try loadInput("cellophane: 1\ndata: { file: '-' }")
    }
    #expect(error?.description.hasPrefix("-:2:15: standard input is the scene itself") == true)
    try withFiles(["a.yaml": "data: { file: '-' }"]) { directory in
      let loader = SceneLoader(readStandardInput: { Data("a\nb".utf8) })
      let scene = try loader.scene(at: "\(directory)/a.yaml")
      #expect(scene.panes[0].data.texts == [["a", "b"]])
    }
  }

  @Test(
    "A scene without a name that says so is one by its keys, however it is written",
    arguments: [
      "data: 5\nsteps: [{ wait: 1 }]\n", "\"data\": 5\n\"steps\": [ { wait: 1 } ]\n",
      "{data: 5, steps: [ { wait: 1 } ]}", "%YAML 1.2\n---\ndata: 5\nsteps: [ { wait: 1 } ]\n",
      "? data\n: 5\n? steps\n: - wait: 1\n",
    ])
  func unnamed(_ text: String) throws {
    #expect(try loadInput(text).steps.count == 1)
    try withFiles(["a.scene": text, "a.yaml.bak": text, "a": text, "a.txt": text]) { directory in
      for name in ["a.scene", "a.yaml.bak", "a"] {
        let scene = try load(name, in: directory)
        #expect(scene.steps.count == 1)
      }
      let text = try load("a.txt", in: directory)
      #expect(text.steps.isEmpty)
    }
  }

  @Test("So is a long one")
  func longUnnamed() throws {
    let steps = String(repeating: "- { wait: 0.1 }\n", count: 10_000)
    let text = "data: 5\nsteps:\n" + steps
    // With these ends of lines it is longer on the disk than what is looked at, and shorter without.
    let few = text.split(separator: "\n").prefix(4_000).joined(separator: "\r\n")
    try withFiles(["a.scene": text, "b.scene": few]) { directory in
      let scene = try load("a.scene", in: directory)
      #expect(scene.steps.count == 10_000)
      let other = try load("b.scene", in: directory)
      #expect(other.steps.count == 3_998)
    }
  }

  @Test(
    "A file is none that has a key of scenes among others, or with something else behind it",
    arguments: [
      "{\"t\":1,\"layout\":\"grid\"}\n{\"t\":2}\n", "{\"data\":{\"id\":5,\"name\":\"x\"}}",
      "{\"name\":\"x\",\"steps\":[{\"run\":\"y\"}],\"other\":1}", "{% extends \"layout\" %}\n",
      "{ a note about \"layout\" }\n", "steps:\n- buy milk\n",
      "title: Cake\nsteps:\n- stir\n- bake\n",
      "data: of last year\n", "layout: grid\n", "title: x\nabout: y\n",
    ])
  func unnamedText(_ text: String) throws {
    try withFiles(["a.log": text, "a": text]) { directory in
      for name in ["a.log", "a"] {
        let data = try load(name, in: directory).panes[0].data
        let first = text.split(separator: "\n").first.map(String.init)
        #expect(data.texts.flatMap { $0 }.first == first)
      }
    }
  }

  @Test("What is wrong in one without a name says how its lines are shown")
  func unnamedWrong() throws {
    try withFiles(["a": "data: 5\nsteps: [{ jump: 1 }]\n"]) { directory in
      let error = #expect(throws: SceneError.self) { try load("a", in: directory) }
      #expect(error?.message.hasSuffix("; `--as text` shows its lines") == true)
    }
  }

  @Test(
    "So is one with a key that is mistyped, which is told",
    arguments: ["datta: 5\nsteps: [{ wait: 1 }]\n", "DATA: 5\nsteps: [{ wait: 1 }]\n"])
  func unnamedMistyped(_ text: String) throws {
    let error = #expect(throws: SceneError.self) { try loadInput(text) }
    #expect(error?.message.contains("did you mean `data`") == true)
  }

  @Test(
    "What cannot be read at all",
    arguments: [
      ("none.yaml", "there is no such file"), (".", "this is a folder, not a file"),
      ("empty.yaml", "the file is empty"), ("comment.yaml", "the scene is empty"),
      ("missing.csv", "there is no such file"), ("a\u{1B}[2J", "there is no such file"),
    ])
  func unreadable(_ name: String, _ message: String) throws {
    try withFiles(["empty.yaml": "", "comment.yaml": "# nothing\n"]) { directory in
      let error = #expect(throws: SceneError.self) { try load(name, in: directory) }
      #expect(error?.line == 0)
      let clean = name.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}")
      #expect(error?.description == "\(directory)/\(clean): \(message)")
    }
  }

  @Test("A link that leads nowhere, or to itself, is told to be one")
  func links() throws {
    try withFiles(["a.txt": ""]) { directory in
      for target in ["loop", "nothing"] {
        let link = "\(directory)/loop"
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let error = #expect(throws: SceneError.self) { try load("loop", in: directory) }
        #expect(error?.message == "this link cannot be followed to a file")
      }
    }
  }

  @Test("A data file that is not there is missed where the scene names it")
  func missingData() throws {
    try withFiles(["a.yaml": "data:\n  file: b.csv\n"]) { directory in
      let error = #expect(throws: SceneError.self) { try load("a.yaml", in: directory) }
      #expect(
        error?.description == """
          \(directory)/a.yaml:2:9: \(directory)/b.csv: there is no such file
            file: b.csv
                  ^
          """)
    }
  }

  @Test("Bytes that are no UTF-8 are replaced")
  func invalid() throws {
    try withFiles(["a.yaml": Data("title: a".utf8) + [0xFF, 0xC3] + Data("b\n".utf8)]) {
      directory in
      let title = try load("a.yaml", in: directory).title
      #expect(title == "a\u{FFFD}\u{FFFD}b")
    }
  }
}
