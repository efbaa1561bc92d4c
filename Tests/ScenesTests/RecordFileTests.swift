import Foundation
import SwiftCSV
import Testing

@testable import Scenes

@Suite("Comma-separated values, row by row")
struct RecordFileTests {
  private func records(of text: String, knowsQuotes: Bool = true) -> RecordFile? {
    let ends = LineEnds(ofRecordsWith: UInt8(ascii: ","), knowsQuotes: knowsQuotes)
    return RecordFile(LineFile(Array(text.utf8), ends), delimiter: .comma)
  }

  private func rows(_ file: RecordFile) -> [[String]] {
    (0..<file.count).map(file.fields)
  }

  @Test(
    "Rows end where no quotes are open",
    arguments: [
      ("a,b", [["a", "b"]]),
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a\r\n1\r\n2\r\n", [["a"], ["1"], ["2"]]),
      ("a,b\n\"x\ny\",2\n3,4", [["a", "b"], ["x\ny", "2"], ["3", "4"]]),
      ("a\n\"x\r\ny\"\n", [["a"], ["x\ny"]]),
      ("a\n\"say \"\"no\"\"\"\n", [["a"], ["say \"no\""]]),
      ("\n\na,b\n\n\r\n1,2\n\n", [["a", "b"], ["1", "2"]]),
      ("a,b\n  \n\t\r\n1,2\n ", [["a", "b"], ["  "], ["\t"], ["1", "2"], [" "]]),
      ("a\n\"\"\n\"\" \nb\n\"\"", [["a"], [""], [""], ["b"], [""]]),
      ("a,b\n1,  x  \n\ty ,\n", [["a", "b"], ["1", "  x  "], ["\ty ", ""]]),
      ("a,b\n2, \"q\"\n3, \"q, r\"\n", [["a", "b"], ["2", " \"q\""], ["3", " \"q", " r\""]]),
      ("a,b\n,\n", [["a", "b"], ["", ""]]),
      ("a\n\" \"\n", [["a"], [" "]]),
      ("\u{FEFF}a\né\n", [["a"], ["é"]]),
      ("a,b\nPipe 5\" wide,1\nok,2\n", [["a", "b"], ["Pipe 5\" wide", "1"], ["ok", "2"]]),
      ("a\nb \"c\" d\n", [["a"], ["b \"c\" d"]]),
      ("a,b\n\"b\" c,2\n", [["a", "b"], ["\"b\" c", "2"]]),
      ("a,b\n\"b\" \"c,2\nd\",3\n", [["a", "b"], ["\"b\" \"c", "2"], ["d\"", "3"]]),
      ("a,b\n\"x,\ny\"z,2\n", [["a", "b"], ["\"x,\ny\"z", "2"]]),
      ("5\" a,b\n\"x\"\"y\"z\",\"q\"\n", [["5\" a", "b"], ["\"x\"\"y\"z\"", "q"]]),
      ("a,b\n\"b\" ,\"c\"\t\n", [["a", "b"], ["b", "c"]]),
      (
        "a,b\n1,\u{301}x\n\"\u{301}\",\u{200D}\n",
        [["a", "b"], ["1", "\u{301}x"], ["\u{301}", "\u{200D}"]]
      ),
      (
        "a,b\n  \u{2028}y\u{C},2\n\u{B}x,3\n",
        [["a", "b"], ["  \u{2028}y\u{C}", "2"], ["\u{B}x", "3"]]
      ),
      (
        "a,b\nx\u{2028}y\u{B}z\u{85},\u{E002}\n",
        [["a", "b"], ["x\u{2028}y\u{B}z\u{85}", "\u{E002}"]]
      ),
    ] as [(String, [[String]])])
  func split(_ text: String, _ expected: [[String]]) throws {
    let file = try #require(records(of: text))
    #expect([file.names] + rows(file) == expected)
  }

  @Test(
    "What is not plain is left to a parser",
    arguments: ["", "\n", "a\n\"open\n", "a\rb\r", "a\nb\r"])
  func irregular(_ text: String) {
    #expect(records(of: text) == nil)
  }

  @Test("Where quotes open nothing every line is a row, also one that is blank or empty")
  func everyLine() throws {
    let text = "a,b\n\n  \r\n\r\n\"x\", \"y\"\n\n"
    let file = try #require(records(of: text, knowsQuotes: false))
    #expect(rows(file) == [[""], ["  "], [""], ["x", " \"y\""], [""]])
    #expect(file.scan.oddCount == 4)
  }

  @Test("Rows of other lengths than the first are counted")
  func odd() throws {
    let scan = try #require(records(of: "a,b\n1\n1,2\n1,2,3\n\"x,y\",2\n  \n\n\"\"")).scan
    #expect(scan.firstWidth == 2)
    #expect(scan.greatestWidth == 3)
    #expect(scan.oddCount == 4)
  }

  @Test("Rows with quotes in the middle of a field are counted")
  func stray() throws {
    let scan = try #require(records(of: "a\nb\"\n\"c\"\n\"d\"e\n\"f\"\"\" \n \"g\"\n")).scan
    #expect(scan.strayCount == 3)
  }

  /// Blocks have 65,536 bytes: quotes open, close and are doubled on both sides of their bounds.
  @Test("Records stand across blocks", arguments: 65_520...65_545)
  func blocks(_ length: Int) throws {
    let long = String(repeating: "x", count: length)
    let file = try #require(
      records(
        of:
          "a,b\n\(long),\"y\n\"\"z\"\"\r\n\"\n\n1,\"\(long)\n\(long)\"\n\(long)\"\" ,\"x\" y\nend,\"\"\n"
      ))
    #expect(
      rows(file) == [
        [long, "y\n\"z\"\n"], ["1", "\(long)\n\(long)"], ["\(long)\"\" ", "\"x\" y"], ["end", ""],
      ])
  }

  @Test("Records of empty fields stand across blocks", arguments: 65_525...65_537)
  func emptyFields(_ length: Int) throws {
    let long = String(repeating: "x", count: length)
    let file = try #require(records(of: "a\n\(long)\n,,,,\n\"\"\n \nend"))
    #expect(rows(file) == [[long], ["", "", "", "", ""], [""], [" "], ["end"]])
  }

  @Test("Random texts are read as the parser reads all of them", arguments: 0..<40)
  func random(_ seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let parts = [
      "a", "b", ",", ",", "\n", "\n", "\r\n", "\"", "\"\"", "\"x\"", " ", "é", "\"a,\nb\"",
      "\u{301}",
    ]
    var regular = 0
    for _ in 0..<200 {
      let text =
        "h,i\n"
        + (0..<Int.random(in: 0..<12, using: &numbers)).map { _ in
          parts[Int.random(in: parts.indices, using: &numbers)]
        }.joined() + "\n"
      guard let file = records(of: text) else { continue }
      regular += 1
      let table = try CSVReader(name: "x.csv").wholeTable(
        of: String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" })))
      try #require(table.count == file.count, "\(text.debugDescription)")
      for row in 0..<file.count {
        let fields = (0..<table.fields.count).compactMap { table.value(row: row, field: $0) }
        #expect(file.fields(ofRow: row) == fields, "\(text.debugDescription), row \(row)")
      }
    }
    #expect(regular > 20)
  }

  @Test("A file that became shorter has empty rows at its end")
  func shortened() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".csv")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(("n,t\n" + String(repeating: "1,a row of sixteen bytes\n", count: 20_000)).utf8).write(
      to: url)
    let file = try #require(try CSVReader(name: url.path).records(of: OpenFile(url.path)))
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 70_000)
    try handle.close()
    #expect(file.count == 20_000)
    #expect(file.text(ofRow: 1, field: 1) == "a row of sixteen bytes" && !file.hasShrunk)
    #expect(file.text(ofRow: 19_999, field: 1) == "" && file.hasShrunk)
  }

  @Test("More rows than are kept are parsed again")
  func kept() throws {
    let text = "n\n" + (0..<2_000).map { "row \($0)" }.joined(separator: "\n")
    let file = try #require(records(of: text))
    for row in [0, 1_999, 700, 0, 1_000, 1] {
      #expect((row..<min(row + 600, 2_000)).allSatisfy { file.fields(ofRow: $0) == ["row \($0)"] })
    }
  }

  @Test("A scene shows rows that are not in memory, and all fields are there for those that are")
  func scene() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".csv")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("id,name,h\n7,Ann,40\n8,Bo,50\n9,Cy,60,x\n".utf8).write(to: url)
    func data(_ keys: String) throws -> DataSet {
      try SceneLoader().scene(
        text: "data: { file: \(url.path)\(keys) }", name: "s.yaml", directory: "/"
      ).panes[0].data
    }
    let plain = try data("")
    guard case .rows = plain.sections[0].items else {
      Issue.record("\(plain.sections[0].items)")
      return
    }
    #expect(
      (0..<3).map { plain.sections[0].items[$0] } == [
        Item(id: "0", text: "Ann"), Item(id: "1", text: "Bo"), Item(id: "2", text: "Cy"),
      ])
    #expect(plain.sections[0].items.listed?.count == 3)
    #expect(plain.file?.remark?.hasPrefix("1 of 3 rows has more or fewer fields") == true)
    let byID = try data(", id: id, text: column 4")
    #expect((0..<3).map { byID.sections[0].items[$0].id } == ["7", "8", "9"])
    #expect((0..<3).map { byID.sections[0].items[$0].text } == ["", "", "x"])
  }
}
