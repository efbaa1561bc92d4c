/// Comma-separated values rewritten for a strict parser: without empty lines, and with quotes around certain fields.
///
/// These are the fields that the parser would misread or truncate: those with quotes in their text and those that begin
/// with a blank.
struct PlainRecords {
  private static let quote = UInt8(ascii: "\"")

  /// The values, each record followed by a newline.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The result of scanning the records.
  var scan: RecordScan { running.ended }
  /// The UTF-8 offset of a quote that is never closed; nil for none.
  private(set) var open: Int?

  private var bytes: [UInt8] = []
  private var running: RecordScan
  /// The bytes of the current field, unchanged.
  private var field: [UInt8] = []
  /// Whether quotes are part of the text of the field.
  private var isStray = false
  /// Whether a carriage return has just ended a line; a newline after it is part of the same line end.
  private var isReturned = false

  /// - Parameters:
  ///   - text: The values; outside quotes both a newline and a carriage return end a line.
  ///   - scan: The scan that finds the fields, in its initial state.
  init(_ text: String, scan: RecordScan) {
    running = scan
    bytes.reserveCapacity(text.utf8.count + 16)
    for (index, byte) in text.utf8.enumerated() { read(byte, at: index) }
    if running.mark.place != .quoted { open = nil }
    if running.isInRecord { endField(with: LineEnds.newline) }
  }

  /// Whether a text needs no rewriting, as is usual: it has no quotes, no empty lines and no fields that begin with a
  /// blank.
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
      // The scan knows the newline as its only line end.
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

  /// Whether the parser reads the field correctly without further quotes.
  private var isAsParsed: Bool {
    if isStray { return !running.knowsQuotes && isQuotedWhole }
    return field.first != UInt8(ascii: " ") && field.first != UInt8(ascii: "\t")
  }

  /// Whether the field begins and ends with a quote and every quote between them is doubled.
  private var isQuotedWhole: Bool {
    guard field.count > 1, field.first == Self.quote, field.last == Self.quote else { return false }
    return field[1..<(field.count - 1)].split(
      omittingEmptySubsequences: true, whereSeparator: { $0 != Self.quote }
    ).allSatisfy { $0.count.isMultiple(of: 2) }
  }
}

/// Encodes text for a parser that works on grapheme clusters, and decodes its results.
///
/// To that parser a comma followed by a combining mark is no comma, and U+2028 ends a line. So every byte that is not
/// ASCII, and every ASCII byte that only this parser takes for a line end, is replaced by a private-use scalar.
enum ParserText {
  /// The private-use scalar that stands for the byte 0.
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
