import Simulator

extension Screen {
  /// Where everything stands on a stage: beside what is docked, unless that takes all columns.
  func stageLayout(_ frame: Frame, theme: Theme) -> StageLayout {
    var area = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    let dock = state.dockColumns.map { Dock.place(columns: $0, in: area) }
    if let dock, dock.column > 0 { area.columns = dock.column }
    return StageLayout(
      frame: frame, in: area, state: state,
      captionRows: stageCaption(frame, columns: area.columns, theme: theme).rows,
      isASCII: keepsToASCII)
  }

  /// Draws what an audience is to see, and nothing else.
  func drawStage(_ frame: Frame, theme: Theme, into grid: inout CellGrid) {
    guard !state.isBlank else {
      return grid.fill(grid.area, style: theme.style(.stageDark), clip: grid.area)
    }
    let layout = stageLayout(frame, theme: theme)
    for slot in layout.slots {
      StagePane(
        pane: frame.panes[slot.index], slot: slot, verdict: StageVerdict(frame, pane: slot.index),
        differences: differences(
          of: slot.index, in: frame, isAlone: layout.slots.count == 1),
        search: state.search, inspected: state.inspected,
        isChosen: marksChoice(of: slot.index, in: frame),
        place: layout.showsAllPanes ? "" : "\(slot.index + 1) of \(frame.panes.count)",
        theme: theme
      ).draw(into: &grid)
    }
    let verdict = StageVerdict(frame, panes: layout.slots.map(\.index))
    let title = verdict.pane.map { frame.panes[$0].title.displaySafe } ?? ""
    let caption = stageCaption(frame, columns: layout.caption.columns, theme: theme)
    caption.draw(in: layout.caption, into: &grid)
    let spare = caption.spare(in: layout.caption)
    StageBand(
      verdict: verdict, title: title, letters: layout.letters, area: layout.verdict,
      spare: spare.area, lastColumns: spare.lastColumns, theme: theme
    ).draw(into: &grid)
  }

  private func stageCaption(_ frame: Frame, columns: Int? = nil, theme: Theme) -> StageCaption {
    StageCaption(
      frame, state: state,
      typed: state.prefix.line(theme) ?? refusal(frame)?.line(keymap, theme)?.line,
      columns: columns ?? self.columns, rows: rows, theme: theme)
  }
}
