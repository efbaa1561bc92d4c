/// What one press of a key that scrolls has brought about so far.
///
/// The way of one step takes many frames; what happened in any of them is shown as if it had been one, until the next
/// thing a hand does: nobody sees what shows for a sixtieth of a second.
struct StepOutcome {
  /// The worst jump on the way; what is wrong for longer shows by itself.
  private(set) var jump: Finding?

  /// Adds what a painted frame shows.
  mutating func add(_ findings: [Finding]) {
    guard let jump = findings.first(where: { $0.invariant == .anchor }) else { return }
    if jump.max > self.jump?.max ?? 0 { self.jump = jump }
  }
}
