/// The file that items come from, as the scene names it.
public struct DataFile: Sendable, Equatable {
  /// The path from the loader's working directory, or `-` for standard input.
  public var path: String
  /// The field that is shown; nil for the first text field.
  public var text: String?
  /// The field that items are grouped by.
  public var section: String?
  /// The field that identifies an item.
  public var id: String?
  /// Whether the first line names the fields; nil to decide by its content.
  public var hasNames: Bool?
  /// The field that cells show, one of several; nil if the file has only one field.
  public var shown: ShownField?
  /// A remark for the reader on the rows that were read; nil for none.
  public var remark: String?
  /// Whether a scene that names the file would read other rows.
  ///
  /// That is so if the file is browsed as another kind of file, or if it has no rows and its other contents are shown.
  var isReadOtherwise = false
  /// The rows that were read; nil for a file that is named but not read.
  var table: Table?

  /// One field of a data file's rows.
  public struct ShownField: Sendable, Equatable {
    public var name: String
    /// The index among the fields, from 0.
    public var index: Int
    /// The number of fields of all rows together.
    public var count: Int

    public init(name: String, index: Int, count: Int) {
      self.name = name
      self.index = index
      self.count = count
    }

    /// The text for a title: `name, 1 of 9`.
    public var text: String { "\(name), \(index + 1) of \(count)" }
  }

  /// The names of the fields that rows have, in the order of the file.
  public var fields: [String] { table?.fields ?? [] }

  /// The names of the fields as a scene spells them.
  public var spelledFields: [String] { fields.map { QuotedText($0).text } }

  /// The fields of a row with their values.
  ///
  /// - Parameter row: From 0, without the line of names.
  /// - Returns: The fields that the row has, in the order of the file; empty if there is no such row.
  /// - Complexity: O(fields), and to read the row.
  public func fields(ofRow row: Int) -> [DataField] {
    guard let table, (0..<table.count).contains(row) else { return [] }
    return table.fields(ofRow: row)
  }

  /// Creates a description of which only the path is required.
  public init(path: String, text: String? = nil, section: String? = nil, id: String? = nil) {
    self.path = path
    self.text = text
    self.section = section
    self.id = id
  }
}

/// One field of a row with its value.
public struct DataField: Sendable, Equatable, Codable {
  public var name: String
  /// The value, with any characters of the data; nested JSON is compact.
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
