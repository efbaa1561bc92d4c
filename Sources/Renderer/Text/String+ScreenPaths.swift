extension String {
  /// The text with index paths as the screen spells them, `[0,91]` for `[0, 91]`.
  ///
  /// For the program's own sentences: UIKit's stay as they are.
  var withScreenPaths: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var space = 0
    var part = PathPart.none
    for byte in utf8 {
      switch (part, byte) {
      case (_, UInt8(ascii: "[")): part = .bracket
      case (.bracket, Self.digits), (.section, Self.digits): part = .section
      case (.section, UInt8(ascii: ",")): part = .comma
      case (.comma, UInt8(ascii: " ")):
        part = .space
        space = bytes.count
      case (.space, Self.digits), (.item, Self.digits): part = .item
      case (.item, UInt8(ascii: "]")):
        part = .none
        bytes.remove(at: space)
      default: part = .none
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What of an index path stands before a byte.
  private enum PathPart {
    case none, bracket, section, comma, space, item
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
