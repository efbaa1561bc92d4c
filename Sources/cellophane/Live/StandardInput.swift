import Foundation
import Scenes

/// Standard input, which can be read but once and is kept for whoever asks again.
final class StandardInput: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Data?

  /// What has been read so far; nil when nobody has asked.
  var data: Data? { lock.withLock { kept } }

  private let handle: FileHandle
  private let limit: Int

  /// - Parameters:
  ///   - handle: Where it is read.
  ///   - limit: The most bytes that a loader takes; of what has no end, little more is read.
  init(_ handle: FileHandle = .standardInput, limit: Int = SceneLoader.mostOfStandardInput) {
    self.handle = handle
    self.limit = limit
  }

  /// All of it, or more than the limit; to a person who waits long it is said what for.
  ///
  /// - Throws: An error when it cannot be read.
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
        // One that is not full ends at the end, which a terminal that has told it would want to be told again.
      } while part.count == Self.partSize && data.count <= limit
      kept = data
      return data
    }
  }

  private static let partSize = 1 << 20
}
