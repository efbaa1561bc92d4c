#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is open for reading, and the only file of this target that imports libc.
///
/// What can be read only once, as a pipe, must not be opened twice: who writes to it may be gone by then.
final class OpenFile: Sendable {
  /// A file that cannot be read.
  struct Failure: Error {}

  let path: String
  /// Its bytes when it was opened; nil for what is no file on a disk, and can only be read from its beginning to its end.
  let size: Int?

  private let descriptor: Int32

  /// Opens a file; a pipe waits for somebody to write to it.
  ///
  /// - Throws: `Failure`.
  init(_ path: String) throws {
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw Failure() }
    self.path = path
    self.descriptor = descriptor
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isFile ? Int(status.st_size) : nil
  }

  deinit {
    close(descriptor)
  }

  /// Fills the buffer with what stands at a place in the file.
  ///
  /// - Returns: How many bytes there are, fewer than asked for only at the end of the file.
  /// - Throws: `Failure`.
  func read(into buffer: UnsafeMutableRawBufferPointer, from start: Int) throws -> Int {
    try Self.fill(buffer) { rest, count in
      pread(descriptor, rest.baseAddress, rest.count, off_t(start + count))
    }
  }

  /// A part of the file, or what there is of it.
  ///
  /// - Throws: `Failure`.
  func bytes(_ range: Range<Int>) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = try read(into: UnsafeMutableRawBufferPointer(buffer), from: range.lowerBound)
    }
  }

  /// What was not read this way before, to the end of the file.
  ///
  /// - Throws: `Failure`.
  func rest() throws -> [UInt8] {
    // One more, so that the end is met before there is a second block.
    let blockSize = max(1 << 16, (size ?? 0) + 1)
    var bytes: [UInt8] = []
    while true {
      let block = try [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
        count = try Self.fill(UnsafeMutableRawBufferPointer(buffer)) { rest, _ in
          Self.readOn(descriptor, into: rest)
        }
      }
      if bytes.isEmpty { bytes = block } else { bytes += block }
      if block.count < blockSize { return bytes }
    }
  }

  private static func readOn(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Calls `read` with what is still empty of the buffer, and how much is full, until it is or nothing comes any more.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer,
    with read: (_ rest: UnsafeMutableRawBufferPointer, _ count: Int) -> Int
  ) throws -> Int {
    var count = 0
    while count < buffer.count {
      let new = read(UnsafeMutableRawBufferPointer(rebasing: buffer[count...]), count)
      if new < 0 {
        guard errno == EINTR else { throw Failure() }
      } else if new == 0 {
        return count
      } else {
        count += new
      }
    }
    return count
  }
}
