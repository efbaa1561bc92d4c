/// Reads JSON (RFC 8259) and reports the position of an error.
///
/// Foundation's reader loses the order of fields, on which the first text field depends, and reports neither line nor
/// column.
struct JSONReader {
  /// An error with the offset of the byte where it is.
  struct Failure: Error {
    var index: Int
    var message: String
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// The only value of the text.
  ///
  /// - Throws: `Failure`.
  static func value(in bytes: ArraySlice<UInt8>) throws -> JSONValue {
    var reader = JSONReader(bytes: bytes, index: bytes.startIndex)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.failure("the JSON ends before this") }
    return value
  }

  /// The structure of the text, read in one pass with at most one row of it in memory at a time.
  ///
  /// - Throws: `Failure`.
  static func document(in bytes: [UInt8]) throws -> JSONDocument {
    var reader = JSONReader(bytes: bytes[...], index: 0)
    reader.skipBlanks()
    let document: JSONDocument
    switch reader.next {
    case UInt8(ascii: "["): document = .array(try reader.rows())
    case UInt8(ascii: "{"):
      var members: [(key: String, place: Range<Int>, rows: JSONRowScan?)] = []
      try reader.members { reader, key in
        reader.skipBlanks()
        let start = reader.index
        var rows: JSONRowScan?
        if reader.next == UInt8(ascii: "[") {
          rows = try reader.rows()
        } else {
          _ = try reader.value(depth: 1)
        }
        members.append((key, start..<reader.index, rows))
      }
      document = .object(members)
    default:
      _ = try reader.value(depth: 0)
      document = .other
    }
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.failure("the JSON ends before this") }
    return document
  }

  /// The elements of an array of the text or of its object.
  private mutating func rows() throws -> JSONRowScan {
    var scan = JSONRowScan()
    try elements { reader in
      reader.skipBlanks()
      let start = reader.index
      let value = try reader.value(depth: 1)
      scan.add(value, at: start..<reader.index)
    }
    return scan
  }

  private var next: UInt8? {
    index < bytes.endIndex ? bytes[index] : nil
  }

  private func failure(_ message: String) -> Failure {
    Failure(index: index, message: next == nil ? "the JSON is not complete" : message)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    skipBlanks()
    guard depth < SceneFormat.Limits.depth else { throw failure("nested too deeply") }
    switch next {
    case UInt8(ascii: "{"): return .object(try fields(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw failure("this is no JSON value") }
    index += word.utf8.count
    return value
  }

  private mutating func number() throws -> String {
    let start = index
    let isNegative = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) {
      try digits(or: isNegative ? Self.noDigit : "this is no JSON value")
    }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static let noDigit = "a digit is missing here"

  private mutating func digits(or message: String = noDigit) throws {
    let count = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      .count
    guard count > 0 else { throw failure(message) }
    index += count
  }

  private mutating func elements(depth: Int) throws -> [JSONValue] {
    var elements: [JSONValue] = []
    try self.elements { elements.append(try $0.value(depth: depth + 1)) }
    return elements
  }

  private mutating func fields(depth: Int) throws -> [(key: String, value: JSONValue)] {
    var fields: [(key: String, value: JSONValue)] = []
    try members { fields.append(($1, try $0.value(depth: depth + 1))) }
    return fields
  }

  /// Reads an array; `read` reads each element.
  private mutating func elements(_ read: (inout JSONReader) throws -> Void) throws {
    index += 1
    skipBlanks()
    if skip(UInt8(ascii: "]")) { return }
    while true {
      try read(&self)
      skipBlanks()
      if skip(UInt8(ascii: "]")) { return }
      guard skip(UInt8(ascii: ",")) else { throw failure("a `,` or `]` is missing here") }
    }
  }

  /// Reads an object; `read` reads the value of each key.
  private mutating func members(
    _ read: (inout JSONReader, _ key: String) throws -> Void
  ) throws {
    index += 1
    skipBlanks()
    if skip(UInt8(ascii: "}")) { return }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw failure("a name in quotes is missing here") }
      let key = try string()
      skipBlanks()
      guard skip(UInt8(ascii: ":")) else { throw failure("a `:` is missing here") }
      try read(&self, key)
      skipBlanks()
      if skip(UInt8(ascii: "}")) { return }
      guard skip(UInt8(ascii: ",")) else { throw failure("a `,` or `}` is missing here") }
    }
  }

  private mutating func string() throws -> String {
    index += 1
    var start = index
    // Empty unless the text contains an escape.
    var decoded: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let run = bytes[start..<index]
        index += 1
        if decoded.isEmpty { return String(decoding: run, as: UTF8.self) }
        decoded += run
        return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += bytes[start..<index]
        decoded += String(try escape()).utf8
        start = index
      case 0..<0x20 where byte != 0x09:
        throw failure("a control character must be written as an escape")
      default:
        index += 1
      }
    }
    throw failure("")
  }

  private mutating func escape() throws -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte = next else { throw failure("") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
      // A high surrogate forms one scalar with the low surrogate after it; alone it is invalid.
      let behind = index
      if skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) {
          return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
        }
      }
      index = behind
      return "\u{FFFD}"
    default:
      index = start
      throw failure("this escape is not known to JSON")
    }
  }

  private mutating func hexadecimal() throws -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, !digits.contains(where: { $0 == 0x2B || $0 == 0x2D }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits are missing here") }
    index += 4
    return unit
  }
}
