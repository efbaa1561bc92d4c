/// How many lines end where in a text, which is gone through once from its beginning to its end.
struct LineEnds: Equatable {
  static let blockSize = 1 << 16
  static let newline = UInt8(ascii: "\n")

  /// How many lines end before each block, and at last in all of them.
  private(set) var before = [0]
  /// The bytes of the text so far.
  private(set) var size = 0
  /// Where the first line begins: behind a byte order mark.
  private(set) var start = 0
  private var last: UInt8?

  /// The number of lines; an end of line at the end of the text does not begin another.
  var count: Int {
    before[before.count - 1] + (size > start && last != Self.newline ? 1 : 0)
  }

  /// Goes through the next block, of which only the last one of a text is short of `blockSize`.
  mutating func add(_ block: UnsafeRawBufferPointer) {
    guard !block.isEmpty else { return }
    if size == 0, block.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    before.append(before[before.count - 1] + block.count(of: Self.newline))
    size += block.count
    last = block[block.count - 1]
  }
}
