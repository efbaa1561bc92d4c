extension String {
  /// The text with the thousands of its numbers apart, `320 × 11 280` for `320 × 11280`, but for those of index paths and of names.
  var withScreenNumbers: String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 4)
    var isInPath = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let end = bytes[index...].prefix { Self.decimals.contains($0) }.endIndex
      if end - index > 3, !isInPath, index == 0 || !Self.isPartOfWord(bytes[index - 1]) {
        for place in index..<end {
          if place > index, (end - place) % 3 == 0 { result.append(UInt8(ascii: " ")) }
          result.append(bytes[place])
        }
      } else if end > index {
        result += bytes[index..<end]
      } else {
        if byte == UInt8(ascii: "[") { isInPath = true }
        if byte == UInt8(ascii: "]") { isInPath = false }
        result.append(byte)
      }
      index = Swift.max(end, index + 1)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let decimals = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether a number right behind it is part of a name, or of the decimals of another one.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
