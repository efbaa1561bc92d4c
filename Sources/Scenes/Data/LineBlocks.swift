/// Reads lines of a text and caches the few blocks that were read last.
struct LineBlocks {
  /// A block of the text, and the offsets at which its lines end.
  private struct Block {
    var number: Int
    var bytes: [UInt8]
    var ends: [Int]

    /// The offset of the block in the text.
    var start: Int { number * LineEnds.blockSize }
  }

  /// The largest number of cached blocks: the lines on the screen may be in two blocks, and those of a search in
  /// others.
  private static let mostKept = 4

  /// The number of lines that end in each block so far.
  var ends: LineEnds
  /// Whether a part was missing when it was read: the file has become shorter.
  private(set) var isCut = false

  private let source: TextSource
  /// The cached blocks, in the order in which they were read.
  private var kept: [Block] = []

  init(_ source: TextSource, _ ends: LineEnds) {
    self.source = source
    self.ends = ends
  }

  /// A line without its end.
  ///
  /// `String.init(text:)` documents how bytes that are not UTF-8 are decoded.
  ///
  /// - Precondition: `line` was counted.
  /// - Complexity: O(log blocks), and O(block + line) for a line outside the blocks read last.
  mutating func line(_ line: Int) -> String {
    let begin = line == 0 ? ends.start : end(of: line - 1) + 1
    let end = max(begin, end(of: line))
    return begin < end ? text(bytes(begin..<end), isEnded: end < ends.size) : ""
  }

  private func text(_ bytes: ArraySlice<UInt8>, isEnded: Bool) -> String {
    String(text: isEnded && bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
  }

  /// The offset in the text at which a line ends.
  private mutating func end(of line: Int) -> Int {
    let number = ends.block(ofLine: line)
    guard number < ends.blockCount else { return ends.size }
    let place = keep(number)
    let index = line - ends.before[number]
    return index < kept[place].ends.count
      ? kept[place].start + kept[place].ends[index] : ends.size
  }

  private mutating func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let number = range.lowerBound / LineEnds.blockSize
    guard (range.upperBound - 1) / LineEnds.blockSize == number else { return read(range) }
    let place = keep(number)
    let bytes = kept[place].bytes
    return bytes.prefix(range.upperBound - kept[place].start)
      .dropFirst(range.lowerBound - kept[place].start)
  }

  /// The index of a block among the cached ones; reads the block if it is not cached.
  private mutating func keep(_ number: Int) -> Int {
    if let place = kept.lastIndex(where: { $0.number == number }) { return place }
    let start = number * LineEnds.blockSize
    let bytes = Array(read(start..<min(ends.size, start + LineEnds.blockSize)))
    if kept.count == Self.mostKept { kept.removeFirst() }
    kept.append(
      Block(number: number, bytes: bytes, ends: ends.ends(in: bytes, ofBlock: number)))
    return kept.count - 1
  }

  /// Reads a part of the text; if the file has become shorter, as much of it as exists.
  private mutating func read(_ range: Range<Int>) -> ArraySlice<UInt8> {
    switch source {
    case .bytes(let bytes): return bytes[range]
    case .file(let file):
      let bytes = (try? file.bytes(range)) ?? []
      if bytes.count < range.count { isCut = true }
      return bytes[...]
    }
  }
}

/// The bytes of a text.
enum TextSource {
  case file(OpenFile)
  case bytes([UInt8])
}
