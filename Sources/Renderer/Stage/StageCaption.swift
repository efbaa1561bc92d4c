import Simulator

/// What the presenter says, and how far the scene has come.
struct StageCaption {
  /// The rows that even a short caption keeps, so that the picture stays where it is when one comes or goes.
  private static func keptRows(_ rows: Int) -> Int { rows >= 16 ? 3 : 2 }

  private let lines: [Substring]
  private let progress: StyledLine
  private let theme: Theme
  /// The rows it wants, of so many there are.
  let rows: Int

  /// - Parameters:
  ///   - frame: What is shown.
  ///   - state: What the screen remembers.
  ///   - refusal: Why the key pressed last did nothing; nil for one that did something.
  ///   - columns: The columns it has.
  ///   - rows: The rows there are.
  ///   - theme: Its looks.
  init(
    _ frame: Frame, state: ScreenState, refusal: StyledLine? = nil, columns: Int, rows: Int,
    theme: Theme
  ) {
    self.theme = theme
    progress = Self.progress(frame, state: state, refusal: refusal, theme: theme)
    let text = theme.spelled(frame.caption ?? "")
    lines = text.isEmpty ? [] : TextLines(text, columns: columns - 2, limit: rows / 2).lines
    let last = lines.last?.columnWidth ?? 0
    let shares = lines.isEmpty || last + progress.columns + 4 <= columns
    let needed = lines.count + (progress.columns == 0 || (shares && !lines.isEmpty) ? 0 : 1)
    let saysNothing = frame.progress == nil && lines.isEmpty
    self.rows = saysNothing ? min(needed, 1) : max(Self.keptRows(rows), needed)
  }

  func draw(in area: CellRect, into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    for (index, line) in lines.enumerated() {
      grid.put(
        line, column: area.column + 1, row: area.row + index, style: theme.style(.caption),
        clip: area)
    }
    let columns = max(0, min(progress.columns, area.columns - 2))
    progress.draw(
      into: &grid, column: area.endColumn - columns - 1, row: area.endRow - 1, columns: columns,
      ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  /// `▶ step 3 of 7 · before the reload`, with what a search found and what time does unless it passes as on the wall.
  private static func progress(
    _ frame: Frame, state: ScreenState, refusal: StyledLine?, theme: Theme
  ) -> StyledLine {
    var line = refusal ?? StyledLine()
    func add(_ text: String, _ role: Theme.Role) {
      guard !text.isEmpty else { return }
      if line.columns > 0 { line.add(" \(theme.glyphs.separator) ", theme.style(.faint)) }
      line.add(text, theme.style(role))
    }
    if let search = state.search, state.prompt == nil, !search.status.isEmpty {
      add("nN \(search.status)", .focus)
    }
    if state.time.end != nil {
      add("\(theme.glyphs.past) \(frame.time.secondsText) s", .focus)
    } else if state.time.isPaused {
      add("\(theme.glyphs.paused) paused", .focus)
    }
    add(state.time.pace.label(theme.glyphs), .focus)
    if state.link != .together, frame.panes.count > 1 { add(state.link.label, .focus) }
    if let progress = frame.progress {
      let sign = progress.state == .playing ? theme.glyphs.moving : theme.glyphs.resting
      if progress.parts > 1 {
        add("\(sign) step \(progress.part) of \(progress.parts)", .text)
      }
      add(theme.spelled(progress.mark ?? ""), .faint)
    }
    return line
  }
}
