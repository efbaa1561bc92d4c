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
    case .fixes: pressInDock(key, of: fixLines(frame), showing: frame)
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
      case .fixes:
        scrollDock(by: step, of: fixLines(frame), showing: frame)
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

extension Screen {
  /// Answers a key that moves through docked text by pages; what it tells of goes on moving by all others, and by these
  /// where all of the text is in view.
  mutating func pressInDock(_ key: Key, of lines: Int, showing frame: Frame) -> ScreenOutcome? {
    guard lastDockedRow(of: lines, frame) > 0 else { return nil }
    switch key {
    case .pageDown: scrollDock(by: dockedPage(frame), of: lines, showing: frame)
    case .pageUp: scrollDock(by: -dockedPage(frame), of: lines, showing: frame)
    default: return nil
    }
    return .redraw
  }

  /// Moves through so many docked lines, as far as they go.
  mutating func scrollDock(by rows: Int, of lines: Int, showing frame: Frame) {
    state.overlayScroll = state.overlayScroll.moved(
      by: rows, upTo: lastDockedRow(of: lines, frame))
  }

  /// The rows of what is docked, below its title.
  func dockedRows(_ frame: Frame) -> Int { max(0, (layout(frame).dock?.rows ?? 0) - 1) }

  /// How many rows a page of what is docked has: all but one of those in view.
  func dockedPage(_ frame: Frame) -> Int { max(1, dockedRows(frame) - 1) }

  /// How far so many lines are scrolled when the last one is in view.
  private func lastDockedRow(of lines: Int, _ frame: Frame) -> Int {
    max(0, lines - dockedRows(frame))
  }
}

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

extension Screen {
  /// Answers a key that moves through the help; nil for one that does what the help says of it.
  mutating func pressInHelp(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch key {
    case .up, .character("k"): scrollHelp(by: -1, showing: frame)
    case .down, .character("j"): scrollHelp(by: 1, showing: frame)
    case .pageUp: scrollHelp(by: -dockedPage(frame), showing: frame)
    case .pageDown, .character(" "): scrollHelp(by: dockedPage(frame), showing: frame)
    case .home: state.overlayScroll = 0
    case .end: scrollHelp(by: .max, showing: frame)
    case .enter: state.overlay = nil
    default: return nil
    }
    return .redraw
  }

  private mutating func scrollHelp(by rows: Int, showing frame: Frame) {
    guard let dock = layout(frame).dock else { return }
    let lines = helpPicture(frame, in: dock, theme: theme).lines(
      columns: Dock.content(of: dock).columns)
    scrollDock(by: rows, of: lines.count, showing: frame)
  }

  func helpPicture(_ frame: Frame, in dock: CellRect, theme: Theme) -> HelpPicture {
    HelpPicture(
      text: HelpText(keymap: keymapNow(frame), filter: state.helpFilter),
      scroll: state.overlayScroll, area: dock, theme: theme)
  }
}

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
