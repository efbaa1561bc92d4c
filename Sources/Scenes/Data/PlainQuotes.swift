/// Comma-separated values whose quotes a strict parser takes: fields with quotes that only belong to their text are quoted.
struct PlainQuotes {
  private static let quote = UInt8(ascii: "\"")

  /// The values, with as many lines as before.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// What was found out of the records.
  var scan: RecordScan { running.ended }
  /// Where in the UTF-8 a quote stands that is never closed; nil for none.
  private(set) var open: Int?

  private var bytes: [UInt8] = []
  private var running: RecordScan
  /// The field so far, as it stands and as it reads, and spaces that end it unless something follows.
  private var raw: [UInt8] = []
  private var value: [UInt8] = []
  private var spaces: [UInt8] = []
  /// Whether quotes belong to the text of the field.
  private var isStray = false

  /// - Parameters:
  ///   - text: The values; outside quotes both a newline and a carriage return end a line.
  ///   - scan: What finds their fields, at the beginning.
  init(_ text: String, scan: RecordScan) {
    running = scan
    bytes.reserveCapacity(text.utf8.count + 16)
    for (index, byte) in text.utf8.enumerated() { take(byte, at: index) }
    if running.mark.place != .quoted { open = nil }
    endField()
  }

  private mutating func take(_ byte: UInt8, at index: Int) {
    let place = running.mark.place
    let endsLine = byte == LineEnds.newline || byte == UInt8(ascii: "\r")
    // As the scan knows no other end.
    _ = running.endsRecord(place != .quoted && endsLine ? LineEnds.newline : byte)
    if place != .quoted, endsLine || byte == running.delimiter {
      endField()
      bytes.append(byte)
      return
    }
    raw.append(byte)
    if place == .start, running.mark.place == .quoted { open = index }
    read(byte, from: place, to: running.mark.place)
  }

  private mutating func read(
    _ byte: UInt8, from place: RecordScan.Place, to next: RecordScan.Place
  ) {
    switch (place, next) {
    case (.start, .start), (.start, .quoted), (.quoted, .closed): break
    case (_, .spaced): spaces.append(byte)
    case (.closed, .field), (.spaced, .field):
      isStray = true
      value += spaces + [byte]
      spaces = []
    default:
      if next == .field, byte == Self.quote { isStray = true }
      value.append(byte)
    }
  }

  private mutating func endField() {
    if isStray, running.knowsQuotes || !isQuotedWhole {
      bytes.append(Self.quote)
      for byte in value { bytes += byte == Self.quote ? [byte, byte] : [byte] }
      bytes.append(Self.quote)
    } else {
      bytes += raw
    }
    (raw, value, spaces, isStray) = ([], [], [], false)
  }

  /// Whether the field begins and ends with a quote, and all between them are written twice.
  private var isQuotedWhole: Bool {
    guard value.count > 1, value.first == Self.quote, value.last == Self.quote else { return false }
    return value[1..<(value.count - 1)].split(
      omittingEmptySubsequences: true, whereSeparator: { $0 != Self.quote }
    ).allSatisfy { $0.count.isMultiple(of: 2) }
  }
}
