/// How many lines, or records, end where in a text, which is gone through once from its beginning to its end.
struct LineEnds: Equatable {
  static let blockSize = 1 << 16
  static let newline = UInt8(ascii: "\n")

  /// How many lines end before each block, and at last in all of them.
  private(set) var before = [0]
  /// The bytes of the text so far.
  private(set) var size = 0
  /// Where the first line begins: behind a byte order mark.
  private(set) var start = 0
  /// Whether there is more of the text, which was not gone through yet.
  var goesOn = false
  private var last: UInt8?
  /// Finds the ends of records; nil for lines.
  private(set) var records: RecordScan?
  /// Where it is at the beginning of each block.
  private var marks: [RecordScan.Mark] = []

  /// - Parameters:
  ///   - delimiter: The byte between two fields of a record; nil for lines.
  ///   - knowsQuotes: Whether quotes open fields.
  init(ofRecordsWith delimiter: UInt8? = nil, knowsQuotes: Bool = true) {
    records = delimiter.map { RecordScan(delimiter: $0, knowsQuotes: knowsQuotes) }
  }

  /// The number of lines, whole ones while the text goes on; an end of line at its end does not begin another.
  var count: Int {
    before[before.count - 1] + (!goesOn && isUnfinished ? 1 : 0)
  }

  /// Whether what was gone through ends within a line or record.
  private var isUnfinished: Bool {
    records?.isInRecord ?? (size > start && last != Self.newline)
  }

  /// How many blocks were gone through.
  var blockCount: Int { before.count - 1 }

  /// The block in which a line ends; the one behind the last for a line that is not ended.
  ///
  /// - Complexity: O(log blocks).
  func block(ofLine line: Int) -> Int {
    // The last block before which no more lines end.
    var (low, high) = (0, before.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if before[middle + 1] > line { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Goes through the next block, of which only the last one of a text is short of `blockSize`.
  mutating func add(_ block: UnsafeRawBufferPointer) {
    guard !block.isEmpty else { return }
    if size == 0, block.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    before.append(before[before.count - 1] + count(in: block))
    size += block.count
    last = block[block.count - 1]
  }

  private mutating func count(in block: UnsafeRawBufferPointer) -> Int {
    guard var scan = records else { return block.count(of: Self.newline) }
    marks.append(scan.mark)
    var count = 0
    for byte in block[(size == 0 ? start : 0)...] where scan.endsRecord(byte) { count += 1 }
    records = scan
    return count
  }

  /// Where lines or records end in a block.
  func ends(in bytes: [UInt8], ofBlock number: Int) -> [Int] {
    guard let records else { return bytes.withUnsafeBytes { $0.places(of: Self.newline) } }
    var scan = RecordScan(
      delimiter: records.delimiter, knowsQuotes: records.knowsQuotes, from: marks[number])
    return bytes.indices.dropFirst(number == 0 ? start : 0).filter { scan.endsRecord(bytes[$0]) }
  }
}
