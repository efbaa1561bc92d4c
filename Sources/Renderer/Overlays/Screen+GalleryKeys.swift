import Simulator

extension Screen {
  /// Answers a key that moves through the gallery; nil for one that does not.
  mutating func pressInGallery(_ key: Key) -> ScreenOutcome? {
    switch key {
    case .up, .character("k"): state.gallery.move(by: -1)
    case .down, .character("j"): state.gallery.move(by: 1)
    case .pageUp: state.gallery.move(by: -overlayPage)
    case .pageDown, .character(" "): state.gallery.move(by: overlayPage)
    case .home, .character("g"): state.gallery.select(0)
    case .end, .character("G"): state.gallery.select(.max)
    case .character("/"): state.prompt = Prompt(.galleryFilter, replacing: state.gallery.filter)
    case .escape where !state.gallery.filter.isEmpty: state.gallery.filter("")
    case .enter: return openChosen()
    default: return nil
    }
    return .redraw
  }

  /// Answers a key while the filter of the gallery is typed: what is typed counts at once, and the arrows go on choosing.
  mutating func pressInGalleryFilter(
    _ key: Key, _ reading: Prompt.Reading, _ prompt: Prompt
  ) -> ScreenOutcome {
    switch reading {
    case .edited: state.gallery.filter(prompt.text)
    case .cancelled: state.gallery.filter("")
    case .moved: break
    case .submitted: return openChosen()
    case .unused:
      switch key {
      case .up: state.gallery.move(by: -1)
      case .down: state.gallery.move(by: 1)
      case .pageUp: state.gallery.move(by: -overlayPage)
      case .pageDown: state.gallery.move(by: overlayPage)
      default: return .nothing
      }
    }
    return .redraw
  }

  private mutating func openChosen() -> ScreenOutcome {
    guard let entry = state.gallery.selected else { return .nothing }
    state.gallery.filter("")
    state.overlay = nil
    return .open(entry)
  }
}
