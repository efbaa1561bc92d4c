import Simulator

extension Screen {
  /// Answers a key that is an open overlay's own; nil for one that does what it always does.
  mutating func pressInOverlay(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch state.overlay {
    case nil: nil
    case .help: pressInHelp(key, showing: frame)
    case .knobs: pressInKnobs(key, showing: frame)
    case .legend: pressInLegend(key, showing: frame)
    case .story: pressInStory(key, showing: frame)
    case .log: pressInLog(key, showing: frame)
    case .gallery: pressInGallery(key)
    case .calls: pressInCalls(key, showing: frame)
    case .message: pressInMessage(key)
    }
  }

  /// Answers the wheel over what is open, one notch towards the end or back; what lies under it never moves.
  public mutating func turnWheelOverOverlay(by step: Int, showing frame: Frame) -> ScreenOutcome {
    if state.prompt == nil {
      switch state.overlay {
      case .message: return .nothing
      case .legend:
        scrollLegend(by: step, showing: frame)
        return .redraw
      case .story:
        scrollStory(by: step, showing: frame)
        return .redraw
      default: break
      }
    }
    return press(step < 0 ? .up : .down, showing: frame)
  }

  /// How many rows a page of an overlay has.
  var overlayPage: Int { max(1, rows - 4) }

  /// The rows of what is docked, below its title.
  func dockedRows(_ frame: Frame) -> Int { max(0, (layout(frame).dock?.rows ?? 0) - 1) }

  /// How many rows a page of what is docked has: all but one of those in view.
  func dockedPage(_ frame: Frame) -> Int { max(1, dockedRows(frame) - 1) }

  private mutating func pressInMessage(_ key: Key) -> ScreenOutcome? {
    guard key == .enter || key == .escape else { return nil }
    state.overlay = nil
    return .redraw
  }
}
