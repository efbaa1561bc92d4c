import Simulator

extension Screen {
  /// Answers a key: changes what the screen remembers, or says what is left to do.
  ///
  /// While something is open over or beside the panes, the keys that move through it are its own; a prompt has all keys.
  public mutating func press(_ key: Key, showing frame: Frame) -> ScreenOutcome {
    state.refusal = nil
    // A screen that shows something else has to be mended whatever is open.
    if case .control = key, keymapNow(frame).command(for: key) == .screen(.repaint) {
      return .repaint
    }
    if state.prompt != nil { return pressInPrompt(key, showing: frame) }
    if let outcome = pressInOverlay(key, showing: frame) ?? pressOnBlankStage() {
      state.prefix = KeyPrefix()
      return outcome
    }
    if state.search != nil, !state.prefix.isPending, let outcome = pressInSearch(key) {
      return outcome
    }
    switch state.prefix.take(key, in: keymapNow(frame)) {
    case .pending, .dropped: return .redraw
    case .unbound: return .nothing
    case .command(let command, let count):
      return apply(count.flatMap(command.counted) ?? command, showing: frame)
    }
  }

  /// Does what a key is bound to.
  public mutating func apply(_ command: Keymap.Command, showing frame: Frame) -> ScreenOutcome {
    if let outcome = refuseOnStage(command) { return outcome }
    switch command {
    case .session(let action):
      // What plays is to be seen: a story that covers all of it makes way.
      if action == .continueSteps, state.overlay == .story, columns < Dock.leastColumns {
        state.overlay = nil
      }
      return state.overlay == .gallery ? .nothing : .session(aimed(action, frame))
    case .time(let command): return state.overlay == .gallery ? .nothing : .time(command)
    case .present(let command): return state.overlay == .gallery ? .nothing : .present(command)
    case .screen(.quit): return .quit
    case .screen(.restart):
      state.overlay = nil
      return .restart
    case .screen(.help): toggle(.help)
    case .screen(.gallery): toggle(.gallery)
    case .screen(.log):
      toggle(.log)
      state.log.markSeen()
    case .screen(.search): state.prompt = Prompt(.search)
    case .screen(.nextMatch): return state.search == nil ? .nothing : .search(.next)
    case .screen(.previousMatch): return state.search == nil ? .nothing : .search(.previous)
    case .screen(.goTo): state.prompt = Prompt(.goTo)
    case .screen(.copyRepro): return .copyRepro
    case .screen(.repaint): return .repaint
    case .screen(.calls): toggle(.calls)
    case .screen(.nextElement): moveCursor(by: .forward, showing: frame)
    case .screen(.previousElement): moveCursor(by: .back, showing: frame)
    case .screen(.releaseElement):
      guard state.inspected != nil else { return .nothing }
      state.inspected = nil
    case .screen(.close):
      guard state.overlay != nil else { return .nothing }
      state.overlay = nil
    case .screen(.toggleInspector):
      let had = hasRoom(frame) { $0.inspector != nil }
      state.showsInspector.toggle()
      if !had, !hasRoom(frame, { $0.inspector != nil }) { refuse(command) }
    case .screen(.toggleMinimap): state.showsMinimap = !showsMinimap(frame)
    case .screen(.toggleHUD): state.showsHUD.toggle()
    case .screen(.toggleMouse): state.usesMouse.toggle()
    case .screen(.legend): toggle(.legend)
    case .screen(.knobs): toggle(.knobs)
    case .screen(.story): toggle(.story)
    case .screen(.nextExhibit): return openNextExhibit()
    case .screen(.viewMode): state.view.mode = state.view.mode.next
    case .screen(.guides): state.view.showsGuides.toggle()
    case .screen(.ruler):
      let hadMap = showsMinimap(frame)
      state.view.showsRuler.toggle()
      if state.view.showsRuler, !hasRoom(frame, { $0.ruler != nil }) {
        refuse(command)
      } else if hadMap, !showsMinimap(frame) {
        tellMinimapGone(frame)
      }
    case .screen(.zoomIn): state.view.zoom.zoomIn()
    case .screen(.zoomOut): state.view.zoom.zoomOut()
    case .screen(.zoomFit): state.view.zoom = Zoom()
    case .screen(.palette): state.prompt = Prompt(.palette)
    case .screen(.theme(let name)): state.theme = name
    case .screen(.toggleASCII): state.prefersASCII = !keepsToASCII
    case .screen(.toggleReducedMotion): state.reducesMotion.toggle()
    case .screen(.nextPane), .screen(.paneAlone), .screen(.linkPanes), .screen(.toggleDifferences):
      guard frame.panes.count > 1 else { return .nothing }
      changePanes(command, of: frame)
    case .screen(.stage):
      state.isOnStage.toggle()
      state.isBlank = false
      if state.isOnStage, state.overlay == .story { state.overlay = nil }
    case .screen(.blank):
      guard state.isOnStage else { return .nothing }
      state.isBlank = true
    }
    return .redraw
  }

  private func hasRoom(_ frame: Frame, _ isShown: (PaneSlot) -> Bool) -> Bool {
    layout(frame).panes.contains(where: isShown)
  }

  /// Says in the row of the keys that what a key shows has no room.
  private mutating func refuse(_ command: Keymap.Command) {
    state.refusal = FooterHint(commands: [command], word: noRoom)
  }

  private var noRoom: String { "no room at \(columns)\(theme.glyphs.times)\(rows)" }

  /// Says there that the minimap has gone, and whether its key brings it back at the viewport's expense.
  private mutating func tellMinimapGone(_ frame: Frame) {
    var asked = self
    asked.state.showsMinimap = true
    state.refusal = FooterHint(
      commands: [.screen(.toggleMinimap)],
      word: asked.showsMinimap(frame) ? "minimap again" : "minimap: \(noRoom)")
  }

  private mutating func toggle(_ overlay: ScreenOverlay) {
    state.overlay = state.overlay == overlay ? nil : overlay
    state.overlayScroll = 0
    state.helpFilter = ""
    state.knobs = KnobsState()
    state.calls = CallsState()
  }
}
