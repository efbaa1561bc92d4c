import Simulator

/// How the panes of a scene share what a hand does.
public enum PaneLink: Sendable {
  /// Every pane gets the same keys and the same finger: what differs then is the layouts' doing.
  case together
  /// The chosen pane gets them, and the others keep its first item at the same place: what differs then is sizes and
  /// places, not how far each has come.
  case aligned
  /// The chosen pane gets them, the others stay.
  case own

  /// The next one, the first after the last.
  var next: PaneLink {
    switch self {
    case .together: .aligned
    case .aligned: .own
    case .own: .together
    }
  }

  /// What it is called on the screen.
  var label: String {
    switch self {
    case .together: "same input"
    case .aligned: "aligned"
    case .own: "each its own"
    }
  }
}

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
