/// Bytes as letters, four for three, as a terminal wants a text for its clipboard.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var value = 0
      for byte in group { value = value << 8 | Int(byte) }
      value <<= 8 * (3 - group.count)
      for place in 0..<4 {
        result.append(
          place <= group.count ? letters[value >> (18 - 6 * place) & 0x3F] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
