import Foundation

/// The lines of a text, or the records of comma-separated values, read on demand.
///
/// Opening counts the lines block by block; the counting of a long text can be continued later, while its first lines are
/// on the screen. Memory is eight bytes for every 64 kB of text, and a few blocks. The file is not watched: a line that no
/// longer exists is empty.
public final class LineFile: @unchecked Sendable {
  /// The size of the first part of a text that is counted in parts; more than fits the screen.
  private static let firstPart = (bytes: 1 << 18, lines: 1_000)

  /// The number of lines counted so far; a newline at the end of the text does not begin another line.
  public var count: Int { lock.withLock { text.ends.count } }
  /// The result of scanning the records; nil for lines.
  var recordScan: RecordScan? { lock.withLock { text.ends.records?.ended } }
  /// Whether all lines are counted.
  public var isCounted: Bool { lock.withLock { !text.ends.isIncomplete } }

  private let source: TextSource
  private let lock = NSLock()
  /// Guarded by the lock.
  private var text: LineBlocks

  /// The lines of a file; nil for an empty file, and for one that can be read only once, such as a pipe.
  ///
  /// The file is not mapped into memory: if a mapped file is truncated, reading it crashes the program.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - ends: Finds the ends of lines or of records.
  ///   - countsLater: Whether only the first part of a long text is counted; `countOn(bytes:)` continues.
  /// - Throws: `SceneError` when it cannot be read.
  convenience init?(
    _ file: OpenFile, _ ends: LineEnds = LineEnds(), countsLater: Bool = false
  ) throws {
    guard let size = file.size, size > 0 else { return nil }
    self.init(.file(file), ends)
    text.ends.isIncomplete = true
    repeat {
      try countOn(bytes: countsLater ? Self.firstPart.bytes : .max)
    } while !isCounted && count < Self.firstPart.lines
  }

  /// The lines of a text in memory.
  convenience init(_ bytes: [UInt8], _ ends: LineEnds = LineEnds()) {
    var ends = ends
    for start in stride(from: 0, to: bytes.count, by: LineEnds.blockSize) {
      ends.add(bytes[start..<min(bytes.count, start + LineEnds.blockSize)])
    }
    self.init(.bytes(bytes), ends)
  }

  private init(_ source: TextSource, _ ends: LineEnds) {
    self.source = source
    text = LineBlocks(source, ends)
  }

  /// Whether a line was missing when it was read: the file has become shorter.
  public var hasShrunk: Bool { lock.withLock { text.isCut } }

  /// The fraction of the text that is counted, 0…1.
  public var countedPart: Double {
    guard case .file(let file) = source, let size = file.size else { return 1 }
    return lock.withLock { text.ends.isIncomplete ? Double(text.ends.size) / Double(size) : 1 }
  }

  /// Continues to count the lines.
  ///
  /// - Parameter bytes: The number of bytes to scan; by default all up to the end.
  /// - Throws: `SceneError` when it cannot be read.
  public func countOn(bytes: Int = .max) throws {
    guard case .file(let file) = source, let size = file.size else { return }
    try lock.withLock {
      let goal = text.ends.size + min(bytes, size - text.ends.size)
      do {
        while text.ends.isIncomplete, text.ends.size < goal {
          let start = text.ends.size
          let wanted = start..<min(size, start + LineEnds.blockSize)
          let block = try file.bytes(wanted)
          text.ends.add(block[...])
          text.ends.isIncomplete = block.count == wanted.count && text.ends.size < size
        }
      } catch {
        throw SceneError(
          file: file.path, line: 0, column: 0, message: SceneError.unreadable)
      }
    }
  }

  /// A line without its end.
  ///
  /// `String.init(text:)` documents how bytes that are not UTF-8 are decoded.
  ///
  /// - Precondition: `line` is within `0..<count`.
  /// - Complexity: O(log blocks), and O(block + line) for a line outside the blocks read last.
  public subscript(line: Int) -> String { lock.withLock { text.line(line) } }
}

extension LineFile: Equatable {
  /// Whether both are the same text in memory, or the same file with the same number of lines in every block.
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
