import CNcurses
import Renderer

/// Turns styles and texts into what ncurses writes.
struct Pen {
  /// Whether anything is drawn in other than the terminal's own two colours.
  let usesColor: Bool
  private let colorCount: Int
  private let pairCount: Int
  private var pairs: [Colors: Int16] = [:]

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
      let isWide = isContinued && !isContinuation && column + 1 < columns
      write(cell, width: isWide ? 2 : 1)
    }
  }

  private mutating func write(_ cell: CellGrid.Cell, width: Int) {
    let (attributes, pair) = look(of: cell.style)
    let glyphs = Spelling.glyphs(of: cell.text, width: width) {
      Int(wcwidth(wchar_t(truncatingIfNeeded: $0.value)))
    }
    for glyph in glyphs {
      let characters = glyph.prefix(Int(CCHARW_MAX)).map { wchar_t(truncatingIfNeeded: $0.value) }
      var cell = cchar_t()
      setcchar(&cell, characters + [0], attributes, pair, nil)
      add_wch(&cell)
    }
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
