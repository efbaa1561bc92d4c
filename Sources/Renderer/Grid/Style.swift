/// How a character cell looks, in terms every terminal has.
///
/// It is kept as the number that stands for it in each cell.
public struct Style: Sendable, Equatable, Hashable {
  /// The terminal's own sixteen colours.
  public enum Color: UInt8, Sendable, Equatable, Hashable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// The style as a number: 0 is the plain one.
  public private(set) var code: UInt32

  /// nil for the terminal's own foreground.
  public var foreground: Color? {
    get { Self.color((code & Self.foregroundBits) >> Self.foregroundShift) }
    set { code = code & ~Self.foregroundBits | Self.number(newValue) << Self.foregroundShift }
  }
  /// nil for the terminal's own background.
  public var background: Color? {
    get { Self.color((code & Self.backgroundBits) >> Self.backgroundShift) }
    set { code = code & ~Self.backgroundBits | Self.number(newValue) << Self.backgroundShift }
  }
  public var isBold: Bool {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var isDim: Bool {
    get { self[2] }
    set { self[2] = newValue }
  }
  public var isUnderlined: Bool {
    get { self[4] }
    set { self[4] = newValue }
  }
  public var isReversed: Bool {
    get { self[8] }
    set { self[8] = newValue }
  }

  public static let plain = Style()

  /// The same in bold.
  var bold: Style {
    var style = self
    style.isBold = true
    return style
  }

  public init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false, isDim: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.init(code: 0)
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The style of a number.
  public init(code: UInt32) {
    self.code = code
  }

  private subscript(bit: UInt32) -> Bool {
    get { code & bit != 0 }
    set { code = newValue ? code | bit : code & ~bit }
  }

  private static func color(_ number: UInt32) -> Color? {
    number == 0 ? nil : Color(rawValue: UInt8(truncatingIfNeeded: number - 1))
  }

  private static func number(_ color: Color?) -> UInt32 {
    color.map { UInt32($0.rawValue) + 1 } ?? 0
  }
}
