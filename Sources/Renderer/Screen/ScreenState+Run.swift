extension ScreenState {
  /// Forgets what belonged to a run, for another one that begins; what is open and how it is looked at stays.
  public mutating func beginRun() {
    self.overlayScroll = 0
    self.focusedPane = 0
    self.hasChosenPane = false
    self.link = .together
    self.arrangement = .automatic
    self.isBlank = false
    self.inspected = nil
    self.search = nil
    self.calls = CallsState()
  }
}
