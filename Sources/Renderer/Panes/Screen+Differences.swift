import Simulator

extension Screen {
  /// How a pane differs from the chosen one, or the chosen one from the next; nil where that is not asked for.
  func differences(of index: Int, in frame: Frame) -> PaneDifferences? {
    guard state.showsDifferences, frame.panes.count > 1, index != chosenPane(in: frame) else {
      return nil
    }
    return PaneDifferences(of: frame.panes[index], from: frame.panes[chosenPane(in: frame)])
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
