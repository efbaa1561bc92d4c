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
  /// More than is taken of what has no size.
  struct TooLong: Error {}

  /// The most bytes that are held of what has no size, as a pipe: somebody may write to it without end.
  static let mostHeld = 1 << 30

  let path: String
  /// Its bytes when it was opened; nil for what is no file on a disk, and can only be read from its beginning to its end.
  let size: Int?
  /// Whether it is a device other than a terminal and the one that is always empty; it may never end.
  let isDevice: Bool

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
    let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    size = kind == S_IFREG ? Int(status.st_size) : nil
    isDevice =
      kind == S_IFBLK
      || kind == S_IFCHR && isatty(descriptor) == 0 && !Self.isEmptyDevice(status)
  }

  /// Whether a path leads to a pipe, which keeps waiting who opens it.
  static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
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

  private static func isEmptyDevice(_ status: stat) -> Bool {
    var empty = stat()
    return stat("/dev/null", &empty) == 0 && empty.st_rdev == status.st_rdev
  }

  /// What was not read this way before, to the end of the file.
  ///
  /// - Parameter limit: The most bytes of what has no size.
  /// - Returns: The bytes; none at the end.
  /// - Throws: `Failure`, and `TooLong` beyond the limit.
  func rest(atMost limit: Int = mostHeld) throws -> [UInt8] {
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
      if bytes.count > max(limit, size ?? 0) { throw TooLong() }
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
