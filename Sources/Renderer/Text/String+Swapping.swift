extension String {
  /// The text with another one in place of a part, wherever that occurs.
  ///
  /// The library's `replacing(_:with:)` does the same, and at its first call sets up all that it needs for regular
  /// expressions: as much work as half of a first screen.
  func swapping(_ part: String, for other: String) -> String {
    let (part, other) = (Array(part.utf8), Array(other.utf8))
    guard !part.isEmpty else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: part) {
        result += other
        index += part.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
