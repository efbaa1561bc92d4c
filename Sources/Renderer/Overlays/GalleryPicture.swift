import Simulator

/// The gallery: the entries under their headings, what the chosen one is about, and what it looks like.
struct GalleryPicture {
  let state: GalleryState
  let area: CellRect
  let theme: Theme

  private enum Row {
    case heading(String)
    case entry(Int)
  }

  /// Columns from which on the list leaves room for more at its right.
  private static let wideColumns = 60
  /// The columns that the list has where there are so many, and more for a title that needs them.
  private static let listColumns = 40
  /// The rows below the list that tell of the chosen one where nothing has room beside it.
  private static let aboutRows = 5
  /// The fewest rows a picture is worth.
  private static let previewRows = 6

  func draw(into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    let list = list
    drawList(in: list, into: &grid)
    guard isWide else { return drawNarrow(below: list, into: &grid) }
    let right = area.inset(top: 1, left: list.columns + 2, right: 1)
    let used = drawAbout(in: right, textRows: max(2, right.rows / 3), into: &grid)
    let preview = right.inset(top: used + 1)
    if preview.rows >= Self.previewRows || !message.isEmpty {
      drawPreview(in: preview, into: &grid)
    }
  }

  /// The entry that is drawn at a character cell, by its index among those shown; nil where none is.
  func entry(column: Int, row: Int) -> Int? {
    let rows = rows
    guard let place = window(of: rows, in: list).row(column: column, row: row),
      case .entry(let entry) = rows[place]
    else { return nil }
    return entry
  }

  private var isWide: Bool { area.columns >= Self.wideColumns }

  /// Where the list stands: at the left, or above.
  private var list: CellRect {
    guard isWide else { return area.inset(bottom: min(Self.aboutRows, area.rows / 2)) }
    var list = area
    let longest = state.shown.map { theme.spelled($0.title).columnWidth }.max() ?? 0
    list.columns = min(max(Self.listColumns, longest + 4), area.columns * 2 / 5)
    return list
  }

  private func window(of rows: [Row], in list: CellRect) -> ListWindow {
    let chosen =
      rows.firstIndex { row in
        if case .entry(state.selection) = row { true } else { false }
      } ?? 0
    return ListWindow(of: rows.count, around: chosen, in: list)
  }

  /// What the chosen one is about, below the list, in which its title is marked.
  private func drawNarrow(below list: CellRect, into grid: inout CellGrid) {
    let aboutRows = area.endRow - list.endRow
    let about = CellRect(
      column: area.column + 1, row: list.endRow, columns: area.columns - 2, rows: aboutRows)
    let told = state.selected?.story?.bug.map { theme.spelled($0.sees) } ?? self.about
    let text = message.isEmpty ? told : message
    let lines = WrappedText(text, columns: about.columns)
      .prefix(aboutRows - 1, ellipsis: theme.glyphs.ellipsis)
    for (index, line) in lines.enumerated() {
      grid.put(line, column: about.column, row: about.row + index, clip: about)
    }
    drawPath(in: about.line(aboutRows - 1), into: &grid)
  }

  private func drawList(in list: CellRect, into grid: inout CellGrid) {
    let rows = self.rows
    for (index, row) in rows[window(of: rows, in: list).rows].enumerated() {
      let place = list.line(index)
      switch row {
      case .heading(let text):
        StyledLine(text.displaySafe, theme.style(.strong)).draw(
          in: place.inset(left: 1), theme: theme, into: &grid)
      case .entry(let entry): drawEntry(entry, in: place, into: &grid)
      }
    }
  }

  private func drawEntry(_ index: Int, in place: CellRect, into grid: inout CellGrid) {
    let isChosen = index == state.selection
    let style = theme.style(isChosen ? .header : .text)
    if isChosen { grid.fill(place, style: style, clip: place) }
    let mark = isChosen ? theme.glyphs.selection : " "
    StyledLine(" \(mark) \(theme.spelled(state.shown[index].title))", style).draw(
      in: place, theme: theme, into: &grid)
  }

  /// Draws title, text and path, and tells how many rows they took.
  private func drawAbout(
    in area: CellRect, textRows: Int, into grid: inout CellGrid
  ) -> Int {
    let nothing =
      state.entries.isEmpty
      ? "The gallery is empty" : "Nothing is found by \(state.filter.displaySafe)"
    StyledLine(state.selected.map { theme.spelled($0.title) } ?? nothing, theme.style(.strong))
      .draw(in: area, theme: theme, into: &grid)
    let lines = aboutLines(columns: area.columns)
    // A text that is a little too long is told whole; the picture takes what is left.
    var shown = Array(
      lines.prefix(max(textRows, min(lines.count, area.rows - 3 - Self.previewRows))))
    if lines.count > shown.count, !shown.isEmpty {
      shown[shown.count - 1].add(theme.glyphs.ellipsis)
    }
    shown.draw(in: area.inset(top: 1), theme: theme, into: &grid)
    // What is called as its file is named once.
    if state.selected?.path != state.selected?.title {
      drawPath(in: area.line(shown.count + 1), into: &grid)
    }
    return shown.count + 2
  }

  /// What the room shows, at its first entry, and the story of an exhibit; for anything else what it is about.
  private func aboutLines(columns: Int) -> [StyledLine] {
    guard let story = state.selected?.story else {
      return TextLines(about, columns: columns).lines.map { StyledLine(String($0)) }
    }
    let text = StoryText(story: story, columns: columns, theme: theme)
    let room = state.isFirstOfGroup ? story.place?.about ?? "" : ""
    return WrappedText(theme.spelled(room), columns: columns).lines.map {
      StyledLine($0, theme.style(.faint))
    } + text.lines
  }

  /// The path; where it is too long its head goes, so that the file is named whole.
  private func drawPath(in line: CellRect, into grid: inout CellGrid) {
    let path = state.selected?.path.displaySafe ?? ""
    grid.put(
      path.fittingTail(line.columns, ellipsis: theme.glyphs.ellipsis), column: line.column,
      row: line.row, style: theme.style(.faint), clip: area)
  }

  private func drawPreview(in area: CellRect, into grid: inout CellGrid) {
    guard let frame = preview?.frame else {
      let lines = TextLines(message, columns: area.columns, limit: area.rows).lines
      for (index, line) in lines.enumerated() {
        grid.put(
          line, column: area.column, row: area.row + index, style: theme.style(.warning),
          clip: area)
      }
      return
    }
    let all = Array(frame.panes.indices)
    let slots = PaneSplit(perRow: .max, inspector: .none).slots(frame, all, in: area).slots
    for slot in slots where slot.viewport.columns > 0 && slot.viewport.rows > 0 {
      PanePicture(
        pane: frame.panes[slot.index], slot: slot, inspected: nil, bottom: area.endRow,
        theme: theme
      ).draw(into: &grid)
    }
  }

  private var preview: GalleryPreview? { state.selected.flatMap { state.previews[$0.path] } }

  private var message: String { preview?.message ?? "" }

  private var about: String {
    let own = state.selected?.about ?? ""
    return theme.spelled(own.isEmpty ? preview?.about ?? "" : own)
  }

  private var rows: [Row] {
    var rows: [Row] = []
    for index in state.shown.indices {
      let heading = state.heading(of: index)
      if index == 0 || state.heading(of: index - 1) != heading { rows.append(.heading(heading)) }
      rows.append(.entry(index))
    }
    return rows
  }
}
