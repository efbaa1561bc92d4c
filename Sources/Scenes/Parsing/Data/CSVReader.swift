import Foundation
import SwiftCSV

/// Reads comma-separated values with a row of names at the top; tabs and semicolons are taken from that row.
struct CSVReader {
  /// The file as messages name it.
  let name: String

  /// The rows of a text in memory.
  ///
  /// - Throws: `SceneError` at a row whose quotes do not match.
  func table(from bytes: [UInt8]) throws -> Table {
    let records = firstLine(of: bytes).flatMap { line in
      let delimiter = delimiter(of: line)
      return RecordFile(
        LineFile(bytes, LineEnds(ofRecordsWith: delimiter.byte)), delimiter: delimiter)
    }
    if let records { return table(of: records) }
    return try wholeTable(of: String(decoding: bytes, as: UTF8.self))
  }

  /// The rows of a text that are read as they are asked for.
  func table(of records: RecordFile) -> Table {
    let scan = records.scan
    return table(
      header: records.names, width: scan.greatestWidth, rows: .records(records),
      odd: scan.oddCount, of: records.count)
  }

  /// The rows of a file, read as they are asked for; nil for one that has to be parsed as a whole, or cannot be read twice.
  ///
  /// - Throws: An error when it cannot be read.
  func records(of file: OpenFile) throws -> RecordFile? {
    guard let size = file.size,
      let line = firstLine(of: try file.bytes(0..<min(size, LineEnds.blockSize)))
    else { return nil }
    let delimiter = delimiter(of: line)
    return try LineFile(file, LineEnds(ofRecordsWith: delimiter.byte)).flatMap {
      RecordFile($0, delimiter: delimiter)
    }
  }

  /// The first line that is not blank, without a byte order mark; nil for none.
  private func firstLine(of bytes: [UInt8]) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let line = text.drop(while: isEnd).prefix { !isEnd($0) }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// The rows of a text that is parsed as a whole.
  ///
  /// - Throws: `SceneError` at a row whose quotes do not match.
  func wholeTable(of text: String) throws -> Table {
    let blankStart = text.prefix(while: Self.endsLine)
    let text = String(text[blankStart.endIndex...])
    let firstLine = String(text.prefix { !Self.endsLine($0) })
    guard !firstLine.isEmpty else { return Table(name: name, fields: [], rows: .cells([])) }
    var rows: [[String]] = []
    var blankLines = 0
    var header: [String] = []
    do {
      let csv = try CSV<StreamedRows>(
        string: text, delimiter: delimiter(of: firstLine), loadColumns: false)
      header = csv.header
      try csv.enumerateAsArray(startAt: 1, rowLimit: nil) { fields in
        if fields == [""] { blankLines += 1 } else { rows.append(fields) }
      }
      // The parser takes a quote that is never closed for a field that goes on to the end.
      guard text.utf8.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2) else {
        if rows.isEmpty { header = [] } else { rows.removeLast() }
        throw CSVParseError.quotation(message: "")
      }
    } catch {
      let lines = Self.newlines(in: header) + rows.reduce(0) { $0 + Self.newlines(in: $1) }
      throw unmatchedQuote(in: text, line: lines + blankLines + 1, behind: blankStart.count)
    }
    return table(
      header: header, width: rows.reduce(header.count) { max($0, $1.count) }, rows: .cells(rows),
      odd: rows.count { $0.count != header.count }, of: rows.count)
  }

  /// - Parameters:
  ///   - header: The names of the fields; one without a name is called by its number.
  ///   - width: The fields of the longest row.
  ///   - rows: The rows.
  ///   - odd: How many have other fields than the header.
  ///   - count: How many rows there are.
  /// - Returns: The table, with a remark on odd rows.
  private func table(header: [String], width: Int, rows: Table.Rows, odd: Int, of count: Int)
    -> Table
  {
    let fields = (0..<width).map { index in
      index < header.count && !header[index].isEmpty ? header[index] : "column \(index + 1)"
    }
    var table = Table(name: name, fields: fields, rows: rows)
    if odd > 0 {
      table.remark =
        "\(odd) of \(count) rows \(odd == 1 ? "has" : "have") more or fewer fields than the "
        + "\(header.count) of the first line"
    }
    return table
  }

  /// What stands between the fields of the row of names: the most frequent one, a comma rather than anything as frequent.
  ///
  /// A file that is called so has tabs, whatever its names hold.
  private func delimiter(of line: String) -> CSVDelimiter {
    guard (name as NSString).pathExtension.lowercased() != "tsv" else { return .tab }
    let counts = ([.comma, .tab, .semicolon] as [CSVDelimiter]).map { delimiter in
      (delimiter, Self.count(of: delimiter.byte, in: line.utf8))
    }
    let most = counts.map(\.1).max() ?? 0
    return counts.first { $0.1 == most }?.0 ?? .comma
  }

  /// How often a delimiter stands outside quotes.
  static func count(of delimiter: UInt8, in line: some Sequence<UInt8>) -> Int {
    var isQuoted = false
    var count = 0
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == delimiter, !isQuoted { count += 1 }
    }
    return count
  }

  /// The ends of lines that the parser knows.
  private static func endsLine(_ character: Character) -> Bool {
    ["\n", "\r", "\r\n"].contains(character)
  }

  /// The lines a row takes: one, and one for each newline in a field.
  private static func newlines(in row: [String]) -> Int {
    row.isEmpty ? 0 : row.reduce(1) { $0 + $1.count(where: endsLine) }
  }

  private func unmatchedQuote(in text: String, line: Int, behind blankLines: Int) -> SceneError {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine)
    let content = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    return SceneError(
      file: name, line: line + blankLines, column: content.prefix { $0 != "\"" }.count + 1,
      message: "the quotes of this row do not match; a quote inside a field is written twice",
      sourceLine: content)
  }
}

extension CSVDelimiter {
  fileprivate var byte: UInt8 { rawValue.asciiValue ?? 0 }
}

/// A view of a CSV that keeps nothing: the rows are streamed once, instead of parsed ahead and copied.
struct StreamedRows: CSVView {
  let rows: [[String]] = []
  let columns: [String]? = nil

  init(header: [String], text: String, delimiter: CSVDelimiter, loadColumns: Bool, rowLimit: Int?) {
  }

  func serialize(header: [String], delimiter: CSVDelimiter) -> String {
    ""
  }
}
