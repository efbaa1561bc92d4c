import Simulator

/// The gallery: the entries under their headings, and what the chosen one is about.
struct GalleryPicture {
  let state: GalleryState
  let area: CellRect
  let theme: Theme

  private enum Row {
    case heading(String)
    case entry(Int)
  }

  func draw(into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    let isWide = area.columns >= 60
    let aboutRows = isWide ? 0 : min(5, area.rows / 3)
    var list = area.inset(bottom: aboutRows)
    if isWide { list.columns = area.columns * 2 / 5 }
    drawList(in: list, into: &grid)
    let about =
      isWide
      ? area.inset(top: 1, left: list.columns + 2, right: 1)
      : CellRect(
        column: area.column + 1, row: list.endRow, columns: area.columns - 2, rows: aboutRows)
    drawAbout(in: about, into: &grid)
  }

  private func drawList(in list: CellRect, into grid: inout CellGrid) {
    let rows = self.rows
    let chosen =
      rows.firstIndex { row in
        if case .entry(state.selection) = row { true } else { false }
      } ?? 0
    // The chosen entry stays in the middle as far as the ends allow.
    let first = max(0, min(chosen - list.rows / 2, rows.count - list.rows))
    for (index, row) in rows.dropFirst(first).prefix(list.rows).enumerated() {
      let place = list.line(index)
      switch row {
      case .heading(let text):
        StyledLine(text.displaySafe, theme.style(.strong)).draw(
          into: &grid, column: place.column + 1, row: place.row, columns: place.columns - 1,
          ellipsis: theme.glyphs.ellipsis, clip: place)
      case .entry(let entry): drawEntry(entry, in: place, into: &grid)
      }
    }
  }

  private func drawEntry(_ index: Int, in place: CellRect, into grid: inout CellGrid) {
    let isChosen = index == state.selection
    let style = theme.style(isChosen ? .header : .text)
    if isChosen { grid.fill(place, style: style, clip: place) }
    let mark = isChosen ? theme.glyphs.selection : " "
    StyledLine(" \(mark) \(state.entries[index].title.displaySafe)", style).draw(
      into: &grid, column: place.column, row: place.row, columns: place.columns,
      ellipsis: theme.glyphs.ellipsis, clip: place)
  }

  private func drawAbout(in area: CellRect, into grid: inout CellGrid) {
    let chosen = state.selected
    let title = chosen?.title.displaySafe ?? "The gallery is empty"
    StyledLine(title, theme.style(.strong)).draw(
      into: &grid, column: area.column, row: area.row, columns: area.columns,
      ellipsis: theme.glyphs.ellipsis, clip: area)
    let lines = TextLines(chosen?.about ?? "", columns: area.columns, limit: area.rows).lines
    for (index, line) in lines.enumerated() {
      grid.put(line, column: area.column, row: area.row + 1 + index, clip: area)
    }
    let path = area.row + 2 + lines.count
    StyledLine(chosen?.path.displaySafe ?? "", theme.style(.faint)).draw(
      into: &grid, column: area.column, row: path, columns: area.columns,
      ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  private var rows: [Row] {
    var rows: [Row] = []
    for (index, entry) in state.entries.enumerated() {
      if index == 0 || state.entries[index - 1].group != entry.group {
        rows.append(.heading(entry.group))
      }
      rows.append(.entry(index))
    }
    return rows
  }
}
