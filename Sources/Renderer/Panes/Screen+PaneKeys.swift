import Simulator

extension Screen {
  /// Chooses another pane, or changes how several share the screen and what a hand does.
  mutating func changePanes(_ command: Keymap.ScreenCommand, of frame: Frame) {
    switch command {
    case .paneAlone:
      state.arrangement = state.arrangement == .single ? .automatic : .single
    case .linkPanes: state.link = state.link.next
    case .toggleDifferences: state.showsDifferences.toggle()
    default: choosePane((state.focusedPane + 1) % frame.panes.count)
    }
  }

  /// Chooses a pane: the one that is shown when only one is, that leads, or that alone takes what a hand does.
  public mutating func choosePane(_ index: Int) {
    // A call of another pane is none of this one.
    if index != state.focusedPane { letCallsGoOn() }
    state.focusedPane = index
    state.hasChosenPane = true
  }
}
