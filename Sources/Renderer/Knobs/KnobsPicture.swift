import Simulator

/// The knobs in the dock: each with its value, the chosen one told whole below the list.
struct KnobsPicture {
  let frame: Frame
  let state: ScreenState
  let area: CellRect
  let theme: Theme

  private enum Row {
    case heading(Knob.Group)
    case knob(Int)
  }

  /// Rows that tell of the chosen one.
  private static let toldRows = 3
  /// Rows below the list, its rule included.
  private static let detailRows = toldRows + 1
  /// Rows of the panel below which the rule is left out.
  private static let fewRows = 12

  func draw(into grid: inout CellGrid) {
    let choice = KnobChoice(frame, state)
    let content = Dock.draw(title, in: area, theme: theme, into: &grid)
    guard content.rows > 0 else { return }
    let list = list
    let below = drawList(choice, in: list, into: &grid)
    Dock.drawMore(below, in: area, theme: theme, into: &grid)
    drawDetail(
      choice,
      in: CellRect(
        columns: content.column..<content.endColumn, rows: list.endRow..<content.endRow),
      into: &grid)
  }

  private var title: String {
    var title = "knobs"
    if let pane = state.knobs.pane, frame.panes.indices.contains(pane) {
      title += " of \(frame.panes[pane].title.displaySafe)"
    }
    if !state.knobs.filter.isEmpty { title += " /\(state.knobs.filter.displaySafe)" }
    return title
  }

  /// The knob that is drawn at a character cell, by its index in the list; nil where none is.
  func knob(column: Int, row: Int) -> Int? {
    let choice = KnobChoice(frame, state)
    let rows = rows(of: choice)
    guard let place = window(of: rows, choice, in: list).row(column: column, row: row),
      case .knob(let knob) = rows[place]
    else { return nil }
    return knob
  }

  // MARK: The list

  private var list: CellRect {
    let content = Dock.content(of: area)
    let detail = min(
      content.rows - 1, content.rows < Self.fewRows ? Self.toldRows : Self.detailRows)
    return content.inset(bottom: max(0, detail))
  }

  private func window(of rows: [Row], _ choice: KnobChoice, in list: CellRect) -> ListWindow {
    let chosen = choice.index.flatMap { chosen in
      rows.firstIndex { row in if case .knob(chosen) = row { true } else { false } }
    }
    return ListWindow(of: rows.count, around: chosen ?? 0, in: list)
  }

  /// Draws the list around the chosen one, and tells how many of its rows are left below.
  private func drawList(
    _ choice: KnobChoice, in list: CellRect, into grid: inout CellGrid
  ) -> Int {
    let rows = rows(of: choice)
    guard let chosen = choice.index else {
      grid.put(
        "no such knob", column: list.column, row: list.row, style: theme.style(.faint), clip: list)
      return 0
    }
    let window = window(of: rows, choice, in: list)
    for (index, row) in rows[window.rows].enumerated() {
      let line = list.line(index)
      switch row {
      case .heading(let group):
        StyledLine(group.rawValue, theme.style(.caption)).draw(
          into: &grid, column: line.column, row: line.row, columns: line.columns,
          ellipsis: theme.glyphs.ellipsis, clip: line)
      case .knob(let index):
        draw(choice.knobs[index], of: choice, isChosen: index == chosen, in: line, into: &grid)
      }
    }
    return window.rest
  }

  private func draw(
    _ knob: Knob, of choice: KnobChoice, isChosen: Bool, in line: CellRect,
    into grid: inout CellGrid
  ) {
    let style = theme.style(isChosen ? .header : .text)
    if isChosen { grid.fill(line, style: style, clip: line) }
    let mark = isChosen ? theme.glyphs.selection : " "
    let isChanged = choice.changed(knob) != nil
    let changed = isChanged ? "*" : " "
    let value = (choice.differs(knob) ? "\(theme.glyphs.unequal) " : "") + theme.spelled(knob.shown)
    let room = line.columns - 2
    let name = knob.name.displaySafe
    // The value has what the name leaves, and half in any case.
    let valueColumns = min(value.columnWidth, max(room / 2, room - name.columnWidth - 1))
    let nameColumns = max(0, room - valueColumns - 1)
    StyledLine(mark + changed + name, style).draw(
      into: &grid, column: line.column, row: line.row, columns: nameColumns + 2,
      ellipsis: theme.glyphs.ellipsis, clip: line)
    let valueStyle = isChosen || !isChanged ? style : theme.style(.strong)
    StyledLine(value, valueStyle).draw(
      into: &grid, column: line.endColumn - valueColumns, row: line.row, columns: valueColumns,
      ellipsis: theme.glyphs.ellipsis, clip: line)
  }

  private func rows(of choice: KnobChoice) -> [Row] {
    var rows: [Row] = []
    for (index, knob) in choice.knobs.enumerated() {
      if index == 0 || choice.knobs[index - 1].group != knob.group {
        rows.append(.heading(knob.group))
      }
      rows.append(.knob(index))
    }
    return rows
  }

  // MARK: The chosen one

  private func drawDetail(_ choice: KnobChoice, in area: CellRect, into grid: inout CellGrid) {
    var lines: [StyledLine] = []
    if area.rows == Self.detailRows {
      grid.fill(area.line(0), with: theme.glyphs.rule, style: theme.style(.rule), clip: area)
    }
    if let complaint = state.knobs.complaint {
      lines = WrappedText(theme.spelled(complaint), columns: area.columns)
        .prefix(Self.toldRows, ellipsis: theme.glyphs.ellipsis)
        .map { StyledLine($0, theme.style(.warning)) }
    } else if let knob = choice.chosen {
      let rest = [turned(knob), reach(knob, choice)].filter { !$0.isEmpty }
      lines = told(knob, columns: area.columns, rows: Self.toldRows - rest.count) + rest
    }
    for (index, line) in lines.prefix(Self.toldRows).enumerated() {
      let row = area.endRow - Self.toldRows + index
      guard row >= area.row else { continue }
      line.draw(
        into: &grid, column: area.column, row: row, columns: area.columns,
        ellipsis: theme.glyphs.ellipsis, clip: area)
    }
  }

  /// What the file would say, in as many rows as the rest leaves.
  private func told(_ knob: Knob, columns: Int, rows: Int) -> [StyledLine] {
    let name = "\(knob.key.displaySafe): "
    let value = knob.value.displaySafe
    var line = StyledLine(name, theme.style(.faint))
    guard line.columns + value.columnWidth > columns else {
      line.add(value, theme.style(.strong))
      return [line]
    }
    let broken = WrappedText(name + value, columns: columns)
      .prefix(rows, ellipsis: theme.glyphs.ellipsis)
    return broken.enumerated().map { index, text in
      guard index == 0, text.hasPrefix(name) else { return StyledLine(text, theme.style(.strong)) }
      line.add(String(text.dropFirst(name.count)), theme.style(.strong))
      return line
    }
  }

  /// Where a step either way goes, by the part that differs.
  private func turned(_ knob: Knob) -> StyledLine {
    var line = StyledLine()
    func add(_ arrow: String, _ value: String?) {
      guard let value else { return }
      if !line.isEmpty { line.add("  ", theme.style(.text)) }
      line.add(arrow, theme.style(.key))
      line.add(" " + knob.part(of: value).displaySafe, theme.style(.faint))
    }
    add(theme.glyphs.leftArrow, knob.lower)
    add(theme.glyphs.rightArrow, knob.higher)
    if line.isEmpty {
      line.add(theme.glyphs.enter, theme.style(.key))
      line.add(" types a value", theme.style(.faint))
    }
    return line
  }

  /// How it is known that a host behaves so, what it was at first, and which panes follow.
  private func reach(_ knob: Knob, _ choice: KnobChoice) -> StyledLine {
    let was = choice.changed(knob)?.own.map { "was \(knob.part(of: $0).displaySafe)" }
    let reach = choice.reach(of: knob).map { theme.spelled("for \($0)") }
    return StyledLine(
      [knob.basis, was, reach].compactMap { $0 }.joined(separator: " \(theme.glyphs.separator) "),
      theme.style(.faint))
  }
}
