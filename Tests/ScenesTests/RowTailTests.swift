import Foundation
import Testing

@testable import Scenes

@Suite("Rows of a stream that is still being written")
struct RowTailTests {
  @Test(
    "Lines of text, JSON or CSV are shown before the end, up to the last complete row; a document is not",
    arguments: [
      ("one\ntw", nil, .text, 4), ("one", nil, nil, nil), ("[info] starting\n", nil, .text, 16),
      ("{\"a\":1}\n{\"a\"", nil, .jsonl, 8), ("{\"a\":1}\n", nil, .jsonl, 8),
      ("[1,\n2,\n", nil, nil, nil), ("{\n\"a\": 1,\n", nil, nil, nil), ("[1,2]\n", nil, nil, nil),
      ("a,b\n1,2\n3", nil, .csv, 8), ("a,b\n1,\"2\n3", nil, .csv, 4),
      ("data: 3\nsteps: []\n", nil, nil, nil), ("data: 3\nsteps: []\n", .text, .text, 18),
      ("a,b\n1,2\n", .text, .text, 8), ("a\n", .json, nil, nil), ("a\n", .scene, nil, nil),
    ] as [(String, FileKind?, FileKind?, Int?)])
  func beginning(_ text: String, _ asked: FileKind?, _ kind: FileKind?, _ end: Int?) {
    let rows = SceneLoader.rows(inBeginning: Data(text.utf8), as: asked)
    #expect(rows?.kind == kind)
    #expect(rows?.end == end)
  }

  @Test(
    "What follows becomes items of the field that is shown, however the bytes are divided",
    arguments: [
      ("a\nb\n", "c\n\nd", ["c", "", "d"], ["2", "3", "4"]),
      ("a\n", "서울\r\n\u{9}x\n", ["서울", "\tx"], ["1", "2"]),
      ("n,town\n1,Oslo\n", "2,\"Ro\nme\"\n3,Bern\n", ["Ro\nme", "Bern"], ["1", "2"]),
      ("1,2\n3,4\n", "5,6\n", ["5"], ["2"]),
      (
        "{\"n\":1,\"town\":\"Oslo\"}\n", "{\"town\":\"Rome\",\"n\":2}\n{\"n\":3}\nbroken\n",
        ["Rome", "{\"n\":3}", "broken"], ["1", "2", "3"]
      ),
    ])
  func following(
    _ beginning: String, _ rest: String, _ texts: [String], _ ids: [String]
  ) throws {
    let data = Data(beginning.utf8)
    let kind = try #require(SceneLoader.rows(inBeginning: data, as: nil)).kind
    var loader = SceneLoader(readStandardInput: { data })
    loader.kind = kind
    let scene = try loader.scene(at: "-")
    for size in [1, 3, 1000] {
      var tail = try #require(RowTail(of: scene, after: data, Data(), as: kind))
      var items: [Item] = []
      let bytes = Array(rest.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        items += tail.items(adding: Array(bytes[start..<min(start + size, bytes.count)]))
      }
      items += tail.items(adding: [], isAtEnd: true)
      #expect(items.map(\.text) == texts)
      #expect(items.map(\.id) == ids)
    }
  }

  @Test("A scene that groups rows, or is no browsed stream, has no tail")
  func none() throws {
    let data = Data("a,b\n1,2\n".utf8)
    let loader = SceneLoader(
      overrides: .init(settings: [("data.section", "b")]), readStandardInput: { data })
    #expect(RowTail(of: try loader.scene(at: "-"), after: data, Data(), as: .csv) == nil)
    let scene = try SceneLoader().scene(text: "data: 3", name: "x")
    #expect(RowTail(of: scene, after: Data(), Data(), as: .text) == nil)
  }
}

@Suite("Nested JSON")
struct NestedJSONTests {
  @Test(
    "The array that holds objects is shown, and of rows without a text the field with the most nested text",
    arguments: [
      (#"[{"id":1,"pos":[3,4],"user":{"name":"Ann"},"tags":["a"]}]"#, "user", 1),
      (#"[{"id":1,"pos":[3,4]}]"#, "id", 1),
      (#"[{"id":1,"user":{"name":"Ann"},"town":"Oslo"}]"#, "town", 1),
      (#"{"ids":[1,2],"users":[{"n":1,"name":"Ann"}]}"#, "name", 1),
      (#"{"more":[3],"ids":[1,2],"result":{"rows":[{"n":1,"name":"a"},{"n":2}]}}"#, "name", 2),
      (#"{"a":{"rows":[{"n":1}]},"b":{"rows":[{"n":2}]}}"#, "entry", 2),
      (#"{"a":[{"n":1}],"b":[{"n":2}]}"#, "entry", 2),
      (#"{"a":{"list":[1,2]}}"#, "entry", 1),
      (#"{"total":2,"rows":[3,4]}"#, nil, 2),
    ] as [(String, String?, Int)])
  func shown(_ json: String, _ field: String?, _ count: Int) throws {
    let data = try withFiles(["a.json": json]) { folder in
      try scene("data: { file: a.json }", directory: folder).panes[0].data
    }
    #expect(data.file?.shown?.name == field)
    #expect(data.itemCount == count)
  }
}
