/// The moments of a run at which invariants first broke, oldest first.
struct FirstBreaks: Sendable {
  /// One of them.
  struct Break: Sendable, Equatable {
    var pane: Int
    var invariant: Invariant
    var moment: Moment
  }

  private(set) var breaks: [Break] = []

  /// Takes the next frame of the run.
  mutating func take(_ frame: Frame, at moment: Moment) {
    breaks += new(in: frame, at: moment)
  }

  /// What a frame breaks that no frame before it did.
  func new(in frame: Frame, at moment: Moment) -> [Break] {
    frame.panes.enumerated().flatMap { index, pane in
      pane.findings.filter { finding in
        !breaks.contains { $0.pane == index && $0.invariant == finding.invariant }
      }
      .map { Break(pane: index, invariant: $0.invariant, moment: moment) }
    }
  }

  /// Forgets what came after a moment.
  mutating func removeAll(after moment: Moment) {
    breaks.removeAll { $0.moment.isAfter(moment) }
  }
}

extension Moment {
  /// Whether a run comes by here later than by another moment of it.
  func isAfter(_ other: Moment) -> Bool { (tick, actions) > (other.tick, other.actions) }
}
