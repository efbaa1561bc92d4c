/// The outcome so far of one press of a key that scrolls.
///
/// The scroll of one step takes many frames. A jump in any of them is shown until the next user action, because a
/// single frame is too short to see it.
struct StepOutcome {
  /// The worst jump on the way; findings about a state persist anyway.
  private(set) var jump: Finding?

  /// Adds the findings of a painted frame.
  mutating func add(_ findings: [Finding]) {
    guard let jump = findings.first(where: { $0.invariant == .anchor }) else { return }
    if jump.max > self.jump?.max ?? 0 { self.jump = jump }
  }
}
