extension Style {
  /// The style as a number: 0 is the plain one.
  public var code: UInt32 {
    UInt32(isBold ? 1 : 0) | UInt32(isDim ? 2 : 0) | UInt32(isUnderlined ? 4 : 0)
      | UInt32(isReversed ? 8 : 0)
      | (foreground.map { UInt32($0.rawValue) + 1 } ?? 0) << 8
      | (background.map { UInt32($0.rawValue) + 1 } ?? 0) << 16
  }

  /// The style of a number.
  public init(code: UInt32) {
    self.init(
      foreground: Self.color(code >> 8 & 0xFF), background: Self.color(code >> 16 & 0xFF),
      isBold: code & 1 != 0, isDim: code & 2 != 0, isUnderlined: code & 4 != 0,
      isReversed: code & 8 != 0)
  }

  /// What shows of a blank in the style of a number, as another one: its background alone; nil for one that is drawn over.
  public static func background(ofBlank code: UInt32) -> UInt32? {
    code & 0xC == 0 ? code & 0xFF_0000 : nil
  }

  /// The number of a style that takes the colours it has not from those of another one.
  static func code(_ code: UInt32, on ground: UInt32) -> UInt32 {
    let foreground: UInt32 = code & 0xFF00 == 0 ? 0xFF00 : 0
    let background: UInt32 = code & 0xFF_0000 == 0 ? 0xFF_0000 : 0
    return code | ground & (foreground | background)
  }

  private static func color(_ code: UInt32) -> Color? {
    code == 0 ? nil : Color(rawValue: UInt8(truncatingIfNeeded: code - 1))
  }
}
