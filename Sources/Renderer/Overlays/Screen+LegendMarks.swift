import Simulator

extension Screen {
  /// The legend, the marks that are on the screen before the others.
  func legend(of frame: Frame, _ layout: ScreenLayout) -> LegendText {
    LegendText(
      view: state.view, isOnStage: state.isOnStage, theme: theme,
      shown: state.isOnStage ? [] : legendMarks(frame, layout))
  }

  private func legendMarks(_ frame: Frame, _ layout: ScreenLayout) -> Set<LegendMark> {
    var marks: Set<LegendMark> = state.view.showsGuides ? [.guides] : []
    if !state.time.marks.isEmpty { marks.insert(.timeLine) }
    for slot in layout.panes {
      let pane = frame.panes[slot.index]
      let shown = pane.raised(
        slot.map(of: pane), in: slot.viewport, inspected: state.inspected, search: state.search)
      marks.formUnion(
        ShownMarks(pane: shown, slot: slot, mode: state.view.mode, theme: theme).all)
      if state.inspected?.find(in: pane) != nil { marks.insert(.cursor) }
      if let search = state.search, pane.elements.contains(where: { search.match(of: $0) != nil }) {
        marks.insert(.match)
      }
      let differences = differences(
        of: slot.index, in: frame, isAlone: layout.panes.count == 1)
      if let differences, !differences.isEmpty {
        marks.insert(.different)
        if !differences.alone.isEmpty { marks.insert(.alone) }
      }
    }
    return marks
  }
}
