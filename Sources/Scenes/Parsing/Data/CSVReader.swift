import Foundation
import SwiftCSV

/// Reads values separated by commas, tabs or semicolons; the first line determines which.
///
/// The first line names the fields unless it contains only numbers, or the scene decides that. Empty lines are no rows,
/// except in a file with the ending `.tsv`: there every line is a row, every tab ends a field, and quotes have a
/// meaning only around a whole field.
struct CSVReader {
  /// The file as messages name it.
  let name: String
  /// Whether the first line names the fields; nil to decide by its content.
  var hasNames: Bool?

  /// The rows of a text in memory.
  ///
  /// - Throws: `SceneError` at a quote that is never closed.
  func table(from bytes: [UInt8]) throws -> Table {
    let records = firstLine(of: bytes).flatMap { line in
      let delimiter = delimiter(of: line)
      return RecordFile(LineFile(bytes, ends(of: delimiter)), delimiter: delimiter)
    }
    if let records { return table(of: records) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return try wholeTable(of: lines.map { String(text: $0) }.joined(separator: "\n"))
  }

  /// The rows of a text that is read on demand.
  func table(of records: RecordFile) -> Table {
    let records = hasNames.map(records.naming) ?? records
    let scan = records.scan
    return table(
      header: records.names, width: scan.greatestWidth, rows: .records(records),
      odd: scan.oddCount, from: scan.firstWidth ?? 0, stray: scan.strayCount, of: records.count)
  }

  /// The rows of a file, read on demand; nil for a file that must be parsed as a whole or cannot be read twice.
  ///
  /// - Throws: An error when it cannot be read.
  func records(of file: OpenFile) throws -> RecordFile? {
    guard let size = file.size,
      let line = firstLine(of: try file.bytes(0..<min(size, LineEnds.blockSize)))
    else { return nil }
    let delimiter = delimiter(of: line)
    return try LineFile(file, ends(of: delimiter)).flatMap {
      RecordFile($0, delimiter: delimiter)
    }
  }

  /// The first line that is not empty, without a byte order mark; nil for none.
  private func firstLine(of bytes: [UInt8]) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let line = text.drop(while: isEnd).prefix { !isEnd($0) }
    return line.isEmpty ? nil : String(text: line)
  }

  private var isTabSeparated: Bool {
    (name as NSString).pathExtension.lowercased() == "tsv"
  }

  private func ends(of delimiter: CSVDelimiter) -> LineEnds {
    LineEnds(ofRecordsWith: delimiter.byte, knowsQuotes: !isTabSeparated)
  }

  /// The rows of a text that is parsed as a whole.
  ///
  /// - Throws: `SceneError` at a quote that is never closed.
  func wholeTable(of text: String) throws -> Table {
    guard let firstLine = firstLine(of: Array(text.utf8)) else {
      return Table(name: name, fields: [], rows: .cells([]))
    }
    let delimiter = delimiter(of: firstLine)
    let plain = PlainRecords(
      text, scan: RecordScan(delimiter: delimiter.byte, knowsQuotes: !isTabSeparated))
    if let open = plain.open { throw openQuote(in: text, at: open) }
    var rows: [[String]] = []
    let hidden = ParserText.hiding(plain.text)
    let csv = try CSV<StreamedRows>(string: hidden, delimiter: delimiter, loadColumns: false)
    try csv.enumerateAsArray(startAt: 1, rowLimit: nil) { fields in
      rows.append(fields.map(ParserText.showing))
    }
    let first = csv.header.map(ParserText.showing)
    let hasNames = hasNames ?? RecordFile.areNames(first)
    if !hasNames { rows.insert(first, at: 0) }
    return table(
      header: hasNames ? first : [], width: rows.reduce(first.count) { max($0, $1.count) },
      rows: .cells(rows), odd: rows.count { $0.count != first.count }, from: first.count,
      stray: plain.scan.strayCount, of: rows.count)
  }

  /// - Parameters:
  ///   - header: The names of the fields, without blanks around them. An unnamed field gets its number as a name, and
  ///     so do all fields if there are no names.
  ///   - width: The number of fields of the longest row.
  ///   - rows: The rows.
  ///   - odd: The number of rows whose number of fields differs from that of the first line.
  ///   - first: The number of fields of the first line.
  ///   - stray: The number of rows with quotes in the middle of a field, including the first line.
  ///   - count: The number of rows.
  /// - Returns: The table, with a remark on odd rows.
  private func table(
    header: [String], width: Int, rows: Table.Rows, odd: Int, from first: Int, stray: Int,
    of count: Int
  ) -> Table {
    let names = header.map { $0.trimmingCharacters(in: .whitespaces) }
    let fields = Self.apart(
      (0..<width).map { index in
        index < names.count && !names[index].isEmpty ? names[index] : "column \(index + 1)"
      })
    var table = Table(name: name, fields: fields, rows: rows)
    var remarks: [String] = []
    if odd > 0 {
      remarks.append(
        "\(odd) of \(count) rows \(odd == 1 ? "has" : "have") more or fewer fields than "
          + "the first line, which has \(first)")
    }
    if stray > 0 {
      remarks.append(
        "\(stray) \(stray == 1 ? "line has" : "lines have") quotes in the middle of a field, "
          + "which are kept as text")
    }
    if !remarks.isEmpty { table.remark = remarks.joined(separator: "; ") }
    return table
  }

  /// The names of the fields; repeated ones get a number, so that each is unique.
  private static func apart(_ names: [String]) -> [String] {
    var taken = Set(names)
    // The next number to append to each name.
    var numbers: [String: Int] = [:]
    return names.map { name in
      guard var number = numbers[name] else {
        numbers[name] = 2
        return name
      }
      while !taken.insert("\(name) (\(number))").inserted { number += 1 }
      numbers[name] = number + 1
      return "\(name) (\(number))"
    }
  }

  /// The delimiter of the first line: the most frequent one, or a comma if nothing is more frequent.
  ///
  /// The delimiter of a `.tsv` file is a tab in any case.
  private func delimiter(of line: String) -> CSVDelimiter {
    guard !isTabSeparated else { return .tab }
    let counts = ([.comma, .tab, .semicolon] as [CSVDelimiter]).map { delimiter in
      (delimiter, Self.count(of: delimiter.byte, in: line.utf8))
    }
    let most = counts.map(\.1).max() ?? 0
    return counts.first { $0.1 == most }?.0 ?? .comma
  }

  /// The number of delimiters outside quotes.
  static func count(of delimiter: UInt8, in line: some Sequence<UInt8>) -> Int {
    var scan = RecordScan(delimiter: delimiter)
    for byte in line { _ = scan.endsRecord(byte) }
    return (scan.ended.firstWidth ?? 1) - 1
  }

  /// Whether the parser takes a character for the end of a line.
  private static func endsLine(_ character: Character) -> Bool {
    ["\n", "\r", "\r\n"].contains(character)
  }

  private func openQuote(in text: String, at index: Int) -> SceneError {
    let quote = text.utf8.index(text.startIndex, offsetBy: index)
    let before = text[..<quote]
    let start = before.lastIndex(where: Self.endsLine).map { text.index(after: $0) }
    let line = text[(start ?? text.startIndex)...]
    return SceneError(
      file: name, line: before.count(where: Self.endsLine) + 1,
      column: text[line.startIndex..<quote].count + 1,
      message:
        "the quote that opens this field is never closed; one inside a field is written twice",
      sourceLine: String(line.prefix { !Self.endsLine($0) }))
  }
}

extension CSVDelimiter {
  fileprivate var byte: UInt8 { rawValue.asciiValue ?? 0 }
}

/// An empty view of a CSV: the rows are streamed once, instead of parsed ahead and copied.
struct StreamedRows: CSVView {
  let rows: [[String]] = []
  let columns: [String]? = nil

  init(header: [String], text: String, delimiter: CSVDelimiter, loadColumns: Bool, rowLimit: Int?) {
  }

  func serialize(header: [String], delimiter: CSVDelimiter) -> String {
    ""
  }
}
