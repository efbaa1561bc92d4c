import Simulator

extension Screen {
  /// Answers a key that moves through the legend; what it explains goes on moving by all others.
  mutating func pressInLegend(_ key: Key) -> ScreenOutcome? {
    let legend = LegendText(
      view: state.view, theme: theme)
    let last = max(0, legend.lines.count - (rows - 3))
    switch key {
    case .pageDown where state.overlayScroll < last:
      state.overlayScroll = min(last, state.overlayScroll + overlayPage)
    case .pageUp where state.overlayScroll > 0:
      state.overlayScroll = max(0, state.overlayScroll - overlayPage)
    case .enter: state.overlay = nil
    default: return nil
    }
    return .redraw
  }
}
