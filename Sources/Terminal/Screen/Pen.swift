import CNcurses
import Renderer

/// Turns styles and texts into what ncurses writes.
struct Pen {
  /// Whether anything is drawn in other than the terminal's own two colours.
  let usesColor: Bool
  private let colorCount: Int
  private let pairCount: Int
  private var pairs: [Colors: Int16] = [:]

  /// What was written before, since most cells of a picture were: to spell one takes longer than to write it.
  private var knownCharacters: [Known: [cchar_t]] = [:]
  private static let mostKnown = 4096

  /// A cell of one character.
  private struct Known: Hashable {
    var code: UInt64
    var width: Int
  }

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

  /// Writes a run of a picture's cells; what reaches past the right edge is cut.
  mutating func write(_ change: GridChange, of grid: CellGrid, columns: Int) {
    let row = change.row
    move(Int32(row), Int32(change.columns.lowerBound))
    for column in change.columns.prefix(while: { $0 < columns }) {
      let isContinuation = grid.isContinuation(column: column, row: row)
      if isContinuation, column > change.columns.lowerBound { continue }
      let next = column + 1
      let isWide =
        !isContinuation && next < min(columns, change.columns.upperBound)
        && grid.isContinuation(column: next, row: row)
      for character in characters(of: grid, column: column, row: row, width: isWide ? 2 : 1) {
        withUnsafePointer(to: character) { _ = add_wch($0) }
      }
    }
  }

  /// What ncurses is given for a cell.
  private mutating func characters(of grid: CellGrid, column: Int, row: Int, width: Int)
    -> [cchar_t]
  {
    guard let code = grid.code(column: column, row: row) else {
      return spelled(grid[column, row], width: width)
    }
    let known = Known(code: code, width: width)
    if let characters = knownCharacters[known] { return characters }
    let characters = spelled(grid[column, row], width: width)
    if knownCharacters.count >= Self.mostKnown { knownCharacters.removeAll() }
    knownCharacters[known] = characters
    return characters
  }

  private mutating func spelled(_ cell: CellGrid.Cell, width: Int) -> [cchar_t] {
    let (attributes, pair) = look(of: cell.style)
    let glyphs = Spelling.glyphs(of: cell.text, width: width) {
      Int(wcwidth(wchar_t(truncatingIfNeeded: $0.value)))
    }
    return glyphs.map { glyph in
      let characters = glyph.prefix(Int(CCHARW_MAX)).map { wchar_t(truncatingIfNeeded: $0.value) }
      var character = cchar_t()
      setcchar(&character, characters + [0], attributes, pair, nil)
      return character
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
