import Simulator

extension Screen {
  /// Answers a key that moves through what was printed; nil for one that does what it always does.
  mutating func pressInLog(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch key {
    case .up, .character("k"): scrollLog(by: 1, showing: frame)
    case .down, .character("j"): scrollLog(by: -1, showing: frame)
    case .pageUp: scrollLog(by: dockedPage(frame), showing: frame)
    case .pageDown, .character(" "): scrollLog(by: -dockedPage(frame), showing: frame)
    case .home: scrollLog(by: .max / 2, showing: frame)
    case .end: state.overlayScroll = 0
    case .enter: state.overlay = nil
    default: return nil
    }
    return .redraw
  }

  private mutating func scrollLog(by rows: Int, showing frame: Frame) {
    guard let dock = layout(frame).dock else { return }
    let inView = dockedRows(frame)
    let target = max(0, state.overlayScroll + rows)
    let there = LogPicture.lastRows(
      target + inView, of: state.log, columns: Dock.content(of: dock).columns)
    state.overlayScroll = min(target, max(0, there.count - inView))
  }
}
