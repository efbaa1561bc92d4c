/// A state machine that finds the ends of records in comma-separated values, byte by byte.
///
/// It accepts RFC 4180 and empty lines between records. A quote opens a field only at the start of the field, before any
/// blank; other quotes, and text after a closing quote, make the field a plain one. Lone carriage returns and a quote that is
/// never closed make the text irregular, which is left to a parser.
struct RecordScan: Equatable, Sendable {
  /// Where in a record the scan is.
  enum Place: Sendable {
    /// Before the first byte of a record.
    case empty
    /// Before the first byte of a field behind a delimiter.
    case start
    case field
    case quoted
    /// Behind a quote in a quoted field, which closes it unless another one follows.
    case closed
    /// Behind spaces that follow a closing quote.
    case spaced

    /// Whether a field begins here.
    var isStart: Bool { self == .empty || self == .start }
    /// Whether the closing quote of a field was read, so that only blanks may follow.
    var isClosed: Bool { self == .closed || self == .spaced }
  }

  /// The state between two bytes.
  struct Mark: Equatable, Sendable {
    var place = Place.empty
    /// Whether the byte before was a carriage return outside quotes.
    var isReturned = false
    /// Whether quotes in the record so far belong to the text of an unquoted field.
    var hasStrayQuotes = false
  }

  let delimiter: UInt8
  /// Whether quotes open fields; if not, every line is a record, also an empty one.
  let knowsQuotes: Bool
  private(set) var mark: Mark
  /// Whether everything so far is regular.
  private(set) var isRegular = true
  /// The number of fields of the first record and of the longest one, and of records that differ from the first.
  private(set) var firstWidth: Int?
  private(set) var greatestWidth = 0
  private(set) var oddCount = 0
  /// The number of records with quotes inside an unquoted field.
  private(set) var strayCount = 0
  /// Delimiters in the record so far.
  private var delimiters = 0

  /// - Parameters:
  ///   - delimiter: The byte between two fields.
  ///   - knowsQuotes: Whether quotes open fields.
  ///   - mark: The state from which to continue; by default the beginning of a record.
  init(delimiter: UInt8, knowsQuotes: Bool = true, from mark: Mark = Mark()) {
    self.delimiter = delimiter
    self.knowsQuotes = knowsQuotes
    self.mark = mark
  }

  /// Whether the scan is within a record, which the end of the text would end.
  var isInRecord: Bool { mark.place != .empty }

  /// Reads the next byte and returns whether it ends a record.
  mutating func endsRecord(_ byte: UInt8) -> Bool {
    if mark.place == .quoted {
      if byte == UInt8(ascii: "\"") { mark.place = .closed }
      return false
    }
    if mark.isReturned, byte != UInt8(ascii: "\n") { isRegular = false }
    mark.isReturned = false
    switch byte {
    case UInt8(ascii: "\n"): return endLine()
    case UInt8(ascii: "\r"): mark.isReturned = true
    case delimiter:
      delimiters += 1
      mark.place = .start
    case UInt8(ascii: "\"") where knowsQuotes && (mark.place.isStart || mark.place == .closed):
      mark.place = .quoted
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      mark.place = mark.place.isClosed ? .spaced : .field
    default:
      if knowsQuotes, mark.place.isClosed || byte == UInt8(ascii: "\"") {
        mark.hasStrayQuotes = true
      }
      mark.place = .field
    }
    return false
  }

  private mutating func endLine() -> Bool {
    let isRecord = isInRecord || !knowsQuotes
    if isRecord { endRecord() }
    mark = Mark()
    return isRecord
  }

  private mutating func endRecord() {
    let width = delimiters + 1
    greatestWidth = max(greatestWidth, width)
    if mark.hasStrayQuotes { strayCount += 1 }
    if let firstWidth {
      if width != firstWidth { oddCount += 1 }
    } else {
      firstWidth = width
    }
    delimiters = 0
  }

  /// The scan after the end of the text, which also ends an unfinished record.
  var ended: RecordScan {
    var scan = self
    if mark.place == .quoted || mark.isReturned { scan.isRegular = false }
    if isInRecord { scan.endRecord() }
    return scan
  }
}
