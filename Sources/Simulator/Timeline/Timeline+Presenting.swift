extension Timeline {
  /// The largest number of frames that one press skips: ten virtual seconds.
  private static let hurry = 600

  /// Performs a presenter's command at the displayed frame, and ends a pause.
  ///
  /// - Returns: False if there is no next or previous part.
  /// - Throws: `UnbuiltFeature` from a replay, although it is not thrown on the first run.
  @discardableResult
  public func present(_ command: PresenterCommand) throws -> Bool {
    switch command {
    case .next:
      let isHeld = isInPast || isPaused
      try rewind()
      resume()
      if session.playback.waitsForPresenter {
        try apply(.continueSteps)
      } else {
        guard isHeld || session.playback.isRunning else { return false }
        var rest = Self.hurry
        while rest > 0, session.playback.isRunning, pass() { rest -= 1 }
      }
    case .previous:
      guard try returnBeforeLast({ $0 == .continueSteps }) else { return false }
      resume()
    }
    return true
  }
}
