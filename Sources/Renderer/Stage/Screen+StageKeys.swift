import Simulator

extension Screen {
  /// Where the keys are pressed that do not do the same everywhere.
  ///
  /// Paging belongs to the presenter while steps wait or play, and on a stage whenever the scene has parts.
  func contexts(_ frame: Frame) -> Set<Keymap.Context> {
    var contexts: Set<Keymap.Context> = []
    if let progress = frame.progress {
      let isPresented = state.isOnStage && progress.parts > 1
      if frame.isUnderWay || isPresented { contexts.insert(.playback) }
    }
    if state.isOnStage { contexts.insert(.stage) }
    return contexts
  }

  /// What the keys do while a search is on, and while none is.
  var keymapOfSearch: Keymap { state.search == nil ? keymap : keymap.searching }

  /// What the keys do now.
  ///
  /// While time stands still, the key that goes a frame on does so on a stage too, where it blanks the stage otherwise.
  func keymapNow(_ frame: Frame) -> Keymap {
    let keymap = keymapOfSearch
    let contexts = contexts(frame)
    guard !contexts.isEmpty else { return keymap }
    let keys = keymap.bindings.first { $0.command == .time(.frameForward) }?.keys ?? []
    return keymap.holding(in: contexts, except: state.time.isPaused ? keys : [])
  }

  /// Says in the row of the steps that a key is for what a stage does not show; nil for every other.
  mutating func refuseOnStage(_ command: Keymap.Command) -> ScreenOutcome? {
    guard state.isOnStage, case .screen(let screen) = command else { return nil }
    switch screen {
    case .viewMode, .guides, .ruler, .zoomIn, .zoomOut, .zoomFit, .toggleInspector, .toggleMinimap,
      .toggleHUD:
      tell(command, "not on a stage")
      return .redraw
    default: return nil
    }
  }

  /// Lets any key bring the picture back; nil while there is one.
  mutating func pressOnBlankStage() -> ScreenOutcome? {
    guard state.isBlank else { return nil }
    state.isBlank = false
    return .redraw
  }
}
