import Foundation

/// Standard input, which can be read but once and is kept for whoever asks again.
final class StandardInput: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Data?

  /// What has been read so far; nil when nobody has asked.
  var data: Data? { lock.withLock { kept } }

  /// All of it.
  ///
  /// - Throws: An error when it cannot be read.
  func read() throws -> Data {
    try lock.withLock {
      let data = try kept ?? FileHandle.standardInput.readToEnd() ?? Data()
      kept = data
      return data
    }
  }
}
