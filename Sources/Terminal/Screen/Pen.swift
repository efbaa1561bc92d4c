import CNcurses
import Renderer

/// Turns styles and texts into what ncurses writes.
struct Pen {
  /// Whether anything is drawn in other than the terminal's own two colours.
  let usesColor: Bool
  private let colorCount: Int
  private let pairCount: Int
  private var pairs: [Colors: Int16] = [:]
  private var characters: [wchar_t] = []

  private struct Colors: Hashable {
    var foreground: Int16
    var background: Int16
  }

  /// - Parameter usesColor: False leaves everything in the terminal's own two colours.
  init(usesColor: Bool) {
    self.usesColor = usesColor && has_colors()
    if self.usesColor {
      start_color()
      use_default_colors()
    }
    colorCount = self.usesColor ? Int(ncurses_color_count()) : 0
    pairCount = self.usesColor ? Int(ncurses_pair_count()) : 0
  }

  /// Writes a run of cells; what reaches past the right edge is cut.
  mutating func write(_ change: GridChange, columns: Int) {
    move(Int32(change.row), Int32(change.column))
    for (index, cell) in change.cells.enumerated() {
      let column = change.column + index
      guard column < columns else { return }
      let isContinued = index + 1 < change.cells.count && change.cells[index + 1].text.isEmpty
      let isContinuation = cell.text.isEmpty
      if isContinuation, index > 0 { continue }
      write(
        cell, width: isContinued && !isContinuation ? 2 : 1, room: columns - column)
    }
  }

  private mutating func write(_ cell: CellGrid.Cell, width: Int, room: Int) {
    let (attributes, pair) = look(of: cell.style)
    fill(cell.text, width: width, room: room)
    var glyph = cchar_t()
    setcchar(&glyph, characters, attributes, pair, nil)
    add_wch(&glyph)
    // The system holds the glyph for narrower than the picture does: keep the columns in step.
    if width == 2, wcwidth(characters[0]) == 1 {
      setcchar(&glyph, [wchar_t(0x20), 0], attributes, pair, nil)
      add_wch(&glyph)
    }
  }

  /// Puts the characters of one glyph into `characters`, ended by zero.
  ///
  /// ncurses and the terminal move on by what the system's tables say. A glyph that these hold for wider
  /// than its place, or for not printable in this locale, is shown as a question mark.
  private mutating func fill(_ text: String, width: Int, room: Int) {
    characters.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars.prefix(Int(CCHARW_MAX)) {
      characters.append(wchar_t(truncatingIfNeeded: scalar.value))
    }
    if characters.isEmpty {
      characters.append(0x20)
    }
    let known = Int(wcwidth(characters[0]))
    if known < 1 || known > min(width, room) {
      characters = [0x3F]
    } else if known < width {
      characters.removeLast(characters.count - 1)
    }
    characters.append(0)
  }

  private mutating func look(of style: Style) -> (attributes: attr_t, pair: Int16) {
    var attributes: attr_t = 0
    if style.isBold { attributes |= ncurses_bold() }
    if style.isDim { attributes |= ncurses_dim() }
    if style.isUnderlined { attributes |= ncurses_underline() }
    if style.isReversed { attributes |= ncurses_reverse() }
    guard usesColor else { return (attributes, 0) }
    // Terminals of eight colours draw bold ones bright.
    if colorCount < 16, let color = style.foreground, color.rawValue >= 8 {
      attributes |= ncurses_bold()
    }
    let colors = Colors(
      foreground: number(style.foreground), background: number(style.background))
    return (attributes, pair(for: colors))
  }

  private func number(_ color: Style.Color?) -> Int16 {
    guard let color else { return -1 }
    return Int16(colorCount < 16 ? color.rawValue & 7 : color.rawValue)
  }

  /// The pair of two colours, made when first asked for; the terminal's own when it has no more.
  private mutating func pair(for colors: Colors) -> Int16 {
    if colors == Colors(foreground: -1, background: -1) { return 0 }
    if let pair = pairs[colors] { return pair }
    let next = pairs.count + 1
    guard next < pairCount, next < Int(Int16.max) else { return 0 }
    init_pair(Int16(next), colors.foreground, colors.background)
    pairs[colors] = Int16(next)
    return Int16(next)
  }
}
