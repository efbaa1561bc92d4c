import Simulator

/// The top row: what runs, for how long, and whether it moves.
struct TitleBar {
  let frame: Frame
  let layout: ScreenLayout
  let state: ScreenState
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let area = layout.title
    grid.fill(area, with: theme.glyphs.rule, style: theme.style(.rule), clip: area)
    let clock = self.clock
    let end = area.columns - clock.columns - 1
    clock.draw(
      into: &grid, column: end, row: area.row, columns: clock.columns,
      ellipsis: theme.glyphs.ellipsis, clip: area)
    title.draw(
      into: &grid, column: area.column, row: area.row, columns: end - 1,
      ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  private var title: StyledLine {
    var line = StyledLine(" Cellophane  ", theme.style(.strong))
    if !layout.showsAllPanes {
      let pane = (layout.panes.first?.index ?? 0) + 1
      line.add("\(pane) of \(frame.panes.count)  ", theme.style(.focus))
    }
    line.add(frame.title.displaySafe, theme.style(.text))
    if let pane = frame.panes.first, frame.panes.count == 1 {
      for part in [pane.layout, pane.behavior] where !part.isEmpty {
        line.add(" \(theme.glyphs.separator) \(theme.spelled(part))", theme.style(.text))
      }
    }
    line.add(" ")
    return line
  }

  /// As wide at rest as in motion, so that nothing jumps that does not move.
  private var clock: StyledLine {
    var line = StyledLine(" \(frame.time.secondsText) s ", theme.style(.text))
    let glyph = frame.isMoving ? theme.glyphs.moving : theme.glyphs.resting
    line.add(
      "\(glyph) \(frame.isMoving ? "moving " : "at rest") ",
      theme.style(frame.isMoving ? .fresh : .text))
    return line
  }
}
