import Foundation

/// The lines of a text, or the records of comma-separated values, read when they are asked for.
///
/// Only how many there are is found out ahead, block by block of the text; of a long one a part at a time, for who shows
/// its first lines meanwhile. So a text takes eight bytes of memory for every
/// 64 kB that it has, and the lines on a screen are read from one or two blocks, which are kept. Nobody watches what
/// becomes of a file that is open: a line that is no longer there is empty.
public final class LineFile: @unchecked Sendable {
  private enum Source {
    case file(OpenFile)
    case bytes([UInt8])
  }

  /// A piece of the text, and where in it lines end.
  private struct Block {
    var number: Int
    var bytes: [UInt8]
    var ends: [Int]
  }

  /// The lines of a screen may stand in two, and those that are searched in others.
  private static let mostKept = 4
  private static let blockSize = LineEnds.blockSize

  /// The first part of a text that is counted in parts: what is on a screen lies well within.
  private static let firstPart = (bytes: 1 << 18, lines: 1_000)

  /// The number of lines that were counted; an end of line at the end of the text does not begin another.
  public var count: Int { lock.withLock { ends.count } }
  /// What was found out of the records; nil for lines.
  var recordScan: RecordScan? { lock.withLock { ends.records?.ended } }
  /// Whether these are all.
  public var isCounted: Bool { lock.withLock { !ends.goesOn } }

  private let source: Source
  private let lock = NSLock()
  /// Only touched behind the lock, as what follows.
  private var ends: LineEnds
  /// What was read last, the latest last.
  private var kept: [Block] = []
  private var isCut = false

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
    self.ends.goesOn = true
    repeat {
      try countOn(bytes: countsLater ? Self.firstPart.bytes : .max)
    } while !isCounted && count < Self.firstPart.lines
  }

  /// The lines of a text in memory.
  convenience init(_ bytes: [UInt8], _ ends: LineEnds = LineEnds()) {
    var ends = ends
    bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
        let end = min(bytes.count, start + Self.blockSize)
        ends.add(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
    }
    self.init(.bytes(bytes), ends)
  }

  private init(_ source: Source, _ ends: LineEnds) {
    self.source = source
    self.ends = ends
  }

  /// Whether something was asked for that is no longer there: the file has become shorter.
  public var hasShrunk: Bool { lock.withLock { isCut } }

  /// How much of the text was gone through, 0…1.
  public var countedPart: Double {
    guard case .file(let file) = source, let size = file.size else { return 1 }
    return lock.withLock { ends.goesOn ? Double(ends.size) / Double(size) : 1 }
  }

  /// Goes on through a text that is not counted yet.
  ///
  /// - Parameter bytes: How far; by itself to the end.
  /// - Throws: `SceneError` when it cannot be read.
  public func countOn(bytes: Int = .max) throws {
    guard case .file(let file) = source, let size = file.size else { return }
    try lock.withLock {
      let goal = ends.size + min(bytes, size - ends.size)
      do {
        try withUnsafeTemporaryAllocation(byteCount: Self.blockSize, alignment: 1) { buffer in
          while ends.goesOn, ends.size < goal {
            let wanted = min(Self.blockSize, size - ends.size)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(wanted))
            let count = try file.read(into: part, from: ends.size)
            ends.add(UnsafeRawBufferPointer(rebasing: part.prefix(count)))
            ends.goesOn = count == wanted && ends.size < size
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
  public subscript(line: Int) -> String {
    lock.withLock {
      let begin = line == 0 ? ends.start : end(of: line - 1) + 1
      let end = end(of: line)
      guard begin < end else { return "" }
      var bytes = bytes(begin..<end)
      if end < ends.size, bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      return String(text: bytes)
    }
  }

  /// Where a line ends in the text: its newline, or the end of the text.
  private func end(of line: Int) -> Int {
    // The last block before which no more lines end.
    var (low, high) = (0, ends.before.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends.before[middle + 1] > line { high = middle } else { low = middle + 1 }
    }
    guard low < ends.before.count - 1 else { return ends.size }
    let inBlock = block(low).ends
    let index = line - ends.before[low]
    return index < inBlock.count ? low * Self.blockSize + inBlock[index] : ends.size
  }

  private func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let number = range.lowerBound / Self.blockSize
    guard (range.upperBound - 1) / Self.blockSize == number else { return read(range) }
    let start = number * Self.blockSize
    let bytes = block(number).bytes
    return bytes.prefix(range.upperBound - start).dropFirst(range.lowerBound - start)
  }

  private func block(_ number: Int) -> Block {
    if let block = kept.last(where: { $0.number == number }) { return block }
    let start = number * Self.blockSize
    let bytes = [UInt8](read(start..<min(ends.size, start + Self.blockSize)))
    let block = Block(
      number: number, bytes: bytes, ends: ends.ends(in: bytes, ofBlock: number))
    if kept.count == Self.mostKept { kept.removeFirst() }
    kept.append(block)
    return block
  }

  /// Reads a part of the text; of a file that has become shorter, what there is of it.
  private func read(_ range: Range<Int>) -> ArraySlice<UInt8> {
    switch source {
    case .bytes(let bytes): return bytes[range]
    case .file(let file):
      let bytes = (try? file.bytes(range)) ?? []
      if bytes.count < range.count { isCut = true }
      return bytes[...]
    }
  }
}

extension LineFile: Equatable {
  /// Whether both hold the same text in memory, or are the same file, as long and with as many lines everywhere.
  public static func == (file: LineFile, other: LineFile) -> Bool {
    if file === other { return true }
    switch (file.source, other.source) {
    case (.bytes(let bytes), .bytes(let others)): return bytes == others
    case (.file(let one), .file(let two)):
      return one.path == two.path
        && file.lock.withLock { file.ends } == other.lock.withLock { other.ends }
    default: return false
    }
  }
}
