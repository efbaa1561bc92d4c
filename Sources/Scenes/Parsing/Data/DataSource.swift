/// The `data` of a scene, from which the items of its panes are created.
enum DataSource: Sendable {
  case sections(SectionData)
  case table(TableData)

  /// The items of a pane.
  ///
  /// - Parameter field: The field with the measure of each item; nil for none.
  /// - Returns: The same items for every pane, apart from their measure.
  /// - Throws: `SceneError` when the field is missing, or not a size, in any item.
  func dataSet(measuredBy field: SceneValue?) throws -> DataSet {
    switch self {
    case .sections(let data): try data.dataSet(measuredBy: field)
    case .table(let data): try data.dataSet(measuredBy: field)
    }
  }
}

/// The contents of a file that is a scene or data.
enum FileContents {
  /// All bytes, without a byte order mark and with plain newlines.
  case bytes([UInt8])
  /// A text whose lines are read on demand.
  case lines(LineFile)
  /// Comma-separated values whose rows are read on demand.
  case records(RecordFile)

  /// The kind that the file could be read as instead, for an error message; nil for a file that is read as text
  /// already.
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
