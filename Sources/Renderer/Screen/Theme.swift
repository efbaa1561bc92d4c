import Simulator

/// Glyphs and styles: which characters and colours a screen may use.
///
/// Only the terminal's own sixteen colours, and without a theme asked for its own ground, so that its owner's choice of
/// light or dark stands. Running text keeps the ground's foreground; whatever a colour says, a glyph, bold, dim or reverse says too.
struct Theme {
  /// What is drawn, as far as looks are concerned.
  enum Role {
    case text, faint, strong
    case measured, alternate, estimated, fresh, fixed, header, decoration
    case blank, outside, track, thumb
    case rule, key, focus, caption
    case bad, good, warning
    case stageEven, stageOdd, stageFresh, stageDifferent, stageFocus, stageBlank
    case stageGood, stageWarning, stageDark
  }

  let glyphs: Glyphs
  /// Nil draws without colours.
  let scheme: ColorScheme?

  /// - Parameters:
  ///   - name: Whose colours.
  ///   - isASCII: Whether marks keep to ASCII.
  ///   - usesColor: False draws without colours, whatever the name.
  init(_ name: ThemeName = .terminal, isASCII: Bool, usesColor: Bool) {
    glyphs = isASCII ? .ascii : .unicode
    scheme = usesColor ? ColorScheme(name) : nil
  }

  /// The style of a role, without colours when there are none to use.
  func style(_ role: Role) -> Style {
    var style = colored(role)
    if let scheme { return scheme.style(style) }
    if style.background != nil { style.isReversed = true }
    style.foreground = nil
    style.background = nil
    return style
  }

  /// A text of several lines, `spelled` line by line; blank lines at its end are left out.
  func spelledLines(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? lines.startIndex
    return lines[...end].map { spelled(String($0)) }.joined(separator: "\n")
  }

  /// A text made for the screen, such as a caption, its arrows and signs told in this theme's glyphs.
  func spelled(_ text: String) -> String {
    let safe = text.displaySafe
    if glyphs.arrow == "→" || safe.utf8.allSatisfy({ $0 < 0x80 }) { return safe }
    return safe.reduce(into: "") { result, character in
      switch character {
      case "→": result += glyphs.arrow
      case "×": result += glyphs.times
      case "–", "—": result += glyphs.dash
      case "…": result += glyphs.ellipsis
      case "·": result += glyphs.separator
      case "↑": result += glyphs.upArrow
      case "↓": result += glyphs.downArrow
      case "←": result += glyphs.leftArrow
      case "⏎": result += glyphs.enter
      case "’", "‘": result += "'"
      case "“", "”": result += "\""
      default: result.append(character)
      }
    }
  }

  private func colored(_ role: Role) -> Style {
    switch role {
    case .text, .fixed: Style()
    case .strong, .key, .caption: Style(isBold: true)
    case .faint, .outside, .rule, .track, .decoration: Style(isDim: true)
    case .measured: Style(foreground: .cyan)
    case .alternate: Style(foreground: .blue)
    case .estimated: Style(foreground: .yellow)
    case .fresh: Style(foreground: .green, isBold: true)
    case .header: Style(isReversed: true)
    case .blank: Style(foreground: .red)
    case .thumb: Style(foreground: .cyan)
    case .focus: Style(foreground: .magenta, isBold: true)
    case .bad: Style(foreground: .white, background: .red, isBold: true)
    case .good: Style(foreground: .green)
    case .warning: Style(foreground: .magenta)
    case .stageEven: Style(foreground: .black, background: .cyan)
    case .stageOdd: Style(foreground: .white, background: .blue)
    case .stageFresh, .stageGood: Style(foreground: .black, background: .green)
    case .stageDifferent, .stageWarning: Style(foreground: .black, background: .yellow)
    case .stageFocus: Style(foreground: .white, background: .magenta, isBold: true)
    case .stageBlank: Style(foreground: .red)
    case .stageDark: Style(background: .black)
    }
  }
}
