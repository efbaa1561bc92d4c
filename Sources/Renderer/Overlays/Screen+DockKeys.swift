import Simulator

extension Screen {
  /// Answers a key that moves through docked text by pages; what it tells of goes on moving by all others, and by these
  /// where all of the text is in view.
  mutating func pressInDock(_ key: Key, of lines: Int, showing frame: Frame) -> ScreenOutcome? {
    guard lastDockedRow(of: lines, frame) > 0 else { return nil }
    switch key {
    case .pageDown: scrollDock(by: dockedPage(frame), of: lines, showing: frame)
    case .pageUp: scrollDock(by: -dockedPage(frame), of: lines, showing: frame)
    default: return nil
    }
    return .redraw
  }

  /// Moves through so many docked lines, as far as they go.
  mutating func scrollDock(by rows: Int, of lines: Int, showing frame: Frame) {
    state.overlayScroll = state.overlayScroll.moved(
      by: rows, upTo: lastDockedRow(of: lines, frame))
  }

  /// The rows of what is docked, below its title.
  func dockedRows(_ frame: Frame) -> Int { max(0, (layout(frame).dock?.rows ?? 0) - 1) }

  /// How many rows a page of what is docked has: all but one of those in view.
  func dockedPage(_ frame: Frame) -> Int { max(1, dockedRows(frame) - 1) }

  /// How far so many lines are scrolled when the last one is in view.
  private func lastDockedRow(of lines: Int, _ frame: Frame) -> Int {
    max(0, lines - dockedRows(frame))
  }
}
