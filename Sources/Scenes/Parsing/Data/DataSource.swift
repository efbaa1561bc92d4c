/// What the `data` of a scene says, from which the items of its panes are made.
enum DataSource: Sendable {
  case sections(SectionData)
  case table(TableData)

  /// The items of a pane.
  ///
  /// - Parameter field: The field whose value each item takes as its measure; nil for none.
  /// - Returns: The same items for every pane, apart from their measure.
  /// - Throws: `SceneError` when the field is missing, or not a size, in any item.
  func dataSet(measuredBy field: SceneValue?) throws -> DataSet {
    switch self {
    case .sections(let data): try data.dataSet(measuredBy: field)
    case .table(let data): try data.dataSet(measuredBy: field)
    }
  }
}

/// What a file holds that is a scene, or data.
enum FileContents {
  /// All of it, without a byte order mark and with plain newlines.
  case bytes([UInt8])
  /// A text, which is read as its lines are asked for.
  case lines(LineFile)
  /// Comma-separated values, which are read as their rows are asked for.
  case records(RecordFile)

  /// What else it could be read as where that fails: lines of JSON that is called otherwise, or text; nil for what is shown as
  /// text already.
  func otherKind(_ path: String) -> FileKind? {
    switch self {
    case .lines: return nil
    case .records: return .text
    case .bytes(let bytes):
      let named = path == "-" ? nil : DataFormat(path: path)
      if named == .text { return nil }
      return named == .json && DataFormat(guessing: bytes) == .jsonLines ? .jsonl : .text
    }
  }
}
