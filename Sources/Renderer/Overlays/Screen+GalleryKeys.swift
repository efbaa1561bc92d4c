import Simulator

extension Screen {
  /// Answers a key that moves through the gallery; nil for one that does not.
  mutating func pressInGallery(_ key: Key) -> ScreenOutcome? {
    switch key {
    case .up, .character("k"): state.gallery.move(by: -1)
    case .down, .character("j"): state.gallery.move(by: 1)
    case .pageUp: state.gallery.move(by: -overlayPage)
    case .pageDown, .character(" "): state.gallery.move(by: overlayPage)
    case .home: state.gallery.select(0)
    case .end: state.gallery.select(.max)
    case .enter:
      guard let entry = state.gallery.selected else { return .nothing }
      state.overlay = nil
      return .open(entry)
    default: return nil
    }
    return .redraw
  }
}
