import Simulator

extension Screen {
  /// Answers a key that is an open overlay's own; nil for one that does what it always does.
  mutating func pressInOverlay(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch state.overlay {
    case nil: nil
    case .help: pressInHelp(key)
    case .knobs: pressInKnobs(key, showing: frame)
    case .legend: pressInLegend(key)
    case .log: pressInLog(key)
    case .gallery: pressInGallery(key)
    case .calls: pressInCalls(key, showing: frame)
    case .message: pressInMessage(key)
    }
  }

  /// How many rows a page of an overlay has.
  var overlayPage: Int { max(1, rows - 4) }

  private mutating func pressInMessage(_ key: Key) -> ScreenOutcome? {
    guard key == .enter || key == .escape else { return nil }
    state.overlay = nil
    return .redraw
  }
}
