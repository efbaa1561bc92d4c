import Simulator

extension ScreenState {
  /// The pane the others follow; nil while none does.
  @inlinable public var leader: Int? { self.link == .aligned ? self.focusedPane : nil }

  /// The pane that was chosen, held to those there are.
  func chosenPane(in frame: Frame) -> Int {
    min(max(0, self.focusedPane), max(0, frame.panes.count - 1))
  }

  /// The pane an action of a hand is for; nil for every one.
  ///
  /// What lets go is told to all, whichever pane was chosen since: nothing stays held.
  @inlinable public func pane(for action: Action) -> Int? {
    guard self.link != .together, action.isHand else { return nil }
    switch action {
    case .keyboard(.release), .touch(.cancel): return nil
    default: return self.focusedPane
    }
  }
}
