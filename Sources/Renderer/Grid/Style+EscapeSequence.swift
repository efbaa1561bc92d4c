extension Style {
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
