/// The lines of a text, which are found in the blocks of it that were read last.
struct LineBlocks {
  /// A piece of the text, and where in it lines end.
  private struct Block {
    var number: Int
    var bytes: [UInt8]
    var ends: [Int]

    /// Where the piece begins in the text.
    var start: Int { number * LineEnds.blockSize }
  }

  /// The lines of a screen may stand in two, and those that are searched in others.
  private static let mostKept = 4

  /// How many lines end where, as far as the text was gone through.
  var ends: LineEnds
  /// Whether something was asked for that is no longer there: the file has become shorter.
  private(set) var isCut = false

  private let source: TextSource
  /// The latest read last.
  private var kept: [Block] = []

  init(_ source: TextSource, _ ends: LineEnds) {
    self.source = source
    self.ends = ends
  }

  /// A line without its end.
  ///
  /// One that is no UTF-8 is read as `String.init(text:)` says.
  ///
  /// - Precondition: `line` is one of those that were counted.
  /// - Complexity: O(log blocks), and O(block + line) for one that was not read of late or stands in several blocks.
  mutating func line(_ line: Int) -> String {
    // Mostly a line ends in the block in which the one before it does.
    if let number = line > 0 ? block(ofLine: line - 1) : nil, number < ends.blockCount {
      let place = keep(number)
      let index = line - ends.before[number]
      if index < kept[place].ends.count {
        let (former, end) = (kept[place].ends[index - 1], kept[place].ends[index])
        return text(kept[place].bytes[former + 1..<end], isEnded: true)
      }
    }
    let begin = line == 0 ? ends.start : end(of: line - 1) + 1
    let end = max(begin, end(of: line))
    return begin < end ? text(bytes(begin..<end), isEnded: end < ends.size) : ""
  }

  private func text(_ bytes: ArraySlice<UInt8>, isEnded: Bool) -> String {
    String(text: isEnded && bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
  }

  /// The block in which a line ends, mostly the one read last; the one behind the last for a line that is not ended.
  private func block(ofLine line: Int) -> Int {
    guard !kept.isEmpty else { return ends.block(ofLine: line) }
    let number = kept[kept.count - 1].number
    return ends.before[number] <= line && line < ends.before[number + 1]
      ? number : ends.block(ofLine: line)
  }

  /// Where a line ends in the text.
  private mutating func end(of line: Int) -> Int {
    let number = block(ofLine: line)
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

  /// Where a block is among those that are kept, after it was read if it was not among them.
  private mutating func keep(_ number: Int) -> Int {
    if let place = kept.lastIndex(where: { $0.number == number }) { return place }
    let start = number * LineEnds.blockSize
    let bytes = Array(read(start..<min(ends.size, start + LineEnds.blockSize)))
    if kept.count == Self.mostKept { kept.removeFirst() }
    kept.append(
      Block(number: number, bytes: bytes, ends: ends.ends(in: bytes, ofBlock: number)))
    return kept.count - 1
  }

  /// Reads a part of the text; of a file that has become shorter, what there is of it.
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
