import Simulator

/// The bottom rows: the caption of the scene, and the keys that matter now.
///
/// A short caption stands in the row of the keys, so that the picture keeps its size when one comes or goes.
struct Footer {
  /// How many rows it takes; more than one only for a caption that needs them.
  let rows: Int

  private let caption: [String]
  private let hints: [FooterLine]
  /// What was typed that waits for more, why the key pressed last did nothing, or a notice on the files; empty for none.
  private let typed: StyledLine
  private let theme: Theme

  /// The most rows of a caption, on a screen of few rows and on others.
  private static let captionRows = (few: 2, usual: 3)

  /// The columns from which on a caption leaves room for every key that is vital; below, for one.
  private static let wide = 60

  init(
    frame: Frame, keymap: Keymap, state: ScreenState, refusal: FooterHint?,
    size: (columns: Int, rows: Int), theme: Theme
  ) {
    self.theme = theme
    let columns = size.columns
    var typed = StyledLine()
    if let prefix = state.prefix.line(theme) {
      typed.add(" ")
      typed.add(prefix)
      typed.add(" ")
    } else if let refusal = refusal?.line(keymap, theme) {
      typed.add("  ")
      typed.add(refusal.line)
      typed.add(" ")
    } else if let notice = state.fileNotice {
      // Beside it there is room for a few keys.
      typed.add("  ")
      typed.add(notice.line(keymap, columns: columns * 3 / 4, theme: theme))
      typed.add(" ")
    }
    self.typed = typed
    let hints = FooterHint.now(frame, state).compactMap { $0.line(keymap, theme) }
    let all = Self.fitting(hints, columns: columns - 2 - typed.columns)
    let covers = state.overlay.map { $0.dockColumns == nil } ?? false
    guard let caption = frame.caption, !caption.isEmpty, !covers else {
      self.caption = []
      self.hints = all
      rows = 1
      return
    }
    let limit = size.rows < 16 ? Self.captionRows.few : Self.captionRows.usual
    let lines = CaptionLines(
      theme.spelledLines(caption), columns: columns - 2, limit: limit,
      ellipsis: theme.glyphs.ellipsis
    ).lines
    self.caption = lines
    // The keys stand behind the caption's last line, or have a row of their own below it.
    let room = columns - 4 - (lines.last?.columnWidth ?? 0)
    let vital = hints.filter(\.isVital)
    let beside = Self.fitting(vital, columns: min(room, columns / 2))
    let isBeside =
      columns < Self.wide
      ? !beside.isEmpty
      : Self.columns(beside) >= Self.columns(Self.fitting(vital, columns: columns / 2))
    // How many rows there are does not depend on what is typed.
    self.hints =
      isBeside ? Self.fitting(hints, columns: min(room - typed.columns, columns / 2)) : all
    rows = isBeside ? lines.count : lines.count + 1
  }

  func draw(in area: CellRect, into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    for (index, line) in caption.enumerated() {
      let isShared = typed.columns > 0 && index == rows - 1
      let room = isShared ? typedColumn(in: area) - area.column - 1 : area.columns
      grid.put(
        line.fitting(max(0, room), ellipsis: theme.glyphs.ellipsis), column: area.column + 1,
        row: area.row + index, style: theme.style(.caption), clip: area)
    }
    for (hint, column) in places(in: area) {
      hint.line.draw(
        into: &grid, column: column, row: area.endRow - 1, columns: hint.line.columns,
        ellipsis: theme.glyphs.ellipsis, clip: area)
    }
    // As in vi, at the right end, over whatever is there.
    typed.draw(
      into: &grid, column: typedColumn(in: area), row: area.endRow - 1,
      columns: typed.columns, ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  /// The key that a click at a character cell stands for; nil for none.
  func key(column: Int, row: Int, in area: CellRect) -> Key? {
    guard row == area.endRow - 1, typed.columns == 0 || column < typedColumn(in: area) else {
      return nil
    }
    return places(in: area).lazy.compactMap { $0.hint.key(at: column - $0.column) }.first
  }

  /// The hints and where each begins.
  private func places(in area: CellRect) -> [(hint: FooterLine, column: Int)] {
    let isAlone = caption.count < rows
    // What is typed brings its own distance.
    let end = area.endColumn - (typed.columns == 0 ? 1 : typed.columns)
    var column = isAlone ? area.column + 1 : end - Self.columns(hints)
    return hints.map { hint in
      defer { column += hint.line.columns + Self.gap }
      return (hint, column)
    }
  }

  private func typedColumn(in area: CellRect) -> Int {
    max(area.column, area.endColumn - typed.columns)
  }

  /// Columns between two hints.
  private static let gap = 2

  /// How many columns hints take beside each other.
  private static func columns(_ hints: [FooterLine]) -> Int {
    hints.reduce(0) { $0 + $1.line.columns } + gap * max(0, hints.count - 1)
  }

  /// As many hints as fit in their order, of which the vital ones are the last to go.
  private static func fitting(_ hints: [FooterLine], columns: Int) -> [FooterLine] {
    var shown = Set<Int>()
    var used = 0
    for isVital in [true, false] {
      for (index, hint) in hints.enumerated() where hint.isVital == isVital {
        guard used + gap + hint.line.columns <= columns else { continue }
        used += (shown.isEmpty ? 0 : gap) + hint.line.columns
        shown.insert(index)
      }
    }
    return hints.indices.filter(shown.contains).map { hints[$0] }
  }
}
