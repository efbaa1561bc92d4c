import Foundation
import SwiftCSV

/// The rows of comma-separated values, read on demand.
///
/// Opening counts the records; rows are parsed one at a time.
public final class RecordFile: @unchecked Sendable {
  /// The largest number of cached rows, several screens of them: a table requests each field of a row separately.
  private static let mostKept = 512

  /// The names of the fields, from the first record; empty if the first record is a row like the others.
  let names: [String]
  /// The result of scanning all rows.
  let scan: RecordScan

  /// Whether the first record contains the names of the fields.
  private let hasNames: Bool
  private let records: LineFile
  private let delimiter: CSVDelimiter
  private let lock = NSLock()
  /// The cached rows, those parsed last; guarded by the lock.
  private var kept: [Int: [String]] = [:]

  /// The records of a text; nil if the text is irregular or has no records.
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

  /// The same records with the first one read as the names of the fields, or as a row.
  func naming(_ hasNames: Bool) -> RecordFile {
    guard hasNames != self.hasNames else { return self }
    let first = Self.fields(of: records[0], delimiter, scan) ?? []
    return RecordFile(records, scan, delimiter, names: hasNames ? first : nil)
  }

  /// Whether the first record of a file names the fields: it does unless it contains only numbers.
  static func areNames(_ first: [String]) -> Bool {
    !first.allSatisfy { SceneValue.isNumber($0.trimmingCharacters(in: .whitespaces)) }
  }

  /// The number of rows, without the names.
  public var count: Int { records.count - firstRow }

  /// The index of the record that is the first row.
  private var firstRow: Int { hasNames ? 1 : 0 }

  /// The fields of a row; empty if the file has become shorter and no longer contains it.
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

  /// The text of a row as in the file; empty if the file has become shorter and no longer contains it.
  ///
  /// - Precondition: `row` is within `0..<count`.
  public func record(ofRow row: Int) -> String { records[row + firstRow] }

  /// The text of a field of a row; empty where the row has fewer fields.
  func text(ofRow row: Int, field: Int) -> String {
    let fields = fields(ofRow: row)
    return fields.indices.contains(field) ? fields[field] : ""
  }

  /// Parses one record, with newlines as line ends; an empty record needs the line end to count as one.
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
  /// Whether both are the same text in memory, or the same file with the same number of records in every block.
  public static func == (file: RecordFile, other: RecordFile) -> Bool {
    file === other || (file.hasNames == other.hasNames && file.records == other.records)
  }
}
