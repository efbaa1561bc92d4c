/// The number of lines, or records, that end in each block of a text; blocks are added in order.
struct LineEnds: Equatable {
  static let blockSize = 1 << 16
  static let newline = UInt8(ascii: "\n")

  /// The number of lines that end before each block, followed by the number in all blocks.
  private(set) var before = [0]
  /// The number of bytes in the blocks so far.
  private(set) var size = 0
  /// The offset of the first line: after a byte order mark.
  private(set) var start = 0
  /// Whether blocks of the text are still missing.
  var isIncomplete = false
  private var last: UInt8?
  /// Finds the ends of records; nil for lines.
  private(set) var records: RecordScan?
  /// The state of the scan at the start of each block.
  private var marks: [RecordScan.Mark] = []

  /// - Parameters:
  ///   - delimiter: The byte between two fields of a record; nil for lines.
  ///   - knowsQuotes: Whether quotes open fields.
  init(ofRecordsWith delimiter: UInt8? = nil, knowsQuotes: Bool = true) {
    records = delimiter.map { RecordScan(delimiter: $0, knowsQuotes: knowsQuotes) }
  }

  /// The number of lines; only complete ones while blocks are missing.
  ///
  /// A newline at the end does not begin another line.
  var count: Int {
    before[before.count - 1] + (!isIncomplete && isUnfinished ? 1 : 0)
  }

  /// Whether the blocks so far end within a line or record.
  private var isUnfinished: Bool {
    records?.isInRecord ?? (size > start && last != Self.newline)
  }

  /// The number of blocks so far.
  var blockCount: Int { before.count - 1 }

  /// The block in which a line ends; for an unfinished line the number of blocks.
  ///
  /// - Complexity: O(log blocks).
  func block(ofLine line: Int) -> Int {
    // The first block up to whose end more than `line` lines have ended.
    var (low, high) = (0, before.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if before[middle + 1] > line { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Adds the next block; only the last one of a text may be shorter than `blockSize`.
  mutating func add(_ block: ArraySlice<UInt8>) {
    guard !block.isEmpty else { return }
    if size == 0, block.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    before.append(before[before.count - 1] + count(in: block))
    size += block.count
    last = block.last
  }

  private mutating func count(in block: ArraySlice<UInt8>) -> Int {
    guard var scan = records else { return block.count { $0 == Self.newline } }
    marks.append(scan.mark)
    var count = 0
    for byte in block.dropFirst(size == 0 ? start : 0) where scan.endsRecord(byte) { count += 1 }
    records = scan
    return count
  }

  /// The offsets in a block at which lines or records end.
  func ends(in bytes: [UInt8], ofBlock number: Int) -> [Int] {
    guard let records else { return bytes.indices.filter { bytes[$0] == Self.newline } }
    var scan = RecordScan(
      delimiter: records.delimiter, knowsQuotes: records.knowsQuotes, from: marks[number])
    return bytes.indices.dropFirst(number == 0 ? start : 0).filter { scan.endsRecord(bytes[$0]) }
  }
}
