/// Goes through comma-separated values byte by byte, and finds where their records end.
///
/// It reads what RFC 4180 describes, blank lines between records besides, and tells when there is something else: quotes in
/// the middle of a field, text behind a closing quote, or ends of lines that are a carriage return alone. What those mean is
/// for a parser to say.
struct RecordScan: Equatable, Sendable {
  /// Where in a record the scan is.
  enum Place: Sendable {
    /// Before the first byte of a field that counts.
    case start
    case field
    case quoted
    /// Behind a quote in a quoted field, which closes it unless another one follows.
    case closed
  }

  /// What has to be known of the bytes before to go on from here.
  struct Mark: Equatable, Sendable {
    var place = Place.start
    /// Whether the record holds anything but spaces so far.
    var hasContent = false
    /// Whether the byte before was a carriage return outside quotes.
    var isReturned = false
  }

  let delimiter: UInt8
  private(set) var mark: Mark
  /// Whether everything so far is as described.
  private(set) var isRegular = true
  /// The fields of the first record, those of the longest one, and how many records have others than the first.
  private(set) var firstWidth: Int?
  private(set) var greatestWidth = 0
  private(set) var oddCount = 0
  /// Delimiters in the record so far.
  private var delimiters = 0

  /// - Parameters:
  ///   - delimiter: The byte between two fields.
  ///   - mark: Where to go on; at the beginning of a record by itself.
  init(delimiter: UInt8, from mark: Mark = Mark()) {
    self.delimiter = delimiter
    self.mark = mark
  }

  /// Whether a record is under way, which the end of the text ends.
  var isInRecord: Bool { mark.hasContent || delimiters > 0 }

  /// Takes the next byte; true for a newline that ends a record, and not a blank line.
  mutating func endsRecord(_ byte: UInt8) -> Bool {
    if mark.place == .quoted {
      if byte == UInt8(ascii: "\"") { mark.place = .closed } else { mark.hasContent = true }
      return false
    }
    if mark.isReturned, byte != UInt8(ascii: "\n") { isRegular = false }
    mark.isReturned = false
    switch byte {
    case UInt8(ascii: "\n"): return endLine()
    case delimiter:
      delimiters += 1
      mark.place = .start
    case UInt8(ascii: "\r"): mark.isReturned = true
    case UInt8(ascii: "\""):
      if mark.place == .field { isRegular = false }
      if mark.place == .closed { mark.hasContent = true }
      mark.place = .quoted
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    default:
      if mark.place == .closed { isRegular = false }
      mark.place = .field
      mark.hasContent = true
    }
    return false
  }

  private mutating func endLine() -> Bool {
    let isRecord = isInRecord
    // Two quotes alone are a field, and a row that shows nothing.
    if !isRecord, mark.place == .closed { isRegular = false }
    if isRecord { endRecord() }
    mark = Mark()
    return isRecord
  }

  private mutating func endRecord() {
    let width = delimiters + 1
    greatestWidth = max(greatestWidth, width)
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
    if mark.place == .quoted || mark.isReturned || !isInRecord && mark.place == .closed {
      scan.isRegular = false
    }
    if isInRecord { scan.endRecord() }
    return scan
  }
}
