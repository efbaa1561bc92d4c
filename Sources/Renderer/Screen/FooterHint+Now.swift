import Simulator

extension FooterHint {
  /// What matters now, the most important first.
  static func now(_ frame: Frame, _ state: ScreenState) -> [FooterHint] {
    switch state.overlay {
    case .gallery:
      [
        FooterHint(keys: [.up, .down], word: "choose"), FooterHint(keys: [.enter], word: "open"),
        FooterHint(keys: [.character("/")], word: "filter"), close(state), quit,
        FooterHint(keys: [.character("?")], word: "more"),
      ]
    case .help:
      [
        close(state), FooterHint(keys: [.up, .down], word: "scroll", isVital: true),
        FooterHint(keys: [.character("/")], word: "filter", isVital: true), quit,
      ]
    case .knobs:
      [close(state)] + turn(frame, state) + [
        FooterHint(keys: [.enter], word: "type", isVital: true),
        FooterHint(commands: [.session(.undoSetting)], word: "undo"),
        FooterHint(keys: [.up, .down], word: "choose"),
        FooterHint(keys: [.character("/")], word: "filter"),
      ] + (frame.panes.count > 1 ? [FooterHint(keys: [.tab], word: "pane")] : [])
    case .log:
      [close(state), FooterHint(keys: [.up, .down], word: "scroll", isVital: true), quit]
    case .calls:
      [
        close(state),
        FooterHint(
          keys: [.up, .down], word: state.calls.page == .calls ? "step" : "scroll", isVital: true),
        FooterHint(keys: [.character("/")], word: "filter", isVital: true),
        FooterHint(
          keys: [.left, .right], word: state.calls.page == .calls ? "ledger" : "calls"),
      ] + hold(state.calls) + [quit]
    case .message: [close(state), quit]
    case nil where state.search != nil: search(state)
    case .legend where state.time.isOrdinary, .story where state.time.isOrdinary,
      .fixes where state.time.isOrdinary:
      [close(state)] + running(frame, state)
    case .legend, .story, .fixes, nil:
      state.time.isOrdinary ? running(frame, state) : time(frame, state.time)
    }
  }

  /// What `Esc` does to what is open: it takes back a filter, or how a list stands, before it closes.
  private static func close(_ state: ScreenState) -> FooterHint {
    FooterHint(commands: [.screen(.close)], word: closingWord(state), isVital: true)
  }

  private static func closingWord(_ state: ScreenState) -> String {
    if let panel = state.overlay?.filteredPanel, !state[filterOf: panel].isEmpty { return "clear" }
    return switch state.calls.page {
    case .calls where state.overlay == .calls && state.calls.stop != nil: "go on"
    case .ledger where state.overlay == .calls && state.calls.back > 0: "latest"
    case .calls, .ledger: "close"
    }
  }

  /// None where a knob has no steps.
  private static func turn(_ frame: Frame, _ state: ScreenState) -> [FooterHint] {
    let choice = KnobChoice(frame, state)
    guard let knob = choice.chosen, choice.canTurn(knob, by: -1) || choice.canTurn(knob, by: 1)
    else { return [] }
    return [FooterHint(keys: [.left, .right], word: "turn", isVital: true)]
  }

  private static let quit = FooterHint(commands: [.screen(.quit)], word: "quit")
  private static let help = FooterHint(commands: [.screen(.help)], word: "help", isVital: true)
  private static let goOn = FooterHint(
    commands: [.session(.continueSteps)], word: "go on", isVital: true)

  /// None where `Esc` has the list go on as well.
  private static func hold(_ calls: CallsState) -> [FooterHint] {
    guard calls.page == .calls, calls.stop == nil || !calls.filter.isEmpty else { return [] }
    return [FooterHint(keys: [.character(" ")], word: calls.stop == nil ? "hold" : "go on")]
  }

  private static let next = FooterHint(
    commands: [.screen(.nextExhibit)], word: "next exhibit", isVital: true)

  private static func running(_ frame: Frame, _ state: ScreenState) -> [FooterHint] {
    let pane = frame.panes.isEmpty ? nil : frame.panes[state.chosenPane(in: frame)]
    let isSideways = pane?.scrollsHorizontally ?? false
    let both = pane?.scrollsBothWays ?? false
    let ways: [Keymap.Command] =
      (isSideways && !both ? [] : [.scroll(.line, .up), .scroll(.line, .down)])
      + (isSideways || both ? [.scroll(.line, .left), .scroll(.line, .right)] : [])
    let canMove = frame.panes.contains(where: \.canBeMoved)
    var hints = canMove ? [FooterHint(commands: ways, word: "scroll")] : []
    if frame.hasMoreSteps { hints.append(goOn) }
    if frame.progress?.state == .finished, state.story?.next != nil { hints.append(next) }
    if state.story?.bug != nil, state.overlay == nil {
      hints.append(FooterHint(commands: [.screen(.story)], word: "why?", isVital: true))
    }
    if state.log.unseen > 0 { hints.append(news(state.log)) }
    if !state.usesMouse {
      hints.append(
        FooterHint(commands: [.screen(.toggleMouse)], word: "mouse is off", isVital: true))
    }
    if state.inspected != nil {
      hints.append(
        FooterHint(
          commands: [.screen(.previousElement), .screen(.nextElement)], word: "cursor"))
    }
    if frame.panes.count > 1 {
      hints.append(FooterHint(commands: [.screen(.nextPane)], word: "panes"))
    }
    // What is docked may have the key for more of it, and says so then.
    let page = state.overlay == nil && (canMove || frame.isUnderWay) ? [pageDown(frame)] : []
    return hints + [FooterHint(commands: [.screen(.gallery)], word: "gallery"), help, quit] + page
      + [
        FooterHint(commands: [.screen(.toggleInspector)], word: "inspector"),
        FooterHint(commands: [.screen(.restart)], word: "restart"),
        FooterHint(commands: [.time(.pause)], word: "pause"),
        FooterHint(commands: [.screen(.calls)], word: "calls"),
      ]
  }

  /// The key of a clicker, which pages only where no steps wait or play.
  private static func pageDown(_ frame: Frame) -> FooterHint {
    frame.isUnderWay
      ? FooterHint(commands: [.present(.next)], word: "next")
      : FooterHint(commands: [.scroll(.page, .down)], word: "page")
  }

  /// What matters while something is searched for.
  private static func search(_ state: ScreenState) -> [FooterHint] {
    let found = state.search?.status ?? ""
    return [
      FooterHint(
        keys: [.character("n"), .character("N")], word: found.isEmpty ? "next" : found,
        isVital: true),
      FooterHint(commands: [.screen(.close)], word: "end", isVital: true),
      FooterHint(commands: [.screen(.search)], word: "search"), help, quit,
    ]
  }

  /// What the program's code printed since somebody looked.
  private static func news(_ log: LogState) -> FooterHint {
    let lines = log.unseen == 1 ? "1 new line" : "\(log.unseen) new lines"
    return FooterHint(commands: [.screen(.log)], word: lines, isVital: true)
  }

  private static let breaks = FooterHint(
    commands: [.time(.previousBreak), .time(.nextBreak)], word: "where it broke")

  /// What matters while time does not pass as on the wall.
  private static func time(_ frame: Frame, _ time: TimeState) -> [FooterHint] {
    (frame.hasMoreSteps ? [goOn] : []) + [
      FooterHint(commands: [.time(.pause)], word: time.isPaused ? "play" : "pause", isVital: true),
      FooterHint(commands: [.time(.frameForward)], word: "step", isVital: true),
      FooterHint(commands: [.time(.frameBack)], word: "back", isVital: true),
    ] + (time.marks.isEmpty ? [] : [breaks]) + [
      FooterHint(commands: [.time(.secondBack), .time(.secondForward)], word: "second"),
      FooterHint(commands: [.time(.first), .time(.last)], word: "ends"),
      FooterHint(commands: [.time(.slower), .time(.faster)], word: "speed"),
      help, quit,
    ]
  }
}
