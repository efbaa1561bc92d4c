/// What a file holds that is a scene, or data.
enum FileContents {
  /// All of it, without a byte order mark and with plain newlines.
  case bytes([UInt8])
  /// A text, which is read as its lines are asked for.
  case lines(LineFile)
  /// Comma-separated values, which are read as their rows are asked for.
  case records(RecordFile)

  /// Whether it is shown as lines of text already.
  func isText(_ path: String) -> Bool {
    switch self {
    case .lines: true
    case .records: false
    case .bytes: path != "-" && DataFormat(path: path) == .text
    }
  }
}
