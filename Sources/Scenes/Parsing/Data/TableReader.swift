import Foundation

/// Reads the rows of a data file, whatever its format.
struct TableReader {
  /// The name of the file in messages.
  let name: String
  /// Whether the first line of comma-separated values names the fields; nil to decide by its content.
  var hasNames: Bool?
  /// Whether a JSON object whose arrays are all empty is shown by its entries, which may explain why there are no rows.
  var showsMoreThanNothing = false

  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark and with plain newlines.
  ///   - format: How the rows are written.
  /// - Returns: All rows.
  /// - Throws: `SceneError` when the bytes are not valid in the format.
  func table(from bytes: [UInt8], as format: DataFormat) throws -> Table {
    switch format {
    case .csv: try CSVReader(name: name, hasNames: hasNames).table(from: bytes)
    case .json: try json(Self.decoded(bytes))
    case .jsonLines: jsonLines(Self.decoded(bytes))
    case .text: table(of: LineFile(bytes))
    }
  }

  /// The bytes as UTF-8; a line that is not valid UTF-8 is decoded by `String.init(text:)`.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard String(bytes: bytes, encoding: .utf8) == nil else { return bytes }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(lines.map { String(text: $0) }.joined(separator: "\n").utf8)
  }

  /// Every line is an item.
  func table(of lines: LineFile) -> Table {
    Table(name: name, fields: ["line"], rows: .lines(lines))
  }

  private func json(_ bytes: [UInt8]) throws -> Table {
    // An empty file has no rows, as in any other format.
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      return table(of: JSONRowScan(), in: [])
    }
    switch try document(in: bytes) {
    case .array(let rows): return table(of: rows, in: bytes)
    case .object(let members):
      if let rows = rows(of: members, in: bytes) ?? nestedRows(of: members, in: bytes) {
        return rows
      }
      var table = entries(members.map { ($0.key, bytes[$0.place]) })
      let arrays = members.compactMap(\.rows)
      table.standsForNothing = !arrays.isEmpty && arrays.allSatisfy(\.places.isEmpty)
      return table
    case .other:
      throw SceneError(
        file: name, line: 1, column: 1, message: "a data file holds an array or an object",
        sourceLine: Self.line(at: 0, of: bytes))
    }
  }

  /// The objects in the only array of an object, or of an object in it, that holds objects and nothing else.
  ///
  /// - Returns: Nil if there is none, or if several such arrays are equally deep.
  private func nestedRows(
    of members: [(key: String, place: Range<Int>, rows: JSONRowScan?)], in bytes: [UInt8]
  ) -> Table? {
    var level = [(path: "", members: members, bytes: bytes)]
    while !level.isEmpty {
      let found = level.flatMap { path, members, bytes in
        members.compactMap { member in
          member.rows.flatMap { $0.holdsObjects ? (path + member.key, $0, bytes) : nil }
        }
      }
      if let (path, rows, bytes) = found.first {
        guard found.count == 1 else { return nil }
        var table = table(of: rows, in: bytes)
        table.remark = "only \(path.quoted) is shown, the array that holds objects"
        return table
      }
      level = level.flatMap { path, members, bytes in
        members.filter { bytes[$0.place.lowerBound] == UInt8(ascii: "{") }.compactMap { member in
          let part = Array(bytes[member.place])
          guard case .object(let inner)? = try? JSONReader.document(in: part) else { return nil }
          return (path + member.key + ".", inner, part)
        }
      }
    }
    return nil
  }

  /// The elements of the only array of an object that is not empty, or no rows if all its arrays are empty.
  ///
  /// - Returns: Nil if the object itself is to be shown.
  private func rows(
    of members: [(key: String, place: Range<Int>, rows: JSONRowScan?)], in bytes: [UInt8]
  ) -> Table? {
    let arrays = members.filter { $0.rows != nil }
    let filled = arrays.filter { $0.rows?.places.isEmpty == false }
    guard let shown = filled.first ?? arrays.first, let rows = shown.rows, filled.count < 2,
      !(filled.isEmpty && members.count > 1 && showsMoreThanNothing)
    else { return nil }
    var table = table(of: rows, in: bytes)
    if members.count > 1 {
      let other = arrays.count > 1 ? "the only array that is not empty" : "which holds an array"
      table.remark = "of its \(members.count) keys only \(shown.key.quoted) is shown, \(other)"
    }
    return table
  }

  /// The entries of an object as rows, with the fields `entry`, `key` and `value`.
  private func entries(_ members: [(key: String, text: ArraySlice<UInt8>)]) -> Table {
    var bytes: [UInt8] = []
    var scan = JSONRowScan()
    for (key, text) in members {
      let value = (try? JSONReader.value(in: text)) ?? .null
      let row = JSONValue.object([
        ("entry", .string("\(key): \(value.text)")), ("key", .string(key)),
        ("value", value),
      ])
      let start = bytes.count
      bytes += (row.shown ?? "").utf8
      scan.add(row, at: start..<bytes.count)
    }
    return table(of: scan, in: bytes)
  }

  /// The items of all lines that are not empty; a line that is no JSON, such as the unfinished last line of a log, is a
  /// text.
  private func jsonLines(_ bytes: [UInt8]) -> Table {
    var failures = 0
    var firstFailure = 0
    var scan = JSONRowScan()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
      guard let value = try? JSONReader.value(in: line) else {
        if failures == 0 { firstFailure = index + 1 }
        failures += 1
        scan.addText(at: line.indices)
        continue
      }
      scan.add(value, at: line.indices)
    }
    var table = table(of: scan, in: bytes)
    switch failures {
    case 0: break
    case 1: table.remark = "line \(firstFailure) is no JSON, and shown as it stands"
    default:
      table.remark =
        "\(failures) lines are no JSON, and shown as they stand; the first is line \(firstFailure)"
    }
    return table
  }

  private func table(of scan: JSONRowScan, in bytes: [UInt8]) -> Table {
    let rows = JSONRows(scan, in: bytes)
    return Table(name: name, fields: rows.fields, rows: .json(rows))
  }

  private func document(in bytes: [UInt8]) throws -> JSONDocument {
    do {
      return try JSONReader.document(in: bytes)
    } catch let failure as JSONReader.Failure {
      let before = bytes[..<failure.index]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw SceneError(
        file: name, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: String(decoding: bytes[start..<failure.index], as: UTF8.self).count + 1,
        message: failure.message, sourceLine: Self.line(at: start, of: bytes))
    }
  }

  private static func line(at start: Int, of bytes: [UInt8]) -> String {
    String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
