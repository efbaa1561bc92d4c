import CollectionView
import Foundation
import Scenes

/// Checks the invariants on every painted frame of a pane and keeps what it found.
struct Audit {
  var anchor: Anchor
  /// Device pixels per point; what is off by no more than a pixel is right.
  var displayScale: CGFloat
  private(set) var findings: [Invariant: Finding] = [:]
  /// The findings of the latest painted frame.
  private(set) var current: [Finding] = []
  /// The last painted frame; nil before the first.
  private(set) var last: PaintedFrame?

  init(anchor: Anchor, displayScale: CGFloat) {
    self.anchor = anchor
    self.displayScale = displayScale
  }

  /// Everything found since the start, in the order of the invariants.
  var all: [Finding] {
    findings.values.sorted { $0.invariant < $1.invariant }
  }

  /// What rounding to the device's pixels may be off by, in points.
  var pixel: CGFloat { 1 / displayScale + 1e-6 }

  /// Checks one painted frame.
  mutating func check(_ painted: PaintedFrame, at time: Double) {
    let broken = [
      contentSize(painted), reachability(painted), coverage(painted), anchor(painted),
      convergence(painted),
    ].compactMap { $0 }
    last = painted
    current = broken.map { violation in
      var now = Finding(violation, at: time)
      now.count = 1
      return now
    }
    for violation in broken {
      findings[violation.invariant, default: Finding(violation, at: time)].add(violation)
    }
    if painted.isAtRest { rest() }
  }

  /// Notes that nothing moves any more: what is broken now stays broken; what happens, like a jump, is over when it has.
  mutating func rest() {
    for invariant in findings.keys {
      findings[invariant]?.atRest =
        !invariant.isEvent && current.contains { $0.invariant == invariant }
    }
  }
}
