import Simulator

extension InputParser {
  /// The key of one byte below 128 that is not ESC.
  static func key(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(String(UnicodeScalar(byte + 0x60)))
    case 0x00...0x1F: .control(String(UnicodeScalar(byte + 0x40)))
    default: .character(String(UnicodeScalar(byte)))
    }
  }

  /// The key of the byte after `ESC O`; nil for keys nothing is bound to.
  static func singleShiftKey(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "a")...UInt8(ascii: "d"): ControlSequence.arrow(byte & 0xDF)
    default: ControlSequence.arrow(byte)
    }
  }

  /// The event of the three bytes after `CSI M`; nil when they are no place.
  static func oldMouse(_ bytes: [UInt8]) -> InputEvent? {
    guard let code = bytes.first, code >= 32, bytes[1] > 32, bytes[2] > 32 else { return nil }
    let number = Int(code) - 32
    // In this encoding 3 is the release of whatever was held.
    let isRelease = number & 0xE3 == 3
    return MouseEvent(
      code: number, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33, isRelease: isRelease
    ).map(InputEvent.mouse)
  }
}
