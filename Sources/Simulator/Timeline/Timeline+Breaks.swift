extension Timeline {
  /// The frames in which invariants first broke, for the time line.
  var marks: [TimeMark] {
    let last = Double(max(1, lastPlace))
    return (places + newBreaks.map { (lastPlace, $0) }).map { place, first in
      TimeMark(place: Double(place) / last, pane: first.pane, invariant: first.invariant)
    }
  }

  /// The invariants that the newest frame breaks first, while it is displayed and not kept yet.
  private var newBreaks: [FirstBreaks.Break] {
    guard !isInPast else { return [] }
    let frame = run.frame
    return history.breaks.new(
      in: frame, at: Moment(tick: run.tick, actions: run.actions.count, time: frame.time))
  }

  /// The index of the newest frame; it counts before it is kept if an invariant first broke in it.
  private var lastPlace: Int {
    newBreaks.isEmpty ? history.count - 1 : history.count
  }

  /// The position of the displayed frame among the kept ones: 0 is the oldest, 1 the newest.
  var place: Double {
    let last = lastPlace
    return last > 0 ? Double(shown ?? last) / Double(last) : 0
  }

  /// The kept frame with the next first break, continuing at the first one after the last, or with the previous first
  /// break.
  ///
  /// - Returns: Its index; nil if there is none in that direction.
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
