import Foundation

/// A folder of one test, removed with it.
final class TemporaryFolder {
  let url: URL

  /// - Throws: An error when it cannot be made.
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cellophane-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(named name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  func reading(_ text: String, named name: String) throws -> FileHandle {
    try FileHandle(forReadingFrom: URL(fileURLWithPath: write(text, to: name)))
  }

  func writing(named name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(fileURLWithPath: write("", to: name)))
  }
}
