/// The file that items come from, as the scene names it.
public struct DataFile: Sendable, Equatable {
  /// Its path from where the loader was run, or `-` for standard input.
  public var path: String
  /// The field that is shown; nil for the first text field.
  public var text: String?
  /// The field that items are grouped by.
  public var section: String?
  /// The field that identifies an item.
  public var id: String?
  /// Whether its first line names the fields; nil where the file says it.
  public var hasNames: Bool?
  /// The field that is shown of several; nil where there is only one.
  public var shown: ShownField?
  /// What a reader should know of what was found there; nil for nothing.
  public var remark: String?
  /// Whether a scene that names the file would read something else there: it is browsed as another kind of file, or for
  /// want of rows shows what else it has.
  var isReadOtherwise = false
  /// What was read there; nil for a file that is named and not read.
  var table: Table?

  /// One field of a data file's rows.
  public struct ShownField: Sendable, Equatable {
    public var name: String
    /// Its place among the fields, from 0.
    public var index: Int
    /// How many fields the rows have between them.
    public var count: Int

    /// One of so many.
    public init(name: String, index: Int, count: Int) {
      self.name = name
      self.index = index
      self.count = count
    }

    /// What a title says of it: `name, 1 of 9`.
    public var text: String { "\(name), \(index + 1) of \(count)" }
  }

  /// The names of the fields that rows have, in the order of the file.
  public var fields: [String] { table?.fields ?? [] }

  /// The names of the fields as a scene spells them.
  public var spelledFields: [String] { fields.map { QuotedText($0).text } }

  /// What a row has in its fields.
  ///
  /// - Parameter row: From 0, without the line of names.
  /// - Returns: The fields in the order of the file, those that it lacks left out; none for a row that there is not.
  /// - Complexity: O(fields), and to read the row.
  public func fields(ofRow row: Int) -> [DataField] {
    guard let table, (0..<table.count).contains(row) else { return [] }
    return table.fields(ofRow: row)
  }

  /// Makes a file of which nothing is said but its path, unless it is given.
  public init(path: String, text: String? = nil, section: String? = nil, id: String? = nil) {
    self.path = path
    self.text = text
    self.section = section
    self.id = id
  }
}

/// One field of a row, and what it holds there.
public struct DataField: Sendable, Equatable, Codable {
  public var name: String
  /// May hold any characters of the data; nested JSON is compact.
  public var value: String

  /// A field that holds something, or an empty text.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
