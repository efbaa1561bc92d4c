import Foundation

/// A setup and a list of operations to run on it; a play is deterministic.
public struct EnginePlay: Equatable, Sendable {
  public var setup: PlaySetup
  public var operations: [PlayOperation]

  public init(_ setup: PlaySetup, _ operations: [PlayOperation]) {
    self.setup = setup
    self.operations = operations
  }

  /// A random play.
  public init(_ layout: PlayedLayout, seed: UInt64, operations: Int) {
    var dice = PlayDice(seed: seed)
    setup = PlaySetup(layout, &dice)
    self.operations = (0..<operations).map { _ in PlayOperation(&dice) }
  }

  /// Runs the operations until a rule is broken.
  ///
  /// - Returns: The complaint and the number of operations before it; nil if every rule holds.
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

extension EnginePlay {
  /// Slightly simpler variants of the play, the simplest first.
  public var simpler: [EnginePlay] {
    shorter + smaller + plainer + operations.indices.flatMap(lower)
  }

  /// Variants without some consecutive operations.
  private var shorter: [EnginePlay] {
    var plays: [EnginePlay] = []
    var length = operations.count
    while length > 0 {
      // Keep the last operation, which shows the failure.
      for start in stride(from: operations.count - length, through: 0, by: -length) {
        var play = self
        play.operations.removeSubrange(start..<start + length)
        plays.append(play)
      }
      length /= 2
    }
    return plays
  }

  /// Variants with fewer sections and items.
  private var smaller: [EnginePlay] {
    setup.counts.indices.map { index in changing { $0.counts.remove(at: index) } }
      + setup.counts.indices.flatMap { index -> [EnginePlay] in
        let count = setup.counts[index]
        return Set([0, count / 2, count - 1]).filter { $0 >= 0 && $0 < count }.sorted().map {
          less in
          changing { $0.counts[index] = less }
        }
      }
  }

  /// Variants with one setting at its simplest value.
  private var plainer: [EnginePlay] {
    [
      changing { $0.header = nil }, changing { $0.footer = nil },
      changing {
        $0.pinsHeaders = false
        $0.pinsFooters = false
      },
      changing { $0.pinsFooters = false },
      changing { $0.spacing = 0 }, changing { $0.itemSpacing = 0 },
      changing {
        $0.sectionTop = 0
        $0.sectionBottom = 0
        $0.sectionSides = 0
      },
      changing { $0.sectionTop = 0 }, changing { $0.sectionBottom = 0 },
      changing { $0.sectionSides = 0 },
      changing { $0.insetTop = 0 }, changing { $0.insetBottom = 0 },
      changing { $0.dropsSizesOnReload = false }, changing { $0.dropsSizesOnWidthChange = false },
      changing { $0.scale = 1 }, changing { $0.columns = 1 }, changing { $0.isRoundRobin = true },
      changing { $0.grain = 1 },
      changing { $0.heights = $0.heights.lowerBound...$0.heights.lowerBound },
      changing { $0.heights = $0.heights.upperBound...$0.heights.upperBound },
      changing { $0.viewport = CGSize(width: 320, height: 100) },
      changing { $0.estimate.height = 44 },
    ].filter { $0 != self }
  }

  /// Variants with smaller numbers in one operation.
  private func lower(_ index: Int) -> [EnginePlay] {
    operations[index].numbers.indices.flatMap { place -> [EnginePlay] in
      let number = operations[index].numbers[place]
      return Set([0, number % 12, number / 2, number - 1]).filter { $0 >= 0 && $0 < number }
        .sorted().map { less in
          var play = self
          play.operations[index].numbers[place] = less
          return play
        }
    }
  }

  private func changing(_ change: (inout PlaySetup) -> Void) -> EnginePlay {
    var play = self
    change(&play.setup)
    return play
  }
}

/// Simplifies a failing value as long as it still fails.
///
/// - Parameters:
///   - value: A failing value.
///   - simpler: Returns slightly simpler values, the simplest first.
///   - budget: The most values to try.
///   - fails: Whether a value fails.
/// - Returns: A failing value whose simpler values do not fail, unless the budget ended first.
@MainActor
public func shrink<Value>(
  _ value: Value, by simpler: (Value) -> [Value], budget: Int, while fails: (Value) -> Bool
) -> Value {
  var best = value
  var left = budget
  var hasChanged = true
  while hasChanged, left > 0 {
    hasChanged = false
    var candidates = simpler(best)
    var index = 0
    while index < candidates.count, left > 0 {
      left -= 1
      if fails(candidates[index]) {
        best = candidates[index]
        candidates = simpler(best)
        hasChanged = true
      } else {
        index += 1
      }
    }
  }
  return best
}
