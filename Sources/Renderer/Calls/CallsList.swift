import Simulator

/// The calls of a pane that the panel lists, by its filter and where it stands still.
struct CallsList {
  /// The calls in order, and the passes of which any is listed.
  let events: [TraceEvent]
  /// How many calls that the filter lets through have come since the list stands still.
  let since: Int
  /// Whether there were earlier ones, which are not kept any more.
  let isBegunLate: Bool
  /// The call that is looked at; nil for none.
  let selected: TraceEvent?

  init(_ pane: PaneFrame, _ state: CallsState) {
    let filter = CallsFilter(state.filter)
    let stop = state.stop ?? .max
    var events: [TraceEvent] = []
    var pass: TraceEvent?
    var since = 0
    for event in pane.calls {
      if event.kind == .pass {
        pass = event
      } else if filter.passes(event) {
        guard event.number <= stop else {
          since += 1
          continue
        }
        if let begun = pass {
          if begun.pass == event.pass { events.append(begun) }
          pass = nil
        }
        events.append(event)
      }
    }
    self.events = events
    self.since = since
    isBegunLate = pane.calls.first.map { $0.number > 1 } ?? false
    selected = state.selected.flatMap { number in
      events.last { $0.kind == .call && $0.number <= number }
        ?? events.first { $0.kind == .call }
    }
  }

  /// The calls alone.
  var calls: [TraceEvent] { events.filter { $0.kind == .call } }
}
