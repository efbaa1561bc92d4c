/// Reads the rows of a data file, whatever its format.
struct TableReader {
  /// The file as messages name it.
  let name: String
  /// Whether the first line of comma-separated values names the fields; nil where that is to be found out.
  var hasNames: Bool?
  /// Whether the entries of a JSON object are its rows where its only array has none: what else there is says why.
  var showsMoreThanNothing = false

  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark and with plain newlines.
  ///   - format: How the rows are written.
  /// - Returns: All rows, each with a place for every field.
  /// - Throws: `SceneError` where the bytes are not of the format.
  func table(from bytes: [UInt8], as format: DataFormat) throws -> Table {
    switch format {
    case .csv: try CSVReader(name: name, hasNames: hasNames).table(from: bytes)
    case .json: try json(bytes)
    case .jsonLines: jsonLines(bytes)
    case .text: table(of: LineFile(bytes))
    }
  }

  /// Every line is an item.
  func table(of lines: LineFile) -> Table {
    Table(name: name, fields: ["line"], rows: .lines(lines))
  }

  private func json(_ bytes: [UInt8]) throws -> Table {
    // As an empty file of any other format has none.
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      return table(of: JSONRowScan(), in: [])
    }
    switch try document(in: bytes) {
    case .array(let rows): return table(of: rows, in: bytes)
    case .object(let members):
      let arrays = members.filter { $0.rows != nil }
      guard let only = arrays.first, let rows = only.rows, arrays.count == 1,
        !(rows.places.isEmpty && members.count > 1 && showsMoreThanNothing)
      else {
        return entries(members.map { ($0.key, bytes[$0.place]) })
      }
      var table = table(of: rows, in: bytes)
      if members.count > 1 {
        table.remark =
          "of its \(members.count) keys only \(only.key.quoted) is shown, which holds an array"
      }
      return table
    case .other:
      throw SceneError(
        file: name, line: 1, column: 1, message: "a data file holds an array or an object",
        sourceLine: Self.line(at: 0, of: bytes))
    }
  }

  /// The entries of an object, each as it is shown, its key and its value.
  private func entries(_ members: [(key: String, text: ArraySlice<UInt8>)]) -> Table {
    var bytes: [UInt8] = []
    var scan = JSONRowScan()
    for (key, text) in members {
      let value = (try? JSONReader.value(in: text)) ?? .null
      let row = JSONValue.object([
        ("entry", .string("\(key): \(value.told)")), ("key", .string(key)),
        ("value", value),
      ])
      let start = bytes.count
      bytes += (row.shown ?? "").utf8
      scan.add(row, at: start..<bytes.count)
    }
    return table(of: scan, in: bytes)
  }

  /// Every line that is not empty is an item; one that is no JSON, as the last one of a log that is being written, is a text.
  private func jsonLines(_ bytes: [UInt8]) -> Table {
    var failures = 0
    var scan = JSONRowScan()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
      let value = try? JSONReader.value(in: line)
      if value == nil { failures += 1 }
      scan.add(value ?? .null, at: line.indices)
    }
    var table = table(of: scan, in: bytes)
    if failures > 0 {
      let lines = failures == 1 ? "1 line is" : "\(failures) lines are"
      table.remark =
        "\(lines) no JSON, and shown as \(failures == 1 ? "it stands" : "they stand")"
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
