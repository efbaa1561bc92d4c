/// Where something stands in a file.
struct Place: Sendable {
  let source: SourceText
  /// From 1.
  let line: Int
  /// From 1, counted in Unicode scalars.
  let scalarColumn: Int

  func error(_ message: String) -> SceneError {
    source.error(message, line: line, scalarColumn: scalarColumn)
  }
}
