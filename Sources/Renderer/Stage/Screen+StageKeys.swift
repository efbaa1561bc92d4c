import Simulator

extension Screen {
  /// Where the keys are pressed that do not do the same everywhere.
  ///
  /// Paging belongs to the presenter while steps wait or play, and on a stage whenever the scene has parts. The key that
  /// blanks the stage goes a frame on while time stands still.
  func contexts(_ frame: Frame) -> Set<Keymap.Context> {
    var contexts: Set<Keymap.Context> = []
    if let progress = frame.progress {
      let isUnderWay = progress.state != .finished
      let isPresented = state.isOnStage && progress.parts > 1
      if isUnderWay || isPresented { contexts.insert(.playback) }
    }
    if state.isOnStage, !state.time.isPaused { contexts.insert(.stage) }
    return contexts
  }

  /// Lets any key bring the picture back; nil while there is one.
  mutating func pressOnBlankStage() -> ScreenOutcome? {
    guard state.isBlank else { return nil }
    state.isBlank = false
    return .redraw
  }
}
