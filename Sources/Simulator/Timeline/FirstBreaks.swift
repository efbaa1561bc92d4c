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
