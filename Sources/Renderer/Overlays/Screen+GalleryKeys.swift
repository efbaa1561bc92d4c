import Simulator

extension Screen {
  /// Answers a key that moves through the gallery; nil for one that does not.
  mutating func pressInGallery(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch key {
    case .up, .character("k"): state.gallery.move(by: -1)
    case .down, .character("j"): state.gallery.move(by: 1)
    case .pageUp: state.gallery.move(by: -overlayPage)
    case .pageDown, .character(" "): state.gallery.move(by: overlayPage)
    case .home, .character("g"): state.gallery.select(0)
    case .end, .character("G"): state.gallery.select(.max)
    case .enter: return openChosen()
    // The palette has what works here, and the help what does not.
    case .character("?"): return apply(.screen(.palette), showing: frame)
    default: return nil
    }
    return .redraw
  }

  /// Opens the entry that is chosen; the next time the gallery shows all of them.
  mutating func openChosen() -> ScreenOutcome {
    guard let entry = state.gallery.selected else { return .nothing }
    state.gallery.filter("")
    state.overlay = nil
    return .open(entry)
  }
}
