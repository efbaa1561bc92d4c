/// The moments of a run at which invariants first broke, oldest first.
struct FirstBreaks: Sendable {
  /// The moment at which a pane first broke an invariant.
  struct Break: Sendable, Equatable {
    var pane: Int
    var invariant: Invariant
    var moment: Moment
  }

  private(set) var breaks: [Break] = []

  /// Adds what the next frame of the run breaks for the first time.
  mutating func record(_ frame: Frame, at moment: Moment) {
    breaks += new(in: frame, at: moment)
  }

  /// What a frame breaks that no frame before it did.
  func new(in frame: Frame, at moment: Moment) -> [Break] {
    frame.panes.enumerated().flatMap { pane, frame in
      frame.findings.filter { finding in
        !breaks.contains { $0.pane == pane && $0.invariant == finding.invariant }
      }.map { Break(pane: pane, invariant: $0.invariant, moment: moment) }
    }
  }

  /// Removes what broke after a moment.
  mutating func removeAll(after moment: Moment) {
    breaks.removeAll { $0.moment.isAfter(moment) }
  }
}

/// Where a run stood at a frame: enough to come there again by replay.
struct Moment: Sendable, Equatable {
  /// Number of frames the session had passed.
  var tick: Int
  /// Number of actions that had been applied.
  var actions: Int
  /// Virtual seconds.
  var time: Double
  /// How often the panes' items had changed.
  var dataVersion = 0

  /// Whether a run comes by here later than by another moment of it.
  func isAfter(_ other: Moment) -> Bool { (tick, actions) > (other.tick, other.actions) }
}
