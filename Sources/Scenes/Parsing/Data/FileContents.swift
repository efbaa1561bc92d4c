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
