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
  /// The field that is shown of several, and how many there are; nil where there is only one.
  public var shown: ShownField?
  /// What a reader should know of what was found there; nil for nothing.
  public var remark: String?

  /// One field of a data file's rows.
  public struct ShownField: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// How many fields the rows have between them.
    public var count: Int

    /// One of so many.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// Makes a file of which nothing is said but its path, unless it is given.
  public init(path: String, text: String? = nil, section: String? = nil, id: String? = nil) {
    self.path = path
    self.text = text
    self.section = section
    self.id = id
  }
}
