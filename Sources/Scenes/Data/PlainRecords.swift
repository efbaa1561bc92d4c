/// Comma-separated values as a strict parser takes them: without empty lines, and with quotes around the fields that it
/// takes for others or cuts, which are those with quotes in their text and those that begin with a blank.
struct PlainRecords {
  private static let quote = UInt8(ascii: "\"")

  /// The values, each record with a newline behind it.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// What was found out of the records.
  var scan: RecordScan { running.ended }
  /// Where in the UTF-8 a quote stands that is never closed; nil for none.
  private(set) var open: Int?

  private var bytes: [UInt8] = []
  private var running: RecordScan
  /// The field so far, as it stands.
  private var field: [UInt8] = []
  /// Whether quotes belong to the text of the field.
  private var isStray = false
  /// Whether a carriage return has just ended a line, to which a newline belongs.
  private var isReturned = false

  /// - Parameters:
  ///   - text: The values; outside quotes both a newline and a carriage return end a line.
  ///   - scan: What finds their fields, at the beginning.
  init(_ text: String, scan: RecordScan) {
    running = scan
    bytes.reserveCapacity(text.utf8.count + 16)
    for (index, byte) in text.utf8.enumerated() { read(byte, at: index) }
    if running.mark.place != .quoted { open = nil }
    if running.isInRecord { endField(with: LineEnds.newline) }
  }

  /// Whether values are such as they stand, as most are: without quotes, empty lines, and fields that begin with a blank.
  static func isPlain(_ text: String, delimiter: UInt8) -> Bool {
    var former = LineEnds.newline
    for byte in text.utf8 {
      switch byte {
      case quote: return false
      case LineEnds.newline where former == LineEnds.newline: return false
      case delimiter: break
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if former == LineEnds.newline || former == delimiter { return false }
      default: break
      }
      former = byte
    }
    return true
  }

  private mutating func read(_ byte: UInt8, at index: Int) {
    let place = running.mark.place
    let isLineEnd = byte == LineEnds.newline || byte == UInt8(ascii: "\r")
    let endsBoth = isReturned && byte == LineEnds.newline
    isReturned = place != .quoted && byte == UInt8(ascii: "\r")
    if endsBoth { return }
    if place != .quoted, isLineEnd {
      // As the scan knows no other end.
      if running.endsRecord(LineEnds.newline) { endField(with: LineEnds.newline) }
      return
    }
    _ = running.endsRecord(byte)
    if place != .quoted, byte == running.delimiter {
      endField(with: byte)
      return
    }
    field.append(byte)
    switch running.mark.place {
    case .quoted where place.isStart: open = index
    case .field where byte == Self.quote || place.isClosed: isStray = true
    default: break
    }
  }

  private mutating func endField(with end: UInt8) {
    if isAsParsed {
      bytes += field
    } else {
      bytes.append(Self.quote)
      for byte in field { bytes += byte == Self.quote ? [byte, byte] : [byte] }
      bytes.append(Self.quote)
    }
    bytes.append(end)
    field.removeAll(keepingCapacity: true)
    isStray = false
  }

  /// Whether the parser takes the field for what it is.
  private var isAsParsed: Bool {
    if isStray { return !running.knowsQuotes && isQuotedWhole }
    return field.first != UInt8(ascii: " ") && field.first != UInt8(ascii: "\t")
  }

  /// Whether the field begins and ends with a quote, and all between them are written twice.
  private var isQuotedWhole: Bool {
    guard field.count > 1, field.first == Self.quote, field.last == Self.quote else { return false }
    return field[1..<(field.count - 1)].split(
      omittingEmptySubsequences: true, whereSeparator: { $0 != Self.quote }
    ).allSatisfy { $0.count.isMultiple(of: 2) }
  }
}

/// Texts for a parser that goes by characters, and back.
///
/// To it a comma with a combining mark behind it is no comma, and U+2028 ends a line: so it sees a scalar of private use for
/// each byte that is not ASCII, and for those of ASCII that end a line to it alone.
enum ParserText {
  /// What stands for the byte 0.
  private static let base: UInt32 = 0xE000

  static func hiding(_ text: String) -> String {
    guard text.utf8.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    for byte in text.utf8 {
      result.append(
        isHidden(byte) ? Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}" : Unicode.Scalar(byte))
    }
    return String(result)
  }

  static func showing(_ field: String) -> String {
    guard field.unicodeScalars.contains(where: { !$0.isASCII }) else { return field }
    let bytes = field.unicodeScalars.map { UInt8($0.isASCII ? $0.value : $0.value - base) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isHidden(_ byte: UInt8) -> Bool {
    byte > 0x7F || byte == 0x0B || byte == 0x0C
  }
}
