import CPlatform

/// A file that is open for reading.
///
/// A pipe must not be opened twice: its writer may be gone by then.
final class OpenFile: Sendable {
  /// A file that cannot be read.
  struct Failure: Error {}
  /// A stream without a size that is longer than the limit.
  struct TooLong: Error {}

  /// The default limit for streams without a size, which may never end.
  static let mostHeld = 1 << 30

  let path: String
  /// The size in bytes when the file was opened; nil for a pipe or device, which can only be read once.
  let size: Int?
  /// Whether this is a device that may never end: any but terminals and the null device.
  let isDevice: Bool

  private let descriptor: Int32

  /// Opens a file; a pipe waits for a writer.
  ///
  /// - Throws: `Failure`.
  init(_ path: String) throws {
    descriptor = platform_open_for_reading(path)
    guard descriptor >= 0 else { throw Failure() }
    self.path = path
    let description = platform_describe_descriptor(descriptor)
    size = description.kind == platform_kind_file ? Int(description.size) : nil
    isDevice =
      description.kind == platform_kind_block_device
      || description.kind == platform_kind_character_device && !platform_is_terminal(descriptor)
  }

  deinit {
    platform_close(descriptor)
  }

  /// Whether a path leads to a pipe, which opening waits for.
  static func isPipe(_ path: String) -> Bool {
    platform_describe_path(path).kind == platform_kind_pipe
  }

  /// A part of the file, or as much of it as exists.
  ///
  /// - Throws: `Failure`.
  func bytes(_ range: Range<Int>) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = try Self.fill(UnsafeMutableRawBufferPointer(buffer)) { rest, count in
        platform_read_at(
          descriptor, rest.baseAddress, Int64(rest.count), Int64(range.lowerBound + count))
      }
    }
  }

  /// Reads from the current position to the end of the file.
  ///
  /// - Parameter limit: The most bytes of a stream without a size.
  /// - Returns: The bytes; none at the end.
  /// - Throws: `Failure`, and `TooLong` beyond the limit.
  func rest(atMost limit: Int = mostHeld) throws -> [UInt8] {
    // One more than the size, so that the end is found before there is a second block.
    let blockSize = max(1 << 16, (size ?? 0) + 1)
    var bytes: [UInt8] = []
    while true {
      let block = try [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
        count = try Self.fill(UnsafeMutableRawBufferPointer(buffer)) { rest, _ in
          platform_read(descriptor, rest.baseAddress, Int64(rest.count))
        }
      }
      if bytes.isEmpty { bytes = block } else { bytes += block }
      if bytes.count > max(limit, size ?? 0) { throw TooLong() }
      if block.count < blockSize { return bytes }
    }
  }

  /// Calls `read` with the empty part of the buffer and the number of bytes before it, until it is full or the file ends.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer,
    with read: (_ rest: UnsafeMutableRawBufferPointer, _ count: Int) -> Int64
  ) throws -> Int {
    var count = 0
    while count < buffer.count {
      let new = read(UnsafeMutableRawBufferPointer(rebasing: buffer[count...]), count)
      guard new >= 0 else { throw Failure() }
      if new == 0 { break }
      count += Int(new)
    }
    return count
  }
}
