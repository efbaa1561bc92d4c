import Simulator

extension Screen {
  /// Has something open from the start; a stage begins without the story, which is the speaker's to tell.
  public mutating func open(_ overlay: ScreenOverlay?) {
    state.overlay = state.isOnStage && overlay == .story ? nil : overlay
  }

  /// Answers a key that is an open overlay's own; nil for one that does what it always does.
  mutating func pressInOverlay(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    if let outcome = pressForFilter(key) { return outcome }
    return switch state.overlay {
    case nil: nil
    case .help: pressInHelp(key, showing: frame)
    case .knobs: pressInKnobs(key, showing: frame)
    case .legend: pressInLegend(key, showing: frame)
    // On a stage the keys of a clicker are the talk's.
    case .story: state.isOnStage ? nil : pressInDock(key, of: storyLines(frame), showing: frame)
    case .log: pressInLog(key, showing: frame)
    case .gallery: pressInGallery(key, showing: frame)
    case .calls: pressInCalls(key, showing: frame)
    case .message: pressInMessage(key)
    }
  }

  /// Answers the wheel over what is open, one notch towards the end or back; what lies under it never moves.
  public mutating func turnWheelOverOverlay(by step: Int, showing frame: Frame) -> ScreenOutcome {
    // It does not change what is being typed.
    if state.prompt?.purpose.bringsBack == true { return .nothing }
    if state.prompt == nil {
      switch state.overlay {
      case .message: return .nothing
      case .legend:
        scrollDock(by: step, of: legendLines(frame), showing: frame)
        return .redraw
      case .story:
        scrollDock(by: step, of: storyLines(frame), showing: frame)
        return .redraw
      default: break
      }
    }
    return press(step < 0 ? .up : .down, showing: frame)
  }

  /// How many rows a page of an overlay has.
  var overlayPage: Int { max(1, rows - 4) }

  private mutating func pressInLegend(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    guard key == .enter else { return pressInDock(key, of: legendLines(frame), showing: frame) }
    state.overlay = nil
    return .redraw
  }

  private func legendLines(_ frame: Frame) -> Int {
    legend(of: frame, layout(frame)).lines.count
  }

  private mutating func pressInMessage(_ key: Key) -> ScreenOutcome? {
    guard key == .enter || key == .escape else { return nil }
    state.overlay = nil
    return .redraw
  }
}
