import Foundation

/// The lines of a text, or the records of comma-separated values, read when they are asked for.
///
/// Only how many there are is found out ahead, block by block of the text; of a long one a part at a time, for who shows
/// its first lines meanwhile. So a text takes eight bytes of memory for every
/// 64 kB that it has, and the lines on a screen are read from one or two blocks, which are kept. Nobody watches what
/// becomes of a file that is open: a line that is no longer there is empty.
public final class LineFile: @unchecked Sendable {
  /// The first part of a text that is counted in parts: what is on a screen lies well within.
  private static let firstPart = (bytes: 1 << 18, lines: 1_000)

  /// The number of lines that were counted; an end of line at the end of the text does not begin another.
  public var count: Int { lock.withLock { text.ends.count } }
  /// What was found out of the records; nil for lines.
  var recordScan: RecordScan? { lock.withLock { text.ends.records?.ended } }
  /// Whether these are all.
  public var isCounted: Bool { lock.withLock { !text.ends.goesOn } }

  private let source: TextSource
  private let lock = NSLock()
  /// Only touched behind the lock.
  private var text: LineBlocks

  /// The lines of a file; nil for one that is empty, or can only be read from its beginning to its end, as a pipe.
  ///
  /// It is not mapped into memory, where a file that becomes shorter meanwhile ends the program.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - ends: What finds the ends of its lines or records.
  ///   - countsLater: Whether only the first part of a long text is counted, and the rest when `countOn(bytes:)` is called.
  /// - Throws: `SceneError` when it cannot be read.
  convenience init?(
    _ file: OpenFile, _ ends: LineEnds = LineEnds(), countsLater: Bool = false
  ) throws {
    guard let size = file.size, size > 0 else { return nil }
    self.init(.file(file), ends)
    text.ends.goesOn = true
    repeat {
      try countOn(bytes: countsLater ? Self.firstPart.bytes : .max)
    } while !isCounted && count < Self.firstPart.lines
  }

  /// The lines of a text in memory.
  convenience init(_ bytes: [UInt8], _ ends: LineEnds = LineEnds()) {
    var ends = ends
    bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: LineEnds.blockSize) {
        let end = min(bytes.count, start + LineEnds.blockSize)
        ends.add(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
    }
    self.init(.bytes(bytes), ends)
  }

  private init(_ source: TextSource, _ ends: LineEnds) {
    self.source = source
    text = LineBlocks(source, ends)
  }

  /// Whether something was asked for that is no longer there: the file has become shorter.
  public var hasShrunk: Bool { lock.withLock { text.isCut } }

  /// How much of the text was gone through, 0…1.
  public var countedPart: Double {
    guard case .file(let file) = source, let size = file.size else { return 1 }
    return lock.withLock { text.ends.goesOn ? Double(text.ends.size) / Double(size) : 1 }
  }

  /// Goes on through a text that is not counted yet.
  ///
  /// - Parameter bytes: How far; by itself to the end.
  /// - Throws: `SceneError` when it cannot be read.
  public func countOn(bytes: Int = .max) throws {
    guard case .file(let file) = source, let size = file.size else { return }
    try lock.withLock {
      let goal = text.ends.size + min(bytes, size - text.ends.size)
      do {
        try withUnsafeTemporaryAllocation(byteCount: LineEnds.blockSize, alignment: 1) { buffer in
          while text.ends.goesOn, text.ends.size < goal {
            let wanted = min(LineEnds.blockSize, size - text.ends.size)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(wanted))
            let count = try file.read(into: part, from: text.ends.size)
            text.ends.add(UnsafeRawBufferPointer(rebasing: part.prefix(count)))
            text.ends.goesOn = count == wanted && text.ends.size < size
          }
        }
      } catch {
        throw SceneError(
          file: file.path, line: 0, column: 0, message: SceneError.unreadable)
      }
    }
  }

  /// A line without its end.
  ///
  /// One that is no UTF-8 is read as `String.init(text:)` says.
  ///
  /// - Precondition: `line` is within `0..<count`.
  /// - Complexity: O(log blocks), and O(block + line) for one that was not read of late or stands in several blocks.
  public subscript(line: Int) -> String { lock.withLock { text.line(line) } }
}

extension LineFile: Equatable {
  /// Whether both hold the same text in memory, or are the same file, as long and with as many lines everywhere.
  public static func == (file: LineFile, other: LineFile) -> Bool {
    if file === other { return true }
    switch (file.source, other.source) {
    case (.bytes(let bytes), .bytes(let others)): return bytes == others
    case (.file(let one), .file(let two)):
      return one.path == two.path
        && file.lock.withLock { file.text.ends } == other.lock.withLock { other.text.ends }
    default: return false
    }
  }
}
