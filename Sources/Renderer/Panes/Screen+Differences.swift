import Simulator

extension Screen {
  /// How a pane differs from the chosen one; nil where that is not asked for.
  ///
  /// The chosen one is the measure of the others; shown alone, it is measured by the next.
  func differences(of index: Int, in frame: Frame, isAlone: Bool) -> PaneDifferences? {
    guard state.showsDifferences, frame.panes.count > 1 else { return nil }
    var measure = chosenPane(in: frame)
    if index == measure {
      guard isAlone else { return nil }
      measure = (index + 1) % frame.panes.count
    }
    return PaneDifferences(of: frame.panes[index], from: frame.panes[measure])
  }

  /// Whether a pane is to be marked as the chosen one.
  func marksChoice(of index: Int, in frame: Frame) -> Bool {
    frame.panes.count > 1 && (state.hasChosenPane || state.link != .together)
      && index == chosenPane(in: frame)
  }

  /// The pane that was chosen, held to those there are.
  func chosenPane(in frame: Frame) -> Int {
    min(max(0, state.focusedPane), max(0, frame.panes.count - 1))
  }
}
