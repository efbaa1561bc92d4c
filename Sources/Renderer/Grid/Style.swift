/// How a character cell looks, in terms every terminal has.
public struct Style: Sendable, Equatable, Hashable {
  /// The terminal's own sixteen colours.
  public enum Color: UInt8, Sendable, Equatable, Hashable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// nil for the terminal's own foreground.
  public var foreground: Color?
  /// nil for the terminal's own background.
  public var background: Color?
  public var isBold = false
  public var isDim = false
  public var isUnderlined = false
  public var isReversed = false

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
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }
}
