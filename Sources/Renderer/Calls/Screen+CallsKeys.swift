import Simulator

extension Screen {
  /// Answers a key that is the panel of calls' own; nil for one that does what it always does, such as scroll the content.
  mutating func pressInCalls(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    guard let pane = callsPane(of: frame) else { return nil }
    switch key {
    case .left, .right: state.calls.page = state.calls.page == .calls ? .ledger : .calls
    case .tab where frame.panes.count > 1: changePanes(.nextPane, of: frame)
    default:
      return state.calls.page == .calls
        ? pressInCallList(key, pane) : pressInLedger(key, pane, showing: frame)
    }
    return .redraw
  }

  /// The call that is looked at and the pane it is of; nil while none is.
  func selectedCall(of frame: Frame) -> (pane: Int, call: TraceEvent)? {
    guard case .calls = state.overlay, state.calls.page == .calls,
      let pane = callsPane(of: frame), let call = CallsList(pane, state.calls).selected
    else { return nil }
    return (chosenPane(in: frame), call)
  }

  /// The pane that the panel tells about: the chosen one.
  func callsPane(of frame: Frame) -> PaneFrame? {
    frame.panes.isEmpty ? nil : frame.panes[chosenPane(in: frame)]
  }

  // MARK: - Calls

  private mutating func pressInCallList(_ key: Key, _ pane: PaneFrame) -> ScreenOutcome? {
    switch key {
    case .up: step(by: -1, pane)
    case .down: step(by: 1, pane)
    case .pageUp: step(by: -overlayPage, pane)
    case .pageDown: step(by: overlayPage, pane)
    case .home: step(by: .min, pane)
    case .end: step(by: .max, pane)
    case .character(" "):
      if state.calls.stop == nil {
        state.calls.stop = pane.calls.last?.number ?? 0
      } else {
        letCallsGoOn()
      }
    case .enter:
      guard let element = CallsList(pane, state.calls).selected?.element else { return .nothing }
      let found = pane.elements.last {
        $0.category == element.category && $0.kind == element.kind
          && $0.indexPath == element.indexPath
      }
      guard let found else { return .nothing }
      state.inspected = InspectedElement(found)
    case .escape where state.calls.stop != nil: letCallsGoOn()
    default: return nil
    }
    return .redraw
  }

  /// Looks at another call, so many further on; the list stands still from then on.
  ///
  /// A step beyond the last one listed goes on to what has come since.
  private mutating func step(by count: Int, _ pane: PaneFrame) {
    let list = CallsList(pane, state.calls)
    var calls = list.calls
    let last = calls.last?.number
    var place = calls.firstIndex { $0.number == list.selected?.number }
    if count > 0, place == calls.count - 1 || calls.isEmpty, state.calls.stop != nil {
      state.calls.stop = pane.calls.last?.number
      calls = CallsList(pane, state.calls).calls
      place = calls.firstIndex { $0.number == last }
    }
    guard !calls.isEmpty else { return }
    let from = place ?? calls.count
    look(at: calls[from.moved(by: count, upTo: calls.count - 1)].number, pane)
  }

  /// Looks at a call by its number, in a row of the list or in its middle; the list stands still from then on.
  mutating func look(at call: Int, inRow row: Int? = nil, _ pane: PaneFrame) {
    state.calls.selected = call
    state.calls.row = row
    if state.calls.stop == nil { state.calls.stop = pane.calls.last?.number }
  }

  /// Lets go of calls that have not happened in a past frame from which a run goes on; the list stands still where it stood,
  /// unless that was later.
  public mutating func forgetCalls(after frame: Frame) {
    guard let pane = callsPane(of: frame), let stop = state.calls.stop else { return }
    let last = pane.calls.last?.number ?? 0
    guard stop > last else { return }
    if let selected = state.calls.selected, selected > last { return letCallsGoOn() }
    state.calls.stop = last
  }

  mutating func letCallsGoOn() {
    state.calls.selected = nil
    state.calls.row = nil
    state.calls.stop = nil
  }

  // MARK: - Ledger

  private mutating func pressInLedger(
    _ key: Key, _ pane: PaneFrame, showing frame: Frame
  ) -> ScreenOutcome? {
    let picture = callsPicture(of: pane, frame, layout(frame))
    func scroll(by lines: Int) {
      state.calls.back = state.calls.back.moved(by: lines, upTo: picture.ledgerReach)
    }
    switch key {
    case .up: scroll(by: 1)
    case .down: scroll(by: -1)
    case .pageUp: scroll(by: overlayPage)
    case .pageDown: scroll(by: -overlayPage)
    case .home: scroll(by: .max)
    case .end,
      .escape where state.calls.back > 0:
      state.calls.back = 0
    // As in the other list while no call is looked at.
    case .enter: return .nothing
    default: return nil
    }
    return .redraw
  }
}
