/// Goes through comma-separated values byte by byte, and finds where their records end.
///
/// It reads what RFC 4180 describes, empty lines between records besides. A quote opens a field only where the field begins,
/// before any blank; a field with others, or with more than blanks behind the closing one, is taken as it stands. Of ends of
/// lines that are a carriage return alone, and of a quote that is never closed, it tells; what those mean is for a parser to
/// say.
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
    /// Whether a quoted field has ended, but for blanks behind it.
    var isClosed: Bool { self == .closed || self == .spaced }
  }

  /// What has to be known of the bytes before to go on from here.
  struct Mark: Equatable, Sendable {
    var place = Place.empty
    /// Whether the byte before was a carriage return outside quotes.
    var isReturned = false
    /// Whether quotes in the record so far belong to the text of an unquoted field.
    var hasStrayQuotes = false
  }

  let delimiter: UInt8
  /// Whether quotes open fields; else a record is a line, and an empty one as well.
  let knowsQuotes: Bool
  private(set) var mark: Mark
  /// Whether everything so far is as described.
  private(set) var isRegular = true
  /// The fields of the first record, those of the longest one, and how many records have others than the first.
  private(set) var firstWidth: Int?
  private(set) var greatestWidth = 0
  private(set) var oddCount = 0
  /// How many records have quotes that belong to the text of an unquoted field.
  private(set) var strayCount = 0
  /// Delimiters in the record so far.
  private var delimiters = 0

  /// - Parameters:
  ///   - delimiter: The byte between two fields.
  ///   - knowsQuotes: Whether quotes open fields.
  ///   - mark: Where to go on; at the beginning of a record by itself.
  init(delimiter: UInt8, knowsQuotes: Bool = true, from mark: Mark = Mark()) {
    self.delimiter = delimiter
    self.knowsQuotes = knowsQuotes
    self.mark = mark
  }

  /// Whether a record is under way, which the end of the text ends.
  var isInRecord: Bool { mark.place != .empty }

  /// Takes the next byte; true for a newline that ends a record, and not an empty line.
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

  /// The same after the end of the text, which ends a record as well.
  var ended: RecordScan {
    var scan = self
    if mark.place == .quoted || mark.isReturned { scan.isRegular = false }
    if isInRecord { scan.endRecord() }
    return scan
  }
}
