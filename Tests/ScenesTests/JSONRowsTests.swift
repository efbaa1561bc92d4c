import Foundation
import Testing

@testable import Scenes

@Suite("The rows of a JSON text")
struct JSONRowsTests {
  private func rows(_ text: String) throws -> JSONRows {
    let bytes = Array(text.utf8)
    guard case .array(let scan) = try JSONReader.document(in: bytes) else { throw NoArray() }
    return JSONRows(scan, in: bytes)
  }

  private struct NoArray: Error {}

  @Test("Rows stand where they are, whatever stands in them")
  func places() throws {
    let text = #" [ {"a": "]},{", "b": [1, {"a": 2}]} ,"x,\"]" , -1.50 ,null, {} ,[ ] ] "#
    let rows = try rows(text)
    #expect(rows.fields == ["a", "b", "value"] && rows.count == 6)
    #expect(rows.text(ofRow: 0, field: 0) == "]},{")
    #expect(rows.text(ofRow: 0, field: 1) == #"[1,{"a":2}]"#)
    #expect(
      (1..<6).map { rows.text(ofRow: $0, field: 2) } == ["x,\"]", "-1.50", "null", nil, "[]"])
    #expect(
      (0..<6).map { rows.shown(ofRow: $0, field: 0) }
        == ["]},{", "x,\"]", "-1.50", "null", "{}", "[]"])
  }

  @Test("A line that is no JSON has no field of its own beside others, and else one")
  func torn() throws {
    func fields(_ text: String) throws -> [String] {
      try TableReader(name: "a.jsonl").table(from: Array(text.utf8), as: .jsonLines).fields
    }
    #expect(try fields("{\"a\": 1}\n{\"a\": ") == ["a"])
    #expect(try fields("{\"a\": 1}\n2\n{\"a\": ") == ["a", "value"])
    #expect(try fields("one\ntwo") == ["value"])
    #expect(try fields("{}") == [])
  }

  @Test("A text of escapes without number is read as one of few")
  func manyEscapes() throws {
    let rows = try rows("[\"" + String(repeating: "\\n\\u00e9b", count: 500_000) + "\"]")
    #expect(rows.text(ofRow: 0, field: 0)?.utf8.count == 2_000_000)
    #expect(rows.text(ofRow: 0, field: 0)?.hasPrefix("\néb\né") == true)
  }

  @Test("Each row is what the whole text has there, also when more are asked for than are kept")
  func all() throws {
    let values = (0..<1_500).map { index in
      index % 3 == 0
        ? "[\(index)]" : "{\"k\(index % 7)\": {\"n\": \(index)}, \"t\": \"\\u00e9\(index)\"}"
    }
    let text = "[" + values.joined(separator: " ,\n") + "]"
    let rows = try rows(text)
    guard case .array(let whole) = try JSONReader.value(in: Array(text.utf8)[...]) else {
      throw NoArray()
    }
    for _ in 0..<2 {
      #expect((0..<rows.count).allSatisfy { rows.value(ofRow: $0) == whole[$0] })
    }
    #expect(try self.rows(text) == rows)
    #expect(try self.rows("[1]") != rows)
  }

  @Test(
    "A text is gone through as it is read: what is wrong is wrong at the same place",
    arguments: [
      "[1, 2", "[1] 2", "[01x]", #"{"a": [1, }"#, #"{"a" 1}"#, #"{"a": 1,}"#, "", " ", "nul",
      "[\"a",
      #"{"a": [1], "b": {"c": [}"#, "{\"a\": \"\u{1}\"}",
    ])
  func failures(_ text: String) {
    let bytes = Array(text.utf8)
    func failure(_ read: () throws -> Void) -> JSONReader.Failure? {
      do {
        try read()
        return nil
      } catch {
        return error as? JSONReader.Failure
      }
    }
    let one = failure { _ = try JSONReader.document(in: bytes) }
    let other = failure { _ = try JSONReader.value(in: bytes[...]) }
    #expect(one != nil && one?.index == other?.index && one?.message == other?.message)
  }
}
