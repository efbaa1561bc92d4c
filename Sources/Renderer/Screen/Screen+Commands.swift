import Simulator

extension Screen {
  /// Does what a key is bound to.
  public mutating func apply(_ command: Keymap.Command, showing frame: Frame) -> ScreenOutcome {
    if state.isGalleryOpen, !command.isOfGallery {
      tell(command, "not in the gallery")
      return .redraw
    }
    if let outcome = refuseOnStage(command) ?? refuseIdle(command, frame) { return outcome }
    switch command {
    case .screen(let command): return apply(command, showing: frame)
    case .session(let action):
      if case .continueSteps = action { makeWay() }
      return .session(aimed(action, frame))
    case .time(let command): return .time(command)
    case .present(let command):
      makeWay()
      return .present(command)
    }
  }

  private mutating func apply(
    _ command: Keymap.ScreenCommand, showing frame: Frame
  ) -> ScreenOutcome {
    switch command {
    case .quit: return .quit
    case .repaint: return .repaint
    case .copyRepro: return .copyRepro
    case .nextExhibit: return openNextExhibit()
    case .restart:
      state.overlay = nil
      return .restart

    case .help: toggle(.help)
    case .gallery: toggle(.gallery)
    case .legend: toggle(.legend)
    case .knobs: toggle(.knobs)
    case .story: if !turnStory(frame) { toggle(.story) }
    case .calls: toggle(.calls)
    case .fixes: toggle(.fixes)
    case .log:
      toggle(.log)
      state.log.markSeen()
    case .close:
      if state.overlay == nil {
        guard state.fileNotice != nil else { return .nothing }
        state.fileNotice = nil
      }
      state.overlay = nil

    case .palette: state.prompt = Prompt(.palette)
    case .goTo: state.prompt = Prompt(.goTo)
    case .search: state.prompt = Prompt(.search)
    case .nextMatch: return .search(.next)
    case .previousMatch: return .search(.previous)

    case .nextElement: moveCursor(by: .forward, showing: frame)
    case .previousElement: moveCursor(by: .back, showing: frame)
    case .releaseElement: state.inspected = nil

    case .toggleInspector: toggleInspector(frame)
    case .toggleMinimap: state.showsMinimap = !showsMinimap(frame)
    case .ruler: toggleRuler(frame)
    case .toggleHUD: state.showsHUD.toggle()
    case .guides: state.view.showsGuides.toggle()
    case .viewMode: state.view.mode = state.view.mode.next
    case .zoomIn: state.view.zoom.zoomIn()
    case .zoomOut: state.view.zoom.zoomOut()
    case .zoomFit: state.view.zoom = Zoom()

    case .toggleMouse: state.usesMouse.toggle()
    case .theme(let name): state.theme = name
    case .toggleASCII: state.prefersASCII = !keepsToASCII
    case .toggleReducedMotion: state.reducesMotion.toggle()

    case .nextPane, .paneAlone, .linkPanes, .toggleDifferences:
      guard frame.panes.count > 1 else { return .nothing }
      changePanes(command, of: frame)

    case .stage: toggleStage()
    case .blank:
      guard state.isOnStage else { return .nothing }
      state.isBlank = true
    }
    return .redraw
  }

  /// What plays is to be seen: a story that covers all of it is closed.
  private mutating func makeWay() {
    if state.overlay == .story || state.overlay == .fixes, columns < Dock.leastColumns {
      state.overlay = nil
    }
  }

  private mutating func toggle(_ overlay: ScreenOverlay) {
    state.overlay = state.overlay == overlay ? nil : overlay
    state.overlayScroll = 0
    state.helpFilter = ""
    // The knob that was chosen stays so.
    let knob = state.knobs.selection
    state.knobs = KnobsState()
    state.knobs.selection = knob
    state.calls = CallsState()
  }

  private mutating func toggleStage() {
    state.isOnStage.toggle()
    state.isBlank = false
    if state.isOnStage, state.overlay == .story { state.overlay = nil }
  }
}
