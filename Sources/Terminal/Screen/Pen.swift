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
  ///
  /// Each has its place by its number, and gives way to the next one that has the same.
  private var known = [Known](repeating: Known(), count: 1 << Self.knownBits)
  private static let knownBits = 12
  /// What a run comes to, kept for its storage.
  private var run: [cchar_t] = []

  /// A cell of one character.
  private struct Known {
    /// Its number, with its width in a bit that none uses; no cell has the greatest one.
    var name = UInt64.max
    var character = cchar_t()
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
    run.removeAll(keepingCapacity: true)
    grid.forEachGlyph(in: change, before: columns) { column, width, code in
      guard let code else {
        run += spelled(grid[column, change.row], width: width)
        return
      }
      let name = code | (width == 2 ? 1 << 31 : 0)
      let place = Int(truncatingIfNeeded: (name &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.knownBits))
      if known[place].name != name {
        let characters = spelled(grid[column, change.row], width: width)
        guard characters.count == 1 else {
          run += characters
          return
        }
        known[place] = Known(name: name, character: characters[0])
      }
      run.append(known[place].character)
    }
    ncurses_write(
      Int32(change.row), Int32(change.columns.lowerBound), run, Int32(truncatingIfNeeded: run.count)
    )
  }

  /// Moves whole rows of the screen.
  func move(_ shift: GridShift) {
    ncurses_move_rows(
      Int32(shift.rows.lowerBound), Int32(shift.rows.upperBound - 1), Int32(shift.distance))
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
