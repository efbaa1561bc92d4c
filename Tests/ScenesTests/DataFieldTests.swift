import Foundation
import Testing

@testable import Scenes

@Suite("Fields of a data file")
struct DataFieldTests {
  private static let lands = "n,name,land\n1,서울,한국\n2,Paris,France\n3,,\n"

  private func data(_ file: String, _ content: String, keys: String = "") throws -> DataSet {
    try withFiles([file: content]) { folder in
      try scene("data: { file: \(file)\(keys) }", directory: folder).panes[0].data
    }
  }

  @Test(
    "The first line names the fields unless it holds nothing but numbers, or the scene says it",
    arguments: [
      ("a.csv", "1,1\n2,4.5\n-3,1e3\n", "", ["1", "2", "-3"], ["column 1", "column 2"]),
      (
        "a.csv", "1,1\n2,x,z\n", ", text: column 3", ["", "z"],
        ["column 1", "column 2", "column 3"]
      ),
      ("a.csv", "1,1\r2,4\r", ", text: column 2", ["1", "4"], ["column 1", "column 2"]),
      ("a.tsv", "1\n", "", ["1"], ["column 1"]),
      ("a.csv", "land,2019\nA,7\n", ", text: '2019'", ["7"], ["land", "2019"]),
      ("a.csv", "1,\n2,4\n", "", ["2"], ["1", "column 2"]),
      ("a.csv", "a,b\nc,d\n", ", header: false", ["a", "c"], ["column 1", "column 2"]),
      ("a.csv", "a,b\rc,d\r", ", header: false", ["a", "c"], ["column 1", "column 2"]),
      ("a.csv", "a,\"b\nc,d\n\"\n", ", header: false", ["a"], ["column 1", "column 2"]),
      ("a.csv", "1,2\n3,4\n", ", header: true", ["3"], ["1", "2"]),
      ("a.csv", "a,b\nc,d\n", ", header: true", ["c"], ["a", "b"]),
      (
        "a.csv", "a,a,a (2),a\nb,c,d,e\n", ", text: a (3)", ["c"], ["a", "a (3)", "a (2)", "a (4)"]
      ),
    ])
  func names(
    _ file: String, _ content: String, _ keys: String, _ texts: [String], _ fields: [String]
  ) throws {
    let data = try data(file, content, keys: keys)
    #expect(data.texts == [texts])
    #expect(data.file?.fields == fields)
    #expect(data.file?.hasNames == (keys.contains("header") ? keys.contains("true") : nil))
  }

  @Test("However many fields have one name, each has its own")
  func equalNames() throws {
    let count = 100_000
    let data = try data(
      "a.csv", Array(repeating: "a", count: count).joined(separator: ",") + "\n", keys: "")
    let fields = data.file?.fields ?? []
    #expect(fields.prefix(3) == ["a", "a (2)", "a (3)"])
    #expect(Set(fields).count == count)
  }

  @Test("What is said of the first line is of comma-separated values, and of a file")
  func headerElsewhere() throws {
    for (file, content) in [("a.txt", "a\n"), ("a.json", "[1]"), ("a.jsonl", "1\n")] {
      let error = #expect(throws: SceneError.self) {
        try data(file, content, keys: ", header: false")
      }
      #expect(error?.message.hasPrefix("`header` is for comma-separated values") == true)
    }
    let error = #expect(throws: SceneError.self) {
      try scene("data: { sections: [{ items: 3 }], header: false }")
    }
    #expect(error?.message == "`header` belongs to `file`")
  }

  @Test("Rows without a line of names are counted against the first row")
  func remark() throws {
    #expect(
      try data("a.csv", "1,2\n3\n").file?.remark
        == "1 of 2 rows has more or fewer fields than the first line, which has 2")
  }

  @Test("The field that is shown at first holds texts, else anything, else nothing")
  func firstField() throws {
    #expect(try data("a.csv", "a,b,c\n,1,\n,2,x\n").texts == [["", "x"]])
    #expect(try data("a.csv", "a,b\n,1\n,2\n").texts == [["1", "2"]])
    #expect(try data("a.csv", "a,b\n,\n").file?.shown?.name == "a")
    #expect(try data("a.jsonl", "oops\n{\"a\": \"x\"}\n").file?.fields == ["a"])
  }

  @Test(
    "Flags and nested values are no texts",
    arguments: [
      ("a.csv", "id,ok,name\n1,TRUE,Ada\n2,false,Bo\n", "name"),
      ("a.csv", "ok,name\nfalse,\ntrue,\n", "ok"),
      ("a.csv", "id,list\n1,[draft]\n", "list"),
      ("a.json", #"[{"id":0,"active":true,"name":"Ada"},{"active":null}]"#, "name"),
      ("a.json", #"[{"n":{"x":[1]},"tags":["a"],"body":"[draft]"}]"#, "body"),
      ("a.json", #"[{"n":{"x":[1]},"tags":["a"]}]"#, "tags"),
    ])
  func firstText(file: String, text: String, field: String) throws {
    #expect(try data(file, text).file?.shown?.name == field)
  }

  @Test(
    "What lacks the field that is shown is told as it stands, whoever chose the field",
    arguments: ["", ", text: name"])
  func lacking(keys: String) throws {
    let rows = #"[{"name":"a","n":1},{"n":2},{"name":null},null,{},[],3]"#
    let data = try data("a.json", rows, keys: keys)
    #expect(data.texts == [["a", #"{"n":2}"#, "null", "null", "{}", "[]", "3"]])
  }

  @Test("All fields of a row are told, those that it lacks left out")
  func rows() throws {
    let table = try #require(data("a.csv", Self.lands + "4,x\n").file)
    #expect(
      table.fields(ofRow: 0) == [
        DataField(name: "n", value: "1"), DataField(name: "name", value: "서울"),
        DataField(name: "land", value: "한국"),
      ])
    #expect(table.fields(ofRow: 3).map(\.name) == ["n", "name"])
    #expect(table.fields(ofRow: 4).isEmpty && table.fields(ofRow: -1).isEmpty)
    let json = try #require(data("a.json", #"[{"a": {"b": [1]}, "c": null}, 2]"#).file)
    #expect(
      json.fields(ofRow: 0) == [
        DataField(name: "a", value: #"{"b":[1]}"#), DataField(name: "c", value: "null"),
      ])
    #expect(json.fields(ofRow: 1) == [DataField(name: "value", value: "2")])
  }

  @Test("Null is no identity, no group and no text to be shown first")
  func null() throws {
    let rows = #"[{"a":null,"b":"x","n":null},{"a":null,"b":"y","n":"z"}]"#
    let data = try data("a.json", rows, keys: ", id: a, section: n")
    #expect(data.ids == ["0", "1"] && data.sections.map(\.header) == [nil, "z"])
    #expect(data.texts == [["x"], ["y"]])
  }

  @Test("An item knows its row, however the rows are grouped and known")
  func rowOfItem() throws {
    let csv = "code,name,land\n1,a,A\n2,b,B\n3,c,A\n"
    for keys in ["", ", section: land, id: code"] {
      let data = try data("a.csv", csv, keys: keys)
      let items = data.sections.flatMap { $0.items.listed ?? [] }
      for item in items {
        let row = try #require(item.row)
        #expect(
          data.file?.fields(ofRow: row)[1].value
            == (keys.isEmpty ? ["a", "b", "c"][row] : item.text))
      }
      #expect(items.compactMap(\.row).sorted() == [0, 1, 2])
    }
    #expect(try data("a.txt", "one\ntwo\n").sections[0].items[1].row == 1)
    #expect(try scene("data: 3").panes[0].data.sections[0].items[1].row == nil)
  }

  @Test(
    "While a scene runs another field is shown, grouped by, or identity",
    arguments: [
      ("data.text", "land", [["한국", "France", ""]], ["0", "1", "2"], "land"),
      ("data.id", "n", [["서울", "Paris", ""]], ["1", "2", "3"], "name"),
      ("data.section", "n", [["서울"], ["Paris"], [""]], ["0", "1", "2"], "name"),
    ])
  func setting(
    _ key: String, _ value: String, _ texts: [[String]], _ ids: [String], _ shown: String
  ) throws {
    let before = try withFiles(["a.csv": Self.lands]) { folder in
      try scene("data: { file: a.csv }", directory: folder).panes
    }
    let after = try before.setting(Setting(key: key, text: value))
    #expect(after[0].data.file?.shown?.name == shown)
    #expect(after[0].data.texts == texts && after[0].data.ids == ids)
    #expect(try after.restoring(["data"], from: before) == before)
  }

  @Test(
    "What cannot be set of data is told",
    arguments: [
      ("data: 3", "data.text", "`text` needs a data file, and the pane has none"),
      ("", "data.text", "has no field `nothing`; it has `n`, `name`, `land`"),
      ("", "data.header", "while the scene runs, only `data` as a whole, `data.text`"),
      ("", "data.text.more", "while the scene runs, only `data` as a whole, `data.text`"),
    ])
  func refusals(_ text: String, _ key: String, _ message: String) throws {
    try withFiles(["a.csv": Self.lands]) { folder in
      let panes = try scene(text.isEmpty ? "data: { file: a.csv }" : text, directory: folder).panes
      let error = #expect(throws: SceneError.self) {
        try panes.setting(Setting(key: key, text: "nothing"))
      }
      #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }
  }

  @Test("What a scene says of a file is written again")
  func writing() throws {
    try withFiles(["a.csv": "a: b,c\n1,2\n"]) { folder in
      let keys = "text: 'column 1', header: false"
      let scene = try scene("data: { file: a.csv, \(keys) }", directory: folder)
      let text = SceneWriter().text(of: scene)
      #expect(text.contains("header: false"))
      #expect(try SceneLoader().scene(text: text, name: "b.yaml").panes == scene.panes)
    }
  }

  @Test("What a step sets of data that are written out is written out with them")
  func writingSteps() throws {
    let panes = "panes: [{ title: a }, { title: b, data: { file: a.csv } }]"
    let keys = "data.text: land, data.section: n, panes.0.data.text: n"
    let text = "data: { file: '-' }\n\(panes)\nsteps: [{ set: { \(keys) } }, { wait: 1 }]"
    try withFiles(["a.csv": Self.lands, "a.yaml": text]) { folder in
      var loader = SceneLoader(readStandardInput: { Data(Self.lands.utf8) })
      let scene = try loader.scene(at: "\(folder)/a.yaml")
      loader = SceneLoader()
      let written = SceneWriter().text(of: scene)
      let copy = try loader.scene(text: written, name: "b.yaml", directory: folder)
      let outline = try SceneOutline(scene).scene()
      func end(_ scene: Scene) throws -> [DataSet] {
        guard case .action(.set(let settings))? = scene.steps.first?.kind else { return [] }
        return try settings.reduce(scene.panes) { try $0.setting($1) }.map(\.data)
      }
      let wanted = try end(scene)
      #expect(wanted.map(\.texts) == [[["1"], ["2"], ["3"]], [["한국"], ["France"], [""]]])
      for copy in [copy, outline] {
        let data = try end(copy)
        #expect(data.map(\.texts) == wanted.map(\.texts) && data.map(\.ids) == wanted.map(\.ids))
        #expect(data.map { $0.sections.map(\.header) } == wanted.map { $0.sections.map(\.header) })
      }
      #expect(written.contains("panes.1.data.text: land"))
    }
  }

  @Test("A field is spelled so that it can be set, whatever it is called")
  func spelling() throws {
    let data = try data("a.json", #"[{"a: b": "x", "no": "y", "2019": 3, "": 4}]"#)
    let file = try #require(data.file)
    #expect(file.fields == ["a: b", "no", "2019", ""])
    for (index, spelled) in file.spelledFields.enumerated() {
      #expect(try Setting(key: "data.text", text: spelled).value.text() == file.fields[index])
    }
  }
}
