import Foundation

/// A scene that was written down as `cellophane-repro-1.yaml`, or with the next number that is free.
struct ReproFile {
  /// Files that are tried before giving up.
  private static let limit = 10_000

  let name: String
  let text: String

  /// Writes the first file that is not there yet.
  ///
  /// - Parameters:
  ///   - folder: Where.
  ///   - text: Makes the text of a file of the given name.
  /// - Throws: An error when the folder cannot be written to.
  init(folder: String, text: (_ name: String) -> String) throws {
    for number in 1...Self.limit {
      let name = "cellophane-repro-\(number).yaml"
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      guard !FileManager.default.fileExists(atPath: file.path) else { continue }
      let text = text(name)
      do {
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      }
      self.name = name
      self.text = text
      return
    }
    throw CocoaError(.fileWriteFileExists)
  }
}
