import CNcurses
import Renderer

/// Translates styles into attributes and colour pairs of ncurses.
struct Ink {
  /// The ncurses attributes and colour pair of a style.
  struct Look {
    var attributes: attr_t = 0
    var pair: Int32 = 0
  }

  /// A foreground and a background colour; nil is the terminal's default colour.
  private struct Colors: Hashable {
    var foreground: Style.Color?
    var background: Style.Color?
  }

  private let colorCount: Int
  private let pairCount: Int
  /// The numbers of the pairs defined so far, from 1; pair 0 has the terminal's default colours.
  private var pairs: [Colors: Int32] = [:]

  /// - Parameter usesColor: If false, everything is drawn in the terminal's default colours.
  init(usesColor: Bool) {
    let count = usesColor ? Int(ncurses_start_colors()) : 0
    colorCount = count >= 8 ? count : 0
    pairCount = colorCount > 0 ? Int(ncurses_pair_count()) : 1
  }

  /// Whether colours other than the terminal's default ones are drawn.
  var usesColor: Bool { colorCount > 0 }

  mutating func look(of style: Style) -> Look {
    var look = Look()
    if style.isBold { look.attributes |= ncurses_bold }
    if style.isDim { look.attributes |= ncurses_dim }
    if style.isUnderlined { look.attributes |= ncurses_underline }
    if style.isReversed { look.attributes |= ncurses_reverse }
    guard usesColor else { return look }
    var colors = Colors(foreground: style.foreground, background: style.background)
    if colorCount < 16 {
      // Terminals with eight colours draw bold text in the bright variant of its colour.
      if let color = colors.foreground, color.rawValue >= 8 { look.attributes |= ncurses_bold }
      colors.foreground = colors.foreground?.dark
      colors.background = colors.background?.dark
    }
    look.pair = pair(of: colors)
    return look
  }

  /// Returns the number of a pair and defines it on first use; 0 if the terminal has no more pairs.
  private mutating func pair(of colors: Colors) -> Int32 {
    guard colors.foreground != nil || colors.background != nil else { return 0 }
    if let pair = pairs[colors] { return pair }
    let pair = Int32(pairs.count + 1)
    guard pair < pairCount else { return 0 }
    ncurses_define_pair(pair, number(colors.foreground), number(colors.background))
    pairs[colors] = pair
    return pair
  }

  private func number(_ color: Style.Color?) -> Int32 {
    color.map { Int32($0.rawValue) } ?? -1
  }
}

extension Style.Color {
  /// The dark variant of the colour, one of the first eight.
  fileprivate var dark: Style.Color? { Style.Color(rawValue: rawValue & 7) }
}
