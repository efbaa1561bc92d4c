extension Timeline {
  /// Where invariants first broke, for a line of time.
  var marks: [TimeMark] {
    let last = Double(max(1, lastPlace))
    return (places + newBreaks.map { (lastPlace, $0) }).map { place, first in
      TimeMark(place: Double(place) / last, pane: first.pane, invariant: first.invariant)
    }
  }

  /// What the newest frame breaks, while it is shown and not kept yet.
  private var newBreaks: [FirstBreaks.Break] {
    guard !isInPast else { return [] }
    let frame = run.frame
    return history.breaks.new(
      in: frame, at: Moment(tick: run.tick, actions: run.actions.count, time: frame.time))
  }

  /// The place of the newest frame, which has one of its own before it is kept when something broke in it.
  private var lastPlace: Int {
    newBreaks.isEmpty ? history.count - 1 : history.count
  }

  /// Where the frame that is shown stands among those that are kept: 0 is the oldest, 1 the newest.
  var place: Double {
    let last = lastPlace
    return last > 0 ? Double(shown ?? last) / Double(last) : 0
  }

  /// The frame with the next first break behind the one that is shown, from the last one on to the first; or with the one
  /// before it.
  ///
  /// - Returns: A place among the frames that are kept; nil when there is none that way.
  func placeOfBreak(forward: Bool, from place: Int) -> Int? {
    let places = places.map(\.place)
    return forward
      ? places.first { $0 > place } ?? places.first : places.last { $0 < place }
  }

  /// The kept frames in which invariants first broke.
  private var places: [(place: Int, first: FirstBreaks.Break)] {
    history.breaks.breaks.map { first in
      let place = history.moments.firstIndex { !first.moment.isAfter($0) } ?? history.count - 1
      return (place, first)
    }
  }
}
