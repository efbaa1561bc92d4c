/// What a file holds that is a scene, or data.
enum FileContents {
  /// All of it, without a byte order mark and with plain newlines.
  case bytes([UInt8])
  /// A text, which is read as its lines are asked for.
  case lines(LineFile)
  /// Comma-separated values, which are read as their rows are asked for.
  case records(RecordFile)
}
