import Simulator

extension Screen {
  /// Answers a key that moves through the legend; what it explains goes on moving by all others.
  mutating func pressInLegend(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch key {
    case .pageDown where state.overlayScroll < lastLegendRow(frame):
      scrollLegend(by: dockedPage(frame), showing: frame)
    case .pageUp where state.overlayScroll > 0:
      scrollLegend(by: -dockedPage(frame), showing: frame)
    case .enter: state.overlay = nil
    default: return nil
    }
    return .redraw
  }

  /// Moves through the legend, as far as it goes.
  mutating func scrollLegend(by rows: Int, showing frame: Frame) {
    state.overlayScroll = max(0, min(lastLegendRow(frame), state.overlayScroll + rows))
  }

  /// How far the legend is scrolled when its last line is in view.
  private func lastLegendRow(_ frame: Frame) -> Int {
    max(0, LegendText(view: state.view, theme: theme).lines.count - dockedRows(frame))
  }
}
