import Foundation

/// The rows of a data file.
///
/// Rows stay as they were read: fields that a row lacks take no room, however many other rows have.
struct Table: Sendable, Equatable {
  /// What the rows were read as.
  enum Rows: Sendable, Equatable {
    /// One field each.
    case lines(LineFile)
    /// Rows that are read when they are asked for.
    case records(RecordFile)
    /// The first fields of each row; the rest is missing.
    case cells([[String]])
    /// Fields by name.
    case json(JSONRows)
  }

  /// The file, for messages.
  let name: String
  /// The names of the fields, in order of appearance.
  let fields: [String]
  private let rows: Rows
  /// What a reader should know of the rows; nil for nothing.
  var remark: String?
  /// Whether its rows are shown for want of those that the file is about.
  var standsForNothing = false

  init(name: String, fields: [String], rows: Rows) {
    self.name = name
    self.fields = fields
    self.rows = rows
  }

  /// The rows as the lines of a text; nil for rows of another kind.
  var lines: LineFile? {
    if case .lines(let file) = rows { file } else { nil }
  }

  /// A field of each row, as items that are read when they are asked for.
  ///
  /// - Returns: The items; nil for rows that are in memory.
  func texts(inField field: Int) -> ItemList? {
    switch rows {
    case .records(let file): .rows(file, field: field)
    case .json(let rows): .values(rows, field: field)
    case .lines, .cells: nil
    }
  }

  /// The number of rows.
  var count: Int {
    switch rows {
    case .lines(let lines): lines.count
    case .records(let file): file.count
    case .cells(let rows): rows.count
    case .json(let rows): rows.count
    }
  }

  /// What a row has in a field; nil for nothing, and for the null of JSON.
  func value(row: Int, field: Int) -> String? {
    switch rows {
    case .lines(let lines): return lines[row]
    case .records(let file):
      let fields = file.fields(ofRow: row)
      return field < fields.count ? fields[field] : nil
    case .cells(let rows): return field < rows[row].count ? rows[row][field] : nil
    case .json(let rows): return rows.text(ofRow: row, field: field)
    }
  }

  /// What a cell shows of a row: what is in a field, and of a row of JSON that lacks it all.
  func text(row: Int, field: Int) -> String {
    guard case .json(let rows) = rows else { return value(row: row, field: field) ?? "" }
    return rows.shown(ofRow: row, field: field)
  }

  /// All that a row has.
  func fields(ofRow row: Int) -> [DataField] {
    if case .json(let rows) = rows { return rows.fields(ofRow: row) }
    return fields.indices.compactMap { field in
      value(row: row, field: field).map { DataField(name: fields[field], value: $0) }
    }
  }

  /// The first field that holds texts rather than numbers, flags or nested values, judged by the first hundred rows; else
  /// the first that holds anything, or of all, and nil when there is none.
  var firstTextField: Int? {
    firstField(where: isText) ?? firstField { row, field in
      value(row: row, field: field)?.isEmpty == false
    } ?? fields.indices.first
  }

  private func firstField(where isWanted: (_ row: Int, _ field: Int) -> Bool) -> Int? {
    fields.indices.first { field in
      (0..<min(count, 100)).contains { isWanted($0, field) }
    }
  }

  private func isText(row: Int, field: Int) -> Bool {
    if case .json(let rows) = rows, rows.isNested(ofRow: row, field: field) { return false }
    let text = value(row: row, field: field)?.trimmingCharacters(in: .whitespaces) ?? ""
    return !text.isEmpty && !SceneValue.isNumber(text) && !Self.flags.contains(text.lowercased())
  }

  private static let flags: Set = ["true", "false"]
}
