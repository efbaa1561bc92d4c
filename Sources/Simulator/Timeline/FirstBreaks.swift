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
    let new = new(in: frame, at: moment)
    if !new.isEmpty { breaks += new }
  }

  /// What a frame breaks that no frame before it did.
  func new(in frame: Frame, at moment: Moment) -> [Break] {
    var new: [Break] = []
    for index in frame.panes.indices {
      for finding in frame.panes[index].findings
      where !breaks.contains(where: { $0.pane == index && $0.invariant == finding.invariant }) {
        new.append(Break(pane: index, invariant: finding.invariant, moment: moment))
      }
    }
    return new
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
