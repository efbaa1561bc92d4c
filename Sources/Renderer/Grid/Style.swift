/// How a character cell looks, in terms every terminal has.
public struct Style: Sendable, Equatable, Hashable {
  /// The terminal's own sixteen colours.
  public enum Color: UInt8, Sendable, Equatable, Hashable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// nil for the terminal's own foreground.
  public var foreground: Color?
  /// nil for the terminal's own background.
  public var background: Color?
  public var isBold: Bool
  public var isDim: Bool
  public var isUnderlined: Bool
  public var isReversed: Bool

  public static let plain = Style()

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

  /// The same in bold.
  var bold: Style {
    var style = self
    style.isBold = true
    return style
  }

  /// The escape sequence that sets exactly this style, whatever was set before.
  public var escapeSequence: String {
    var codes = "0"
    if isBold { codes += ";1" }
    if isDim { codes += ";2" }
    if isUnderlined { codes += ";4" }
    if isReversed { codes += ";7" }
    if let foreground { codes += ";\(foreground.code(first: 30, firstBright: 90))" }
    if let background { codes += ";\(background.code(first: 40, firstBright: 100))" }
    return "\u{1B}[\(codes)m"
  }
}

extension Style.Color {
  fileprivate func code(first: Int, firstBright: Int) -> Int {
    let value = Int(rawValue)
    return value < 8 ? first + value : firstBright + value - 8
  }
}
