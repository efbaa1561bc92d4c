import Simulator

extension Screen {
  /// Answers a key while the palette is open.
  mutating func pressInPalette(
    _ key: Key, _ reading: Prompt.Reading, _ prompt: Prompt, showing frame: Frame
  ) -> ScreenOutcome {
    switch reading {
    case .edited, .moved, .cancelled: return .redraw
    case .submitted:
      let matches = palette(prompt, showing: frame).matches
      guard matches.indices.contains(prompt.selection) else { return .redraw }
      return apply(matches[prompt.selection].command, showing: frame)
    case .unused:
      let step: Int
      switch key {
      case .up, .control("p"): step = -1
      case .down, .control("n"), .tab: step = 1
      case .pageUp: step = -overlayPage
      case .pageDown: step = overlayPage
      default: return .nothing
      }
      let last = palette(prompt, showing: frame).matches.count - 1
      state.prompt?.selection = prompt.selection.moved(by: step, upTo: last)
      return .redraw
    }
  }

  /// The commands that can be done now and fit what is typed.
  func palette(_ prompt: Prompt, showing frame: Frame) -> Palette {
    Palette(keymapOfSearch, in: contexts(frame), text: prompt.text) { command in
      !state.isGalleryOpen || command.isOfGallery
    }
  }
}
