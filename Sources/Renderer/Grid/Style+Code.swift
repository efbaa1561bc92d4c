extension Style {
  /// The bits of a style's number that tell its foreground, and those that tell its background.
  static let foregroundBits: UInt32 = 0x1F0
  static let backgroundBits: UInt32 = 0x3E00
  /// How many bits are below them.
  static let foregroundShift: UInt32 = 4
  static let backgroundShift: UInt32 = 9

  /// How many bits a style's number has.
  @inlinable public static var codeBits: UInt32 { 14 }

  /// What shows of a blank in the style of a number, as another one: its background alone; nil for one that is drawn over.
  public static func background(ofBlank code: UInt32) -> UInt32? {
    code & 0xC == 0 ? code & backgroundBits : nil
  }

  /// The number of a style that takes the colours it has not from those of another one.
  static func code(_ code: UInt32, on ground: UInt32) -> UInt32 {
    let foreground = code & foregroundBits == 0 ? foregroundBits : 0
    let background = code & backgroundBits == 0 ? backgroundBits : 0
    return code | ground & (foreground | background)
  }
}
