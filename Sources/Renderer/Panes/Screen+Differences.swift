import Simulator

extension Screen {
  /// How a pane differs from the chosen one, the measure of the others; nil where that is not asked for, or where the
  /// chosen one is out of view.
  func differences(of index: Int, in frame: Frame, isAlone: Bool) -> PaneDifferences? {
    let measure = chosenPane(in: frame)
    guard state.showsDifferences, !isAlone, frame.panes.count > 1, index != measure else {
      return nil
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
    state.chosenPane(in: frame)
  }
}
