import Foundation

/// The lines of a text, read when they are asked for.
///
/// Only how many there are is found out ahead, block by block of the text. So a text takes eight bytes of memory for every
/// 64 kB that it has, and the lines on a screen are read from one or two blocks, which are kept. Nobody watches what
/// becomes of a file that is open: a line that is no longer there is empty.
public final class LineFile: @unchecked Sendable {
  private enum Source {
    case file(FileHandle, path: String)
    case bytes([UInt8])
  }

  /// A piece of the text, and where in it lines end.
  private struct Block {
    var number: Int
    var bytes: [UInt8]
    var ends: [Int]
  }

  private static let blockSize = 1 << 16
  /// The lines of a screen may stand in two, and those that are searched in others.
  private static let mostKept = 4
  private static let newline = UInt8(ascii: "\n")

  /// The number of lines; an end of line at the end of the text does not begin another.
  public let count: Int

  private let source: Source
  private let size: Int
  /// Where the first line begins: behind a byte order mark.
  private let start: Int
  /// How many lines end before each block, and at last in all of them.
  private let endsBefore: [Int]
  private let lock = NSLock()
  /// What was read last, the latest last; only touched behind the lock.
  private var kept: [Block] = []

  /// The lines of a file; nil for one that can only be read from its beginning to its end, as a pipe.
  ///
  /// It is gone through a block at a time: a text that is mapped as a whole would take as much memory as it has bytes.
  ///
  /// - Throws: An error when it cannot be read.
  convenience init?(at path: String) throws {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    guard let end = try? file.seekToEnd(), end > 0 else { return nil }
    let size = Int(end)
    var scan = Scan()
    var bytes = [UInt8](repeating: 0, count: Self.blockSize)
    for block in Self.blocks(of: size) {
      // Into one place all the time: where each block has storage of its own, making that takes longer than reading.
      let count = pread(file.fileDescriptor, &bytes, block.count, off_t(block.lowerBound))
      guard count >= 0 else { throw CocoaError(.fileReadUnknown) }
      bytes.withUnsafeBytes { scan.take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    self.init(.file(file, path: path), size: size, scan)
  }

  /// The lines of a text in memory.
  convenience init(_ bytes: [UInt8]) {
    var scan = Scan()
    bytes.withUnsafeBytes { text in
      for block in Self.blocks(of: text.count) {
        scan.take(UnsafeRawBufferPointer(rebasing: text[block]))
      }
    }
    self.init(.bytes(bytes), size: bytes.count, scan)
  }

  private init(_ source: Source, size: Int, _ scan: Scan) {
    self.source = source
    self.size = size
    start = scan.start
    endsBefore = scan.endsBefore
    let isOpen = size > scan.start && scan.last != Self.newline
    count = scan.endsBefore[scan.endsBefore.count - 1] + (isOpen ? 1 : 0)
  }

  /// What is found out by going through the text once.
  private struct Scan {
    var endsBefore = [0]
    var start = 0
    var last: UInt8?

    mutating func take(_ block: UnsafeRawBufferPointer) {
      let isFirst = endsBefore.count == 1
      if isFirst, block.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
      let ends = LineFile.count(of: LineFile.newline, in: block)
      endsBefore.append(endsBefore[endsBefore.count - 1] + ends)
      last = block.last
    }
  }

  private static func blocks(of size: Int) -> some Sequence<Range<Int>> {
    stride(from: 0, to: size, by: blockSize).lazy.map { $0..<min(size, $0 + blockSize) }
  }

  /// A line without its end.
  ///
  /// What is no UTF-8 in it becomes `\u{FFFD}`.
  ///
  /// - Precondition: `line` is within `0..<count`.
  /// - Complexity: O(log blocks), and O(block) for one that was not read of late.
  public subscript(line: Int) -> String {
    lock.withLock {
      let begin = line == 0 ? start : end(of: line - 1) + 1
      let end = end(of: line)
      guard begin < end else { return "" }
      var bytes = bytes(begin..<end)
      if end < size, bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Where a line ends in the text: its newline, or the end of the text.
  private func end(of line: Int) -> Int {
    // The last block before which no more lines end.
    var (low, high) = (0, endsBefore.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if endsBefore[middle + 1] > line { high = middle } else { low = middle + 1 }
    }
    guard low < endsBefore.count - 1 else { return size }
    let ends = block(low).ends
    let index = line - endsBefore[low]
    return index < ends.count ? low * Self.blockSize + ends[index] : size
  }

  private func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let number = range.lowerBound / Self.blockSize
    guard (range.upperBound - 1) / Self.blockSize == number else {
      return [UInt8]((try? Self.read(range, from: source)) ?? Data())[...]
    }
    let start = number * Self.blockSize
    let bytes = block(number).bytes
    return bytes.prefix(range.upperBound - start).dropFirst(range.lowerBound - start)
  }

  private func block(_ number: Int) -> Block {
    if let block = kept.last(where: { $0.number == number }) { return block }
    let start = number * Self.blockSize
    let bytes = [UInt8](
      (try? Self.read(start..<min(size, start + Self.blockSize), from: source)) ?? Data())
    let ends = bytes.indices.filter { bytes[$0] == Self.newline }
    let block = Block(number: number, bytes: bytes, ends: ends)
    if kept.count == Self.mostKept { kept.removeFirst() }
    kept.append(block)
    return block
  }

  /// Reads a part of the text; of a file that has become shorter, what there is of it.
  private static func read(_ range: Range<Int>, from source: Source) throws -> Data {
    switch source {
    case .bytes(let bytes): return Data(bytes[range])
    case .file(let file, _):
      try file.seek(toOffset: UInt64(range.lowerBound))
      return try file.read(upToCount: range.count) ?? Data()
    }
  }

  /// How often a byte occurs: sixteen are compared at once, since a text of a million lines has eighty million.
  static func count(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int {
    typealias Lanes = SIMD16<UInt8>
    let wanted = Lanes(repeating: byte)
    var count = 0
    var index = 0
    while bytes.count - index >= Lanes.scalarCount {
      var found = Lanes()
      // A lane counts to 255.
      for _ in 0..<min(255, (bytes.count - index) / Lanes.scalarCount) {
        let lanes = bytes.loadUnaligned(fromByteOffset: index, as: Lanes.self)
        // All bits of a lane that is equal, which is -1.
        found &-= unsafeBitCast(lanes .== wanted, to: Lanes.self)
        index &+= Lanes.scalarCount
      }
      for lane in found.indices { count += Int(found[lane]) }
    }
    for last in bytes[index...] where last == byte { count += 1 }
    return count
  }
}

extension LineFile: Equatable {
  /// Whether both hold the same text in memory, or are the same file, as long and with as many lines everywhere.
  public static func == (file: LineFile, other: LineFile) -> Bool {
    if file === other { return true }
    switch (file.source, other.source) {
    case (.bytes(let bytes), .bytes(let others)): return bytes == others
    case (.file(_, let path), .file(_, let otherPath)):
      return path == otherPath && file.size == other.size && file.endsBefore == other.endsBefore
    default: return false
    }
  }
}
