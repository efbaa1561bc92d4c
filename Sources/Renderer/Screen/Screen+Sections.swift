import Foundation
import Simulator

extension Screen {
  /// An action that scrolls across the chosen pane, at the section it moves: the one of the element under the cursor, else the
  /// one nearest to the middle of the viewport.
  func atSection(_ action: Action, _ frame: Frame) -> Action {
    let pane = frame.panes[chosenPane(in: frame)]
    guard let place = sectionPlace(in: pane) else { return action }
    switch action {
    case .fling(.both(let speed)):
      let isAcross = (abs(speed.x) > abs(speed.y)) != pane.scrollsHorizontally
      return isAcross ? .aimed(place, action) : action
    case .keyboard(.tap(let step, _)):
      let isSideways = step.direction == .left || step.direction == .right
      return isSideways != pane.scrollsHorizontally && !pane.scrollsBothWays
        ? .aimed(place, action) : action
    case .aimed(.middle, let inner): return .aimed(place, inner)
    default: return action
    }
  }

  /// Whether an action scrolls a section across.
  func isForSection(_ action: Action, _ frame: Frame) -> Bool {
    if case .aimed = atSection(action, frame) { true } else { false }
  }

  private func sectionPlace(in pane: PaneFrame) -> ScrollPlace? {
    if let element = state.inspected?.find(in: pane),
      let section = pane.scrollingSection(of: element)
    {
      return .section(section.section)
    }
    return pane.sections.contains { $0.frame.sharesArea(with: pane.bounds) } ? .middle : nil
  }
}
