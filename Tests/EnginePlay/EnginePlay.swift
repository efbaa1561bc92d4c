import Foundation

/// A beginning and what happens after it; the same play always goes the same way.
public struct EnginePlay: Equatable, Sendable {
  public var setup: PlaySetup
  public var operations: [PlayOperation]

  public init(_ setup: PlaySetup, _ operations: [PlayOperation]) {
    self.setup = setup
    self.operations = operations
  }

  /// A play by chance.
  public init(_ layout: PlayedLayout, seed: UInt64, operations: Int) {
    var dice = PlayDice(seed: seed)
    setup = PlaySetup(layout, &dice)
    self.operations = (0..<operations).map { _ in PlayOperation(&dice) }
  }

  /// Plays until something does not hold.
  ///
  /// - Returns: The complaint and how many operations led to it; nil when everything holds.
  @MainActor
  public func failure() -> (complaint: PlayComplaint, operations: Int)? {
    let rig = PlayRig(setup)
    if let complaint = rig.complaint(PlayMoment(rig)) { return (complaint, 0) }
    for (index, operation) in operations.enumerated() {
      guard let step = rig.step(of: operation) else { continue }
      if let complaint = rig.play(step) { return (complaint, index + 1) }
    }
    return nil
  }

  /// The shortest play found that breaks the same rule.
  @MainActor
  public func shrunk() -> EnginePlay {
    guard let failure = failure() else { return self }
    var play = self
    play.operations.removeSubrange(failure.operations...)
    return shrink(play, by: \.simpler, budget: 4000) {
      $0.failure()?.complaint.rule == failure.complaint.rule
    }
  }
}
