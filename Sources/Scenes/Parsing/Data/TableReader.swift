/// Reads the rows of a data file, whatever its format.
struct TableReader {
  /// The file as messages name it.
  let name: String
  /// Whether the first line of comma-separated values names the fields; nil where that is to be found out.
  var hasNames: Bool?

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
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else { return table(of: []) }
    switch try value(in: bytes[...], of: bytes) {
    case .array(let rows): return table(of: rows)
    case .object(let fields):
      return table(ofObject: fields)
    default:
      throw SceneError(
        file: name, line: 1, column: 1, message: "a data file holds an array or an object",
        sourceLine: Self.line(at: 0, of: bytes))
    }
  }

  /// The one array that the object holds; else its entries, each as it is shown, its key and its value.
  private func table(ofObject fields: [(key: String, value: JSONValue)]) -> Table {
    let arrays = fields.compactMap { field in
      if case .array(let rows) = field.value { (key: field.key, rows: rows) } else { nil }
    }
    guard let only = arrays.first, arrays.count == 1 else {
      return table(
        of: fields.map { key, value in
          .object([
            ("entry", .string("\(key): \(value.shown ?? "null")")), ("key", .string(key)),
            ("value", value),
          ])
        })
    }
    var table = table(of: only.rows)
    if fields.count > 1 {
      table.remark =
        "of its \(fields.count) keys only \(only.key.quoted) is shown, which holds an array"
    }
    return table
  }

  /// Every line that is not empty is an item; one that is no JSON, as the last one of a log that is being written, is a text.
  private func jsonLines(_ bytes: [UInt8]) -> Table {
    var failures = 0
    let values = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line -> JSONValue? in
      guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { return nil }
      if let value = try? JSONReader.value(in: line) { return value }
      failures += 1
      return .string(String(decoding: line, as: UTF8.self))
    }
    var table = table(of: values)
    if failures > 0 {
      let lines = failures == 1 ? "1 line is" : "\(failures) lines are"
      table.remark = "\(lines) no JSON, and shown as \(failures == 1 ? "it stands" : "they stand")"
    }
    return table
  }

  private func value(in part: ArraySlice<UInt8>, of bytes: [UInt8]) throws -> JSONValue {
    do {
      return try JSONReader.value(in: part)
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

  private func table(of values: [JSONValue]) -> Table {
    var fields: [String] = []
    var known: Set<String> = []
    func add(_ field: String) {
      if known.insert(field).inserted { fields.append(field) }
    }
    for value in values {
      if case .object(let members) = value {
        for member in members { add(member.key) }
      }
    }
    // Behind the fields that most rows have.
    if values.contains(where: { !$0.isObject }) { add(Table.bareValue) }
    return Table(name: name, fields: fields, rows: .json(values))
  }
}
