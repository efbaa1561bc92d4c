/// The rows of a data file.
struct Table {
  /// The file, for messages.
  var name: String
  /// The names of the fields, in order of appearance.
  var fields: [String]
  /// One value for each field; nil where the row has none.
  var rows: [[String?]]

  /// A table of one field.
  init(name: String, field: String, values: [String?]) {
    self.name = name
    fields = [field]
    rows = values.map { [$0] }
  }

  init(name: String, fields: [String], rows: [[String?]]) {
    self.name = name
    self.fields = fields
    self.rows = rows
  }

  /// The first field that holds texts rather than numbers, judged by the first hundred rows; else the first.
  var firstTextField: Int {
    fields.indices.first { field in
      rows.prefix(100).contains { row in
        guard let value = row[field], !value.isEmpty else { return false }
        return !SceneValue.isNumber(value)
      }
    } ?? 0
  }
}
