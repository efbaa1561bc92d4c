extension Timeline {
  /// Where invariants first broke, for the time line.
  var marks: [TimeMark] {
    let last = Double(max(1, lastPlace))
    return (places + newBreaks.map { (lastPlace, $0) }).map { place, first in
      TimeMark(place: Double(place) / last, pane: first.pane, invariant: first.invariant)
    }
  }

  /// What the newest frame breaks, while it is displayed and not kept yet.
  private var newBreaks: [FirstBreaks.Break] {
    guard !isInPast else { return [] }
    let frame = run.frame
    return history.breaks.new(
      in: frame, at: Moment(tick: run.tick, actions: run.actions.count, time: frame.time))
  }

  /// The index of the newest frame, which has one before it is kept if something first broke in it.
  private var lastPlace: Int {
    newBreaks.isEmpty ? history.count - 1 : history.count
  }

  /// The place of the displayed frame among the kept ones: 0 is the oldest, 1 the newest.
  var place: Double {
    let last = lastPlace
    return last > 0 ? Double(shown ?? last) / Double(last) : 0
  }

  /// The kept frame with the next first break, starting over after the last one, or with the previous one.
  ///
  /// - Returns: Its index; nil if there is none that way.
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
