import Simulator

extension Screen {
  /// Answers a key that moves through what was printed; nil for one that does what it always does.
  mutating func pressInLog(_ key: Key) -> ScreenOutcome? {
    switch key {
    case .up, .character("k"): scrollLog(by: 1)
    case .down, .character("j"): scrollLog(by: -1)
    case .pageUp: scrollLog(by: overlayPage)
    case .pageDown, .character(" "): scrollLog(by: -overlayPage)
    case .home: scrollLog(by: LogState.limit * overlayPage)
    case .end: state.overlayScroll = 0
    case .enter: state.overlay = nil
    default: return nil
    }
    return .redraw
  }

  private mutating func scrollLog(by rows: Int) {
    let area = CellRect(column: 0, row: 1, columns: columns, rows: max(0, self.rows - 2))
    let width = Dock.place(columns: ScreenOverlay.log.dockColumns ?? 0, in: area).columns - 2
    let last = max(0, LogPicture.rows(of: state.log, columns: width).count - (area.rows - 1))
    state.overlayScroll = max(0, min(last, state.overlayScroll + rows))
  }
}
