/// What is wrong with a file, and where.
public struct SceneError: Error, Sendable, Equatable {
  /// The file as the user named it.
  public var file: String
  /// The line from 1; 0 when the file as a whole is meant.
  public var line: Int
  /// The column from 1, counted in characters.
  public var column: Int
  public var message: String
  /// The text of the line, without its end and without control characters.
  public var sourceLine: String?

  public init(file: String, line: Int, column: Int, message: String, sourceLine: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.sourceLine = sourceLine
  }
}
