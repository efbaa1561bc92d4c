import Foundation

/// The rows of a data file.
///
/// Rows are stored as they were read: a field that a row lacks takes no memory.
struct Table: Sendable, Equatable {
  /// The rows, by the way they are read.
  enum Rows: Sendable, Equatable {
    /// Lines, each with one field.
    case lines(LineFile)
    /// Rows of comma-separated values, read on demand.
    case records(RecordFile)
    /// Rows in memory; the last fields of a row may be missing.
    case cells([[String]])
    /// Rows of a JSON text, with fields by name.
    case json(JSONRows)
  }

  /// The name of the file in messages.
  let name: String
  /// The names of the fields, in order of appearance.
  let fields: [String]
  private let rows: Rows
  /// A remark for the reader on the rows; nil for none.
  var remark: String?
  /// Whether the rows are a replacement: all arrays of the file are empty, so its entries are shown.
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

  /// The values of a field of each row, as items that are read on demand.
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

  /// The value of a field of a row; nil if the field is missing or null.
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

  /// The text that a cell shows for a row: the field's value, or a whole row of JSON that lacks the field.
  func text(row: Int, field: Int) -> String {
    guard case .json(let rows) = rows else { return value(row: row, field: field) ?? "" }
    return rows.shown(ofRow: row, field: field)
  }

  /// The text that a cell shows for a row: the value of a field by name, or a whole row of JSON that lacks the field.
  func text(row: Int, fieldNamed name: String?) -> String {
    if let index = name.flatMap(fields.firstIndex) { return text(row: row, field: index) }
    guard case .json(let rows) = rows else { return "" }
    return rows.value(ofRow: row).text
  }

  /// All fields of a row.
  func fields(ofRow row: Int) -> [DataField] {
    if case .json(let rows) = rows { return rows.fields(ofRow: row) }
    return fields.indices.compactMap { field in
      value(row: row, field: field).map { DataField(name: fields[field], value: $0) }
    }
  }

  /// The first field with texts rather than numbers, flags or nested values, judged by the first hundred rows.
  ///
  /// Without such a field it is the one whose nested values hold the most text, then the first with a value that is not
  /// empty, else the first of all; nil if there are no fields.
  var firstTextField: Int? {
    firstField(where: isText) ?? fieldWithMostNestedText ?? firstField { row, field in
      value(row: row, field: field)?.isEmpty == false
    } ?? fields.indices.first
  }

  private func firstField(where isWanted: (_ row: Int, _ field: Int) -> Bool) -> Int? {
    fields.indices.first { field in
      (0..<min(count, 100)).contains { isWanted($0, field) }
    }
  }

  /// The field of JSON whose arrays or objects hold the most letters of text in the first hundred rows; nil if none does.
  private var fieldWithMostNestedText: Int? {
    guard case .json(let rows) = rows else { return nil }
    let lengths = fields.indices.map { field in
      (0..<min(count, 100)).reduce(0) { $0 + rows.nestedTextLength(ofRow: $1, field: field) }
    }
    guard let most = lengths.max(), most > 0 else { return nil }
    return lengths.firstIndex(of: most)
  }

  private func isText(row: Int, field: Int) -> Bool {
    if case .json(let rows) = rows, rows.isNested(ofRow: row, field: field) { return false }
    let text = value(row: row, field: field)?.trimmingCharacters(in: .whitespaces) ?? ""
    return !text.isEmpty && !SceneValue.isNumber(text) && !Self.flags.contains(text.lowercased())
  }

  private static let flags: Set = ["true", "false"]
}
