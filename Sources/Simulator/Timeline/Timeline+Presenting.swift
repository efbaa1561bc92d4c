extension Timeline {
  /// Frames that one press hurries through: ten virtual seconds.
  private static let hurry = 600

  /// Does what a presenter wants, at the frame that is shown, and lets time go on.
  ///
  /// - Returns: False where there is nothing to go on with, or to go back before.
  /// - Throws: `UnbuiltFeature`, as the scene did not at its first run.
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
