import CPlatform
import Foundation
import Scenes
import Terminal

/// Standard input, whose data is kept because it can be read only once.
final class StandardInput: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Data?
  private var following: (kind: FileKind, rest: Data)?

  /// The data that was read; nil before the first `read()`.
  var data: Data? { lock.withLock { kept } }

  /// The kind that the rows of input are read as that is still being written; nil if `data` is all of it.
  var followedKind: FileKind? { lock.withLock { following?.kind } }

  /// The bytes that were read after those of `data`.
  var rest: Data { lock.withLock { following?.rest ?? Data() } }

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

extension StandardInput {
  /// Milliseconds without input after which the rows so far are shown.
  private static let pause: Int32 = 200
  /// The time after which they are shown although more arrive, unless so many bytes have that the end must be near.
  private static let patience: Duration = .seconds(1)
  private static let fastInput = 4 << 20

  /// Reads to the end, or up to a row after which the input pauses or goes on slowly.
  ///
  /// `read()` returns the data so far then, and `readMore(atMost:)` what follows.
  ///
  /// - Parameter kind: The kind that the user asked for; nil to decide by the data.
  func readBeginning(as kind: FileKind?) {
    lock.withLock {
      guard kept == nil else { return }
      let notice = WaitNotice(reading: "standard input")
      defer { notice.cancel() }
      var data = Data()
      var start: Duration?
      var judged = 0
      while data.count <= limit {
        let isReady = platform_wait(handle.fileDescriptor, -1, data.isEmpty ? -1 : Self.pause)
        if isReady > 0 {
          guard let bytes = readBytes(atMost: Self.partSize), !bytes.isEmpty else { break }
          data.append(contentsOf: bytes)
        }
        guard !data.isEmpty else { continue }
        let begun = start ?? Platform.now
        start = begun
        let isSlow = Platform.now - begun >= Self.patience && data.count < Self.fastInput
        guard isReady == 0 || isSlow, judged < data.count else { continue }
        judged = data.count
        if let rows = SceneLoader.rows(inBeginning: data, as: kind) {
          following = (rows.kind, Data(data[rows.end...]))
          data = Data(data[..<rows.end])
          break
        }
      }
      kept = data
    }
  }

  /// The next bytes of input that is followed, without waiting; nil if there are none yet, empty at the end.
  func readMore(atMost count: Int) -> [UInt8]? {
    guard platform_wait(handle.fileDescriptor, -1, 0) > 0 else { return nil }
    return readBytes(atMost: count)
  }

  /// Reads once; empty at the end or after an error.
  private func readBytes(atMost count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = platform_read(handle.fileDescriptor, &bytes, Int64(count))
    return Array(bytes.prefix(max(0, Int(read))))
  }
}
