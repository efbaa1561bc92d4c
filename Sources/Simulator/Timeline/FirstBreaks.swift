/// The moments of a run at which invariants first broke, oldest first.
struct FirstBreaks: Sendable {
  /// The moment at which a pane first broke an invariant.
  struct Break: Sendable, Equatable {
    var pane: Int
    var invariant: Invariant
    var moment: Moment
  }

  private(set) var breaks: [Break] = []

  /// Records the invariants that the next frame of the run breaks for the first time.
  mutating func record(_ frame: Frame, at moment: Moment) {
    breaks += new(in: frame, at: moment)
  }

  /// The invariants that a frame breaks and no earlier frame did.
  func new(in frame: Frame, at moment: Moment) -> [Break] {
    frame.panes.enumerated().flatMap { pane, frame in
      frame.findings.filter { finding in
        !breaks.contains { $0.pane == pane && $0.invariant == finding.invariant }
      }.map { Break(pane: pane, invariant: $0.invariant, moment: moment) }
    }
  }

  /// Removes the breaks after a moment.
  mutating func removeAll(after moment: Moment) {
    breaks.removeAll { $0.moment.isAfter(moment) }
  }
}

/// A moment of a run at a frame, by which a replay can return to it.
struct Moment: Sendable, Equatable {
  /// Number of frames that the session had passed.
  var tick: Int
  /// Number of actions that had been applied.
  var actions: Int
  /// Virtual seconds.
  var time: Double
  /// Number of changes of the panes' data.
  var dataVersion = 0

  /// Whether a run reaches this moment later than another moment of the same run.
  func isAfter(_ other: Moment) -> Bool { (tick, actions) > (other.tick, other.actions) }
}
