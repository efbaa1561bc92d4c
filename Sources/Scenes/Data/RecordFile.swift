import Foundation
import SwiftCSV

/// The rows of comma-separated values, read on demand.
///
/// Opening counts the records; rows are parsed one at a time.
public final class RecordFile: @unchecked Sendable {
  /// The number of rows that stay parsed: several screens of them, as a table asks for each field of a row by itself.
  private static let mostKept = 512

  /// The names of the fields, which the first record holds; none where that is a row as all others.
  let names: [String]
  /// The result of scanning all rows.
  let scan: RecordScan

  /// Whether the first record holds the names of the fields.
  private let hasNames: Bool
  private let records: LineFile
  private let delimiter: CSVDelimiter
  private let lock = NSLock()
  /// The rows parsed last; guarded by the lock.
  private var kept: [Int: [String]] = [:]

  /// The records of a text; nil where it is irregular, or has none.
  convenience init?(_ records: LineFile, delimiter: CSVDelimiter) {
    guard let scan = records.recordScan, scan.isRegular, records.count > 0,
      let first = Self.fields(of: records[0], delimiter, scan)
    else { return nil }
    self.init(records, scan, delimiter, names: Self.areNames(first) ? first : nil)
  }

  private init(
    _ records: LineFile, _ scan: RecordScan, _ delimiter: CSVDelimiter, names: [String]?
  ) {
    self.records = records
    self.scan = scan
    self.delimiter = delimiter
    self.names = names ?? []
    hasNames = names != nil
  }

  /// The same records, the first of which holds the names of the fields, or is a row.
  func naming(_ hasNames: Bool) -> RecordFile {
    guard hasNames != self.hasNames else { return self }
    let first = Self.fields(of: records[0], delimiter, scan) ?? []
    return RecordFile(records, scan, delimiter, names: hasNames ? first : nil)
  }

  /// Whether the first record of a file names the fields: it does unless it holds nothing but numbers.
  static func areNames(_ first: [String]) -> Bool {
    !first.allSatisfy { SceneValue.isNumber($0.trimmingCharacters(in: .whitespaces)) }
  }

  /// The number of rows, without the names.
  public var count: Int { records.count - firstRow }

  /// The record of the first row.
  private var firstRow: Int { hasNames ? 1 : 0 }

  /// The fields of a row; none of a file that has become shorter.
  ///
  /// - Precondition: `row` is within `0..<count`.
  /// - Complexity: O(1) for a row parsed recently, else that of reading and parsing it.
  func fields(ofRow row: Int) -> [String] {
    if let fields = lock.withLock({ kept[row] }) { return fields }
    let fields = Self.fields(of: records[row + firstRow], delimiter, scan) ?? []
    lock.withLock {
      if kept.count == Self.mostKept { kept.removeAll(keepingCapacity: true) }
      kept[row] = fields
    }
    return fields
  }

  /// Whether a row was missing when it was read: the file has become shorter.
  public var hasShrunk: Bool { records.hasShrunk }

  /// A row as it is written; nothing of a file that has become shorter.
  ///
  /// - Precondition: `row` is within `0..<count`.
  public func record(ofRow row: Int) -> String { records[row + firstRow] }

  /// The text of a field of a row; empty where the row has fewer fields.
  func text(ofRow row: Int, field: Int) -> String {
    let fields = fields(ofRow: row)
    return fields.indices.contains(field) ? fields[field] : ""
  }

  /// Parses one record, which ends its lines as other texts do; an empty line is one by its end alone.
  private static func fields(
    of record: String, _ delimiter: CSVDelimiter, _ scan: RecordScan
  ) -> [String]? {
    let text = ParserText.hiding(record).replacingOccurrences(of: "\r\n", with: "\n") + "\n"
    let start = RecordScan(delimiter: scan.delimiter, knowsQuotes: scan.knowsQuotes)
    let plain =
      PlainRecords.isPlain(text, delimiter: scan.delimiter)
      ? text : PlainRecords(text, scan: start).text
    return try? CSV<StreamedRows>(string: plain, delimiter: delimiter, loadColumns: false)
      .header.map(ParserText.showing)
  }
}

extension RecordFile: Equatable {
  /// Whether both hold the same text in memory, or are the same file with as many records everywhere.
  public static func == (file: RecordFile, other: RecordFile) -> Bool {
    file === other || (file.hasNames == other.hasNames && file.records == other.records)
  }
}
