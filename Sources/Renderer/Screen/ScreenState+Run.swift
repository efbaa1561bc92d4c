extension ScreenState {
  /// Forgets what belonged to a run, for another one that begins; what is open and how it is looked at stays.
  public mutating func beginRun() {
    overlayScroll = 0
    focusedPane = 0
    hasChosenPane = false
    link = .together
    arrangement = .automatic
    isBlank = false
    inspected = nil
    search = nil
    calls = CallsState()
  }
}
