import Foundation
import Scenes

/// Standard input, whose data is kept because it can be read only once.
final class StandardInput: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Data?

  /// The data that was read; nil before the first `read()`.
  var data: Data? { lock.withLock { kept } }

  private let handle: FileHandle
  private let limit: Int

  /// - Parameters:
  ///   - handle: The file handle to read.
  ///   - limit: The most bytes that a loader accepts; reading stops soon after this number.
  init(_ handle: FileHandle = .standardInput, limit: Int = SceneLoader.mostOfStandardInput) {
    self.handle = handle
    self.limit = limit
  }

  /// Returns all data, or somewhat more than `limit` bytes; prints a notice if reading takes long.
  ///
  /// - Throws: An error if standard input cannot be read.
  func read() throws -> Data {
    try lock.withLock {
      if let kept { return kept }
      let notice = WaitNotice(reading: "standard input")
      defer { notice.cancel() }
      var data = Data()
      var part: Data
      repeat {
        part = try handle.read(upToCount: Self.partSize) ?? Data()
        data.append(part)
        // Stop after a part that is not full: it ends at the end of the input, which a user at a terminal would have to type again.
      } while part.count == Self.partSize && data.count <= limit
      kept = data
      return data
    }
  }

  private static let partSize = 1 << 20
}
