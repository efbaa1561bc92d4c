import Simulator

extension Screen {
  /// Says in the row of the keys that a key has nothing to do its work on; nil for every other.
  mutating func refuseIdle(_ command: Keymap.Command, _ frame: Frame) -> ScreenOutcome? {
    guard let word = idleWord(command, frame) else { return nil }
    state.refusal = Refusal(command: command, word: word, term: .whileIdle)
    return .redraw
  }

  /// Says in the row of the keys that nothing is bound to a key, or to a pair of characters; Escape may be pressed
  /// at any time without a message.
  mutating func refuseUnknown(_ key: Key, after half: String) -> ScreenOutcome {
    guard key != .escape else { return .nothing }
    var pressed = key
    if case .character(let character) = key { pressed = .character(half + character) }
    state.refusal = Refusal(command: .screen(.help), key: pressed, word: "no such key")
    return .redraw
  }

  /// Says in the row of the keys what a key has done that is not seen, or why it has done nothing.
  public mutating func tell(_ command: Keymap.Command, _ word: String) {
    state.refusal = Refusal(command: command, word: word)
  }

  /// Says why there was nothing for an edit to change.
  public mutating func tellUndone(_ edit: Edit) {
    let word =
      switch edit {
      case .insert: "no section here"
      case .move, .shuffle: "alone in its section"
      case .delete, .reload: "no such item"
      }
    tell(.session(.edit(edit)), word)
  }

  /// Says why time is as it was.
  public mutating func tellUndone(_ command: TimeCommand) {
    let word =
      switch command {
      case .pause, .frameForward: "nothing moves"
      case .frameBack, .secondBack, .first: "at the first frame"
      case .secondForward, .last: "at the latest frame"
      case .nextBreak: "no other break"
      case .previousBreak: "no break before"
      case .slower: "as slow as it goes"
      case .faster: "as fast as it goes"
      }
    tell(.time(command), word)
  }

  /// Says why the cursor is where it was.
  mutating func tellEnd(_ way: CursorWay) {
    let isBack = way == .back
    let end = isBack ? "the first that is live" : "the last that is live"
    tell(
      .screen(isBack ? .previousElement : .nextElement),
      state.inspected == nil ? "no cells in view" : end)
  }

  /// What the key pressed last had to say, as long as it is true of the frame; nil for nothing.
  func refusal(_ frame: Frame) -> FooterHint? {
    guard let refusal = state.refusal else { return nil }
    let isTrue =
      switch refusal.term {
      case .untilNextKey: true
      case .whileIdle: idleWord(refusal.command, frame) == refusal.word
      case .atSize(let columns, let rows): (columns, rows) == (self.columns, self.rows)
      }
    guard isTrue else { return nil }
    if let key = refusal.key { return FooterHint(keys: [key], word: refusal.word) }
    // What has no key of its own was chosen in the palette.
    let hasKey = keymap.bindings.contains { $0.command == refusal.command && !$0.keys.isEmpty }
    return FooterHint(
      commands: [hasKey ? refusal.command : .screen(.palette)], word: refusal.word)
  }

  /// Why a key goes to the last item that was to go to one beyond it; nil for every other.
  func clampedWord(_ command: Keymap.Command, _ frame: Frame) -> String? {
    guard case .session(.place(.number(let number), _, _)) = command, state.counted == nil,
      let pane = callsPane(of: frame), pane.itemCount > 0, number > pane.itemCount
    else { return nil }
    return NoSuchItem(beyond: pane.itemCount).description
  }

  private func uneditableWord(_ edit: Edit, _ frame: Frame) -> String? {
    switch callsPane(of: frame)?.itemCount {
    case 0: "no items here"
    case 1 where edit == .move || edit == .shuffle: "one item only"
    default: hasLostCursor(in: frame) ? "no such item" : nil
    }
  }

  private func idleWord(_ command: Keymap.Command, _ frame: Frame) -> String? {
    func lacks(_ knob: KnobReference) -> Bool {
      let knobs = frame.panes.flatMap(\.knobs)
      return !knobs.isEmpty && !knobs.contains(where: knob.names)
    }
    return switch command {
    case .session(.turn(.estimate, _, _)) where lacks(.estimate): "no estimate here"
    case .session(.turn(.field, _, _)) where lacks(.field): "no fields here"
    // One may be added where there are none.
    case .session(.edit(let edit, _, _)) where edit != .insert: uneditableWord(edit, frame)
    case .session(.place) where frame.panes.allSatisfy { $0.itemCount == 0 }: "no items here"
    case .session(.aimed(.middle, _)) where frame.panes.allSatisfy(\.sections.isEmpty):
      "no section scrolls across"
    case .session(let action) where action.scrollsByKey:
      isForSection(action, frame) ? nil : stuckWord(action, frame)
    case .session(.undoSetting) where !frame.canUndo: "nothing to undo"
    case .session(.redoSetting) where !frame.canRedo: "nothing to redo"
    case .session(.continueSteps) where !frame.hasMoreSteps:
      switch frame.progress?.state {
      case nil: "no steps here"
      case .finished: "end of scene"
      default: "it plays by itself"
      }
    case .present where frame.progress == nil: "no steps here"
    case .screen(.nextPane), .screen(.paneAlone), .screen(.linkPanes),
      .screen(.toggleDifferences):
      frame.panes.count > 1 ? nil : "one pane only"
    case .screen(.releaseElement) where state.inspected == nil: "no cursor to take away"
    case .screen(.zoomIn) where state.view.zoom.isLargest: "as large as it goes"
    case .screen(.zoomOut) where state.view.zoom.isSmallest: "as small as it goes"
    case .screen(.zoomFit) where state.view.zoom.isFitting: "as at the start"
    case .screen(.nextExhibit) where state.story?.next == nil: "no exhibit follows"
    case .time(.nextBreak) where state.time.marks.isEmpty,
      .time(.previousBreak) where state.time.marks.isEmpty:
      "nothing broke so far"
    case .screen(.nextMatch) where state.search == nil,
      .screen(.previousMatch) where state.search == nil:
      "no search is on"
    case .screen(.theme) where !usesColor: "no colours here"
    default: nil
    }
  }

  /// Why a key that scrolls has nowhere to go; nil where it has.
  private func stuckWord(_ action: Action, _ frame: Frame) -> String? {
    let panes = state.pane(for: action).map { [frame.panes[$0]] } ?? frame.panes
    guard !frame.isMoving, !panes.contains(where: \.canBeMoved) else { return nil }
    return panes.allSatisfy { $0.itemCount == 0 } ? "no items here" : "all of it is in view"
  }
}

extension Action {
  /// Whether it is one press of a key that scrolls by lines or pages, or to an end.
  fileprivate var scrollsByKey: Bool {
    switch self {
    case .keyboard(.tap(_, times: 1)), .keyboard(.jump): true
    default: false
    }
  }
}

extension PaneFrame {
  /// Whether a key can move it: there is more to see, it bounces all the same, or code has set it beyond its ends.
  var canBeMoved: Bool {
    let (along, across) =
      self.scrollsHorizontally
      ? (self.bounds.minX, self.bounds.minY) : (self.bounds.minY, self.bounds.minX)
    return isScrollable || scrollsBothWays || !self.scrollRange.contains(along)
      || !self.crossScrollRange.contains(across)
      || self.knobs.contains { $0.key.hasPrefix("scroll.alwaysBounce") && $0.value == "true" }
  }
}

/// What a key had to say that is not seen otherwise: why it did nothing, or what it did.
///
/// The next key takes it away.
struct Refusal: Equatable {
  /// How long it is true before that.
  enum Term: Equatable {
    case untilNextKey
    /// As long as the command has nothing to do its work on.
    case whileIdle
    /// As long as the screen has so many character cells.
    case atSize(columns: Int, rows: Int)
  }

  var command: Keymap.Command
  /// The key that was pressed for it; nil for the first that does it.
  var key: Key?
  var word: String
  var term = Term.untilNextKey
}
