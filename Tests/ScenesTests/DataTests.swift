import Foundation
import Testing

@testable import Scenes

@Suite("Data")
struct DataTests {
  @Test("Sections, items, repetitions and identities")
  func sections() throws {
    let data = try pane(
      """
      data:
        sections:
          - items: 2
            header: Fruit
            footer: sweet
          - items: [apple, "배", { id: c, text: cherry, size: [80, 40], price: 3 }]
            repeat: 2
          - items: [{ id: 3, text: a }, { id: 1 }, { id: 11 }, {}]
          - {}
          - items: 3
      """
    ).data
    #expect(data.sections.map(\.header) == ["Fruit", nil, nil, nil, nil, nil])
    #expect(data.sections[0].footer == "sweet")
    #expect(
      data.texts == [
        ["", ""], ["apple", "배", "cherry"], ["apple", "배", "cherry"], ["a", "", "", ""], [],
        ["", "", ""],
      ])
    // 3, 1 and 11 are the positions of other items, which have them as their identity.
    #expect(
      data.ids == [
        "0", "1", "2", "3", "c", "5", "6", "c#2", "3#2", "1#2", "11#2", "11", "12", "13", "14",
      ])
    #expect(data.sections[1].items[2].size == CGSize(width: 80, height: 40))
    #expect(data.sections[1].items[0].size == nil)
  }

  @Test(
    "Great counts cost nothing",
    arguments: [
      ("data: 2_000_000_000", 1, 2_000_000_000),
      ("data: { sections: [{ items: 1000, repeat: 1000000 }] }", 1_000_000, 1_000_000_000),
      (
        "data: { sections: [{ items: 2000, repeat: 500000 }, { items: 7, repeat: 500000 }] }",
        1_000_000, 1_003_500_000
      ),
    ])
  func counts(_ text: String, _ sections: Int, _ items: Int) throws {
    let data = try pane(text).data
    #expect(data.sections.count == sections)
    #expect(data.itemCount == items)
    let last = try #require(data.sections.last?.items)
    #expect(last[last.count - 1].id == String(items - 1))
  }

  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let content: Data
    let keys: String
    let texts: [[String]]
    var testDescription: String { "\(name) \(keys)" }

    init(_ name: String, _ content: String, keys: String = "", _ texts: [[String]]) {
      self.init(name, Data(content.utf8), keys: keys, texts)
    }

    init(_ name: String, _ content: Data, keys: String = "", _ texts: [[String]]) {
      self.name = name
      self.content = content
      self.keys = keys
      self.texts = texts
    }
  }

  static let files: [File] = [
    File("a.csv", "id,name\n1,Ada\n2,Ben\n", [["Ada", "Ben"]]),
    File("a.csv", "id,name\n1,Ada\n2,Ben", keys: ", text: id", [["1", "2"]]),
    File("quoted.csv", "n,t\n1,\"a, \"\"b\"\"\nc\"\n2,\"\"\n", [["a, \"b\"\nc", ""]]),
    File("crlf.csv", "n,t\r\n1,a\r\n\r\n2,\"b\r\nc\"\r\n", [["a", "b\nc"]]),
    File("mark.csv", "\u{FEFF}t,n\na,1\n", keys: ", text: t", [["a"]]),
    File("ragged.csv", "a,b,c\n1\nx,y,z,more\n", keys: ", text: column 4", [["", "more"]]),
    File("ragged.csv", "a,b,c\n1\nx,y,z\n", keys: ", text: c", [["", "z"]]),
    File("semicolon.csv", "a;b\n1;x, y\n", [["x, y"]]),
    File("tabs.tsv", "a\tb\n1\tx, y\n", [["x, y"]]),
    File("commas.tsv", "a, b, c\td\n1, 2\tx\n", keys: ", text: d", [["x"]]),
    File("most.csv", "a, b;c;d\n1;2;x\n", keys: ", text: d", [["x"]]),
    File("quoted.csv", "\"a;b;c\",d\n1,x\n", keys: ", text: d", [["x"]]),
    File("stray.csv", "name,b\nPipe 5\" wide,1\nok,2\n", [["Pipe 5\" wide", "ok"]]),
    File("stray.csv", "n;5\" a\n1;x, \"y\n", [["x, \"y"]]),
    File("stray.csv", "n,t\r1,a \"b\r2,\"c\" d\r", [["a \"b", "\"c\" d"]]),
    File(
      "marks.csv", "n,t\r1,\u{301}x\r2,\"\u{301}\"\r`\"\u{6ED},3\r", keys: ", text: t",
      [["\u{301}x", "\u{301}", "3"]]),
    File("stray.csv", "a\"b,c\n\"\"\n1,x\" y\n", [["", "x\" y"]]),
    File("quotes.tsv", "a\tb\nbe\"ta\t3\n\"open\t4\n\"c\"\t5\n", [["be\"ta", "\"open", "c"]]),
    File(
      "quotes.tsv", "a\tb\n\"say \"\"no\"\"\"\t\n\"a\" \"b\"\t\n\"\t\n \"c\t\n",
      [["say \"no\"", "\"a\" \"b\"", "\"", " \"c"]]),
    File("blank.tsv", "a\tb\n\n  \n x\t1\n", keys: ", text: a", [["", "  ", " x"]]),
    File(
      "blank.csv", " a , b\r1,  x \r  \r\r\"\"\r2,y", keys: ", text: b", [["  x ", "", "", "y"]]),
    File("returns.tsv", "a\tb\r\r\n1\tx\ry\tz\r\r\n", keys: ", text: b", [["x", "z"]]),
    File("last.csv", "a,b\r1,2\r3,", keys: ", text: b", [["2", ""]]),
    File("numbers.csv", "a,b\n1,2\n3,4\n", [["1", "3"]]),
    File("numbers.csv", "1, 2 \n3,  \n", keys: ", text: column 2", [[" 2 ", "  "]]),
    File("padded.csv", "n,t\n 1,\n  ,x\n", [["", "x"]]),
    File("sparse.csv", "a,b,c\n1,,x\n2,,y\n", [["x", "y"]]),
    File("header.csv", "a,b\n", [[]]),
    File("empty.csv", "", [[]]),
    File("wide.csv", "name,land\n서울,한국\n東京,日本\n", keys: ", text: land", [["한국", "日本"]]),
    File(
      "groups.csv", "t,g\na,x\nb,y\nc,x\nd,\n", keys: ", section: g",
      [["a", "c"], ["b"], ["d"]]),
    File("a.json", #"[{"n": 1, "t": "a"}, {"t": "b", "more": 2}]"#, [["a", "b"]]),
    File(
      "strings.json", #"["a", 2, true, "\u00e9\ud83d\ude00\n\ud83d"]"#,
      [["a", "2", "true", "é😀\n\u{FFFD}"]]),
    File(
      "nested.json", #"[{"n": 1, "v": {"b": [1, 2.50, null, "q\""], "a": {}}}]"#, keys: ", text: v",
      [[#"{"b":[1,2.50,null,"q\""],"a":{}}"#]]),
    File(
      "numbers.json", "[0, -0.50, 1e+2, -3E-4, 1e999]", [["0", "-0.50", "1e+2", "-3E-4", "1e999"]]),
    File("latin.json", latin("{\"é\": [\"café\",\n\"\\u00e9é\"]}"), [["café", "éé"]]),
    File(
      "latin.jsonl", latin("{\"a\":\"café\"}\né\n") + Data("{\"a\":\"é\"}\n".utf8),
      [["café", "é", "é"]]),
    File(
      "neither.jsonl", Data("\"é".utf8) + latin("é\"\n") + Data("\"é\"".utf8),
      [["é\u{FFFD}", "é"]]),
    File("object.json", #"{"count": 2, "data": ["a", "b"], "next": null}"#, [["a", "b"]]),
    File(
      "entries.json", #"{"name": "x", "n": 1.0, "of": {"a": [2]}, "none": null}"#,
      [["name: x", "n: 1.0", #"of: {"a":[2]}"#, "none: null"]]),
    File("answer.json", #"{"errors": [], "items": ["a", "b"], "c": "z"}"#, [["a", "b"]]),
    File(
      "arrays.json", #"{"a": [1], "b": [], "c": ["z"]}"#, [["a: [1]", "b: []", #"c: ["z"]"#]]),
    File("empty.json", #"{"a": [], "b": [], "c": "z"}"#, keys: ", id: code", [[]]),
    File("entries.json", #"{"a": 1, "b": "z"}"#, keys: ", text: value, id: key", [["1", "z"]]),
    File("nothing.json", "{}", [[]]),
    File(
      "mixed.json", #"[{"t": "a"}, "b", 3, {"n": [1, "c"]}, {"t": "d", "n": 1}]"#,
      [["a", "b", "3", #"{"n":[1,"c"]}"#, "d"]]),
    File(
      "named.json", #"[{"t": "a"}, "b", {"n": 1}]"#, keys: ", text: t", [["a", "b", #"{"n":1}"#]]),
    File("null.json", #"[{"t": "a"}, {"t": null}, {}]"#, [["a", "null", "{}"]]),
    File("reason.json", #"{"results": [], "error": "quota exceeded"}"#, [[]]),
    File("nulls.json", #"["a", null, ""]"#, [["a", "null", ""]]),
    File("none.json", "[]", keys: ", id: whatever", [[]]),
    File("a.jsonl", "{\"t\": \"a\"}\r\n\r\n  \n{\"t\": \"b\"}", [["a", "b"]]),
    File("a.txt", "one\n\ntwo\r\n  three\n", [["one", "", "two", "  three"]]),
    File("empty.txt", "", [[]]),
    File("empty.json", " \n", [[]]),
    File("a.ndjson", "{\"t\": \"a\"}\n{\"t\": \"b\"}\n", [["a", "b"]]),
    File("empty.jsonl", "", [[]]),
    File("cut.jsonl", "{\"t\": \"a\"}\n{\"t\": \"b\n", [["a", "{\"t\": \"b"]]),
    File("torn.jsonl", "{\"n\"\n2}", keys: ", text: value", [["{\"n\"", "2}"]]),
    File("wide.txt", Data([0xFF, 0xFE, 0x61, 0, 0x0D, 0, 0x0A, 0, 0x22, 0x6F]), [["a", "漢"]]),
    File("wide.txt", Data([0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0x6F, 0x22]), [["a", "漢"]]),
    File(
      "wide.csv", Data([0xFF, 0xFE] + "t,n\nx,1\n".utf8.flatMap { [$0, 0] }), [["x"]]),
    File("noend.log", "one\ntwo", [["one", "two"]]),
    File(
      "bytes.txt", Data([0x61, 0xFF, 0x0A, 0x00, 0x1B, 0x5B, 0x41]), [["aÿ", "\0\u{1B}[A"]]),
    File("cut.csv", Data([0x74, 0x0A] + Array("한a".utf8) + [0xEB, 0xB0]), [["한a\u{FFFD}"]]),
  ]

  @Test("Every format", arguments: files)
  func file(_ file: File) throws {
    try withFiles([file.name: file.content]) { directory in
      let text = "data: { file: \(file.name)\(file.keys) }"
      let data = try scene(text, directory: directory).panes[0].data
      #expect(data.texts == file.texts)
    }
  }

  @Test("Rows that are ragged are told, and a file without any")
  func remarks() throws {
    func remark(_ name: String, _ content: String) throws -> String? {
      try withFiles([name: content]) { directory in
        try scene("data: { file: \(name) }", directory: directory).panes[0].data.file?.remark
      }
    }
    #expect(try remark("even.csv", "a,b\n1,2\n\n3,\n") == nil)
    #expect(
      try remark("ragged.csv", "a,b\n1,2\n3\n4,5,6\n")
        == "2 of 3 rows have more or fewer fields than the first line, which has 2")
    #expect(
      try remark("stray.csv", "a,b\n1,x\"y\n3\n")
        == "1 of 2 rows has more or fewer fields than the first line, which has 2; "
        + "1 line has quotes in the middle of a field, which are kept as text")
    #expect(
      try remark("stray.csv", "a\"b,b\r1,x\"y\r")
        == "2 lines have quotes in the middle of a field, which are kept as text")
    #expect(
      try remark("blank.csv", "a,b\n1,2\n   \n\n\"\"\n")
        == "2 of 3 rows have more or fewer fields than the first line, which has 2")
    #expect(try remark("quotes.tsv", "a\tb\n1\tx\"y\n") == nil)
    #expect(
      try remark("keys.json", #"{"n": 1, "items": ["a"], "t": true}"#)
        == "of its 3 keys only `items` is shown, which holds an array")
    #expect(
      try remark("keys.json", #"{"items": ["a"], "errors": [], "more": []}"#)
        == "of its 3 keys only `items` is shown, the only array that is not empty")
    #expect(try remark("keys.json", #"{"items": ["a"]}"#) == nil)
    for nothing in [#"{"items": [], "error": "x"}"#, #"{"items": []}"#] {
      #expect(try remark("keys.json", nothing) == "there is nothing in it to show")
    }
    let endings = DataFormat.allCases.flatMap(\.endings)
    #expect(endings == ["csv", "tsv", "json", "jsonl", "ndjson", "txt"])
    for ending in endings {
      #expect(try remark("empty.\(ending)", "") == "there is nothing in it to show")
    }
    #expect(try remark("one.txt", "one\n") == nil)
    #expect(try remark("all.jsonl", "{\"a\": 1}\n[2]\n") == nil)
    #expect(
      try remark("cut.jsonl", "{\"a\": 1}\n{\"a\": ")
        == "line 2 is no JSON, and shown as it stands")
    #expect(
      try remark("none.jsonl", "\n3\none\ntwo\n")
        == "2 lines are no JSON, and shown as they stand; the first is line 3")
  }

  @Test("Identity, grouping and measure from fields")
  func fields() throws {
    let csv = "code,name,land,height\nx,a,A,10\nx,b,B,20.5\nx#2,c,A,1e2\n,d,,7\n3,e,A,8\n"
    try withFiles(["a.csv": csv]) { directory in
      let text = """
        data: { file: a.csv, text: name, section: land, id: code }
        cell: { size: { field: height } }
        """
      let data = try scene(text, directory: directory).panes[0].data
      #expect(data.sections.map(\.header) == ["A", "B", nil])
      #expect(data.texts == [["a", "c", "e"], ["b"], ["d"]])
      // The fourth row has no code and goes by its position, which the fifth would take.
      #expect(data.ids == ["x", "x#2#2", "3#2", "x#2", "3"])
      #expect(data.sections[0].items[1].measure == 100)
      #expect(data.sections[1].items[0].measure == 20.5)
    }
  }

  @Test("Rows with ever other fields take no more room than they have")
  func sparseRows() throws {
    let rows = (0..<20_000).map { "{\"\($0)\": 1}" }.joined(separator: "\n")
    let wide =
      "a\n" + String(repeating: "x\n", count: 20_000) + String(repeating: ",", count: 20_000)
    try withFiles(["a.jsonl": rows, "b.csv": wide]) { directory in
      let json = try scene("data: { file: a.jsonl, text: '19999' }", directory: directory)
      #expect(json.panes[0].data.texts[0].last == "1")
      let csv = try scene("data: { file: b.csv }", directory: directory)
      #expect(csv.panes[0].data.itemCount == 20_001)
    }
  }

  /// A text as ISO 8859-1.
  private static func latin(_ text: String) -> Data {
    Data(text.unicodeScalars.map { UInt8($0.value) })
  }

  static let mistakes: [(String, String, String, String)] = [
    (
      "a.csv", "name,pop\na,1\n", "text: nmae",
      "scene.yaml:1:28: DIR/a.csv has no field `nmae`, did you mean `name`?"
    ),
    (
      "a.csv", "name,pop\na,1\n", "id: code",
      "scene.yaml:1:26: DIR/a.csv has no field `code`; it has `name`, `pop`"
    ),
    (
      "a.csv", "t,n\na \"x\",1\n\"b\nc\",\"배\",\"open\nd,3\n", "text: t",
      "DIR/a.csv:4:8: the quote that opens this field is never closed; one inside a field is written twice"
    ),
    (
      "a.csv", "\n\nt,n\na,1\nb,\"open\nc,3\n", "text: t",
      "DIR/a.csv:5:3: the quote that opens this field is never closed; one inside a field is written twice"
    ),
    ("a.json", "[{\"배\": 1,\n  \"b\": }]", "text: t", "DIR/a.json:2:8: this is no JSON value"),
    ("a.json", "[1, 2", "text: t", "DIR/a.json:1:6: the JSON is not complete"),
    ("a.json", "[1] 2", "text: t", "DIR/a.json:1:5: the JSON ends before this"),
    ("a.json", "[01]", "text: t", "DIR/a.json:1:3: a `,` or `]` is missing here"),
    ("a.json", "[1_0]", "text: t", "DIR/a.json:1:3: a `,` or `]` is missing here"),
    ("a.json", "[1., 2]", "text: t", "DIR/a.json:1:4: a digit is missing here"),
    ("a.json", "[.5]", "text: t", "DIR/a.json:1:2: this is no JSON value"),
    ("a.json", "[+1]", "text: t", "DIR/a.json:1:2: this is no JSON value"),
    ("a.json", "[-]", "text: t", "DIR/a.json:1:3: a digit is missing here"),
    ("a.json", "[1e]", "text: t", "DIR/a.json:1:4: a digit is missing here"),
    ("a.json", "[1e+", "text: t", "DIR/a.json:1:5: the JSON is not complete"),
    (
      "a.json", "{\"a\": 1}", "text: t",
      "scene.yaml:1:29: DIR/a.json has no field `t`; it has `entry`, `key`, `value`"
    ),
    ("a.json", "3", "text: t", "DIR/a.json:1:1: a data file holds an array or an object"),
    (
      "a.json", String(repeating: "[", count: 5000), "text: t",
      "DIR/a.json:1:101: nested too deeply"
    ),
  ]

  @Test("Mistakes in data files", arguments: mistakes)
  func mistake(_ name: String, _ content: String, _ keys: String, _ expected: String) throws {
    try withFiles([name: content]) { directory in
      let error = #expect(throws: SceneError.self) {
        try scene("data: { file: \(name), \(keys) }", directory: directory)
      }
      let first = error?.description.split(separator: "\n").first.map(String.init)
      let said = first?.replacingOccurrences(of: directory, with: "DIR")
      #expect(said == expected)
    }
  }

  @Test(
    "A row whose size is missing or none is named",
    arguments: [
      ("", "has no value in the field `h`"),
      ("tall", "has `tall` in the field `h`, which is no size"),
      ("-4", "has `-4` in the field `h`, which is no size"),
      ("nan", "has `nan` in the field `h`, which is no size"),
      ("1e999", "has `1e999` in the field `h`, which is no size"),
      ("0", "has `0` in the field `h`, which is no size"),
    ])
  func wrongMeasure(_ value: String, _ message: String) throws {
    try withFiles(["a.csv": "t,h\na,40\nb,\(value)\n"]) { directory in
      let error = #expect(throws: SceneError.self) {
        try scene("data: { file: a.csv }\ncell: { size: { field: h } }", directory: directory)
      }
      #expect(error?.message == "row 2 of \(directory)/a.csv \(message)")
      #expect(error?.line == 2)
      #expect(error?.column == 24)
    }
  }
}
