import Simulator

extension Screen {
  /// Answers a key that moves through the help; nil for one that does what the help says of it.
  mutating func pressInHelp(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch key {
    case .up, .character("k"): scrollHelp(by: -1, showing: frame)
    case .down, .character("j"): scrollHelp(by: 1, showing: frame)
    case .pageUp: scrollHelp(by: -dockedPage(frame), showing: frame)
    case .pageDown, .character(" "): scrollHelp(by: dockedPage(frame), showing: frame)
    case .home: state.overlayScroll = 0
    case .end: scrollHelp(by: .max, showing: frame)
    case .enter: state.overlay = nil
    default: return nil
    }
    return .redraw
  }

  private mutating func scrollHelp(by rows: Int, showing frame: Frame) {
    guard let dock = layout(frame).dock else { return }
    let lines = helpPicture(frame, in: dock, theme: theme).lines(
      columns: Dock.content(of: dock).columns)
    scrollDock(by: rows, of: lines.count, showing: frame)
  }

  func helpPicture(_ frame: Frame, in dock: CellRect, theme: Theme) -> HelpPicture {
    HelpPicture(
      text: HelpText(keymap: keymapNow(frame), filter: state.helpFilter),
      scroll: state.overlayScroll, area: dock, theme: theme)
  }
}
