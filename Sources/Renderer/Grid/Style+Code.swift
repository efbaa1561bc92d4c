extension Style {
  /// The bits of a style's number that tell its foreground, and those that tell its background.
  private static let foregroundBits: UInt32 = 0x1F0
  private static let backgroundBits: UInt32 = 0x3E00

  /// How many bits a style's number has.
  @inlinable public static var codeBits: UInt32 { 14 }

  /// The style as a number: 0 is the plain one.
  public var code: UInt32 {
    UInt32(isBold ? 1 : 0) | UInt32(isDim ? 2 : 0) | UInt32(isUnderlined ? 4 : 0)
      | UInt32(isReversed ? 8 : 0)
      | (foreground.map { UInt32($0.rawValue) + 1 } ?? 0) << 4
      | (background.map { UInt32($0.rawValue) + 1 } ?? 0) << 9
  }

  /// The style of a number.
  public init(code: UInt32) {
    self.init(
      foreground: Self.color((code & Self.foregroundBits) >> 4),
      background: Self.color((code & Self.backgroundBits) >> 9),
      isBold: code & 1 != 0, isDim: code & 2 != 0, isUnderlined: code & 4 != 0,
      isReversed: code & 8 != 0)
  }

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

  private static func color(_ code: UInt32) -> Color? {
    code == 0 ? nil : Color(rawValue: UInt8(truncatingIfNeeded: code - 1))
  }
}
