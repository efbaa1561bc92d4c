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
    case .character("/"): state.prompt = Prompt(.helpFilter, replacing: state.helpFilter)
    case .escape where !state.helpFilter.isEmpty: filterHelp("")
    case .enter: state.overlay = nil
    default: return nil
    }
    return .redraw
  }

  /// Answers a key while the filter of the help is typed: what is typed counts at once.
  mutating func pressInHelpFilter(
    _ key: Key, _ reading: Prompt.Reading, _ prompt: Prompt, showing frame: Frame
  ) -> ScreenOutcome {
    switch reading {
    case .edited: filterHelp(prompt.text)
    case .cancelled: filterHelp("")
    case .moved, .submitted: break
    case .unused:
      switch key {
      case .up: scrollHelp(by: -1, showing: frame)
      case .down: scrollHelp(by: 1, showing: frame)
      case .pageUp: scrollHelp(by: -dockedPage(frame), showing: frame)
      case .pageDown: scrollHelp(by: dockedPage(frame), showing: frame)
      default: return .nothing
      }
    }
    return .redraw
  }

  private mutating func filterHelp(_ text: String) {
    state.helpFilter = text
    state.overlayScroll = 0
  }

  private mutating func scrollHelp(by rows: Int, showing frame: Frame) {
    guard let dock = layout(frame).dock else { return }
    let lines = helpPicture(in: dock, theme: theme).lines(columns: Dock.content(of: dock).columns)
    scrollDock(by: rows, of: lines.count, showing: frame)
  }

  /// The help in its dock.
  func helpPicture(in dock: CellRect, theme: Theme) -> HelpPicture {
    HelpPicture(
      text: HelpText(keymap: keymap, filter: state.helpFilter), scroll: state.overlayScroll,
      area: dock, theme: theme)
  }
}
