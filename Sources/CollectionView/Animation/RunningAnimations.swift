import Foundation

/// The animation of one screen change, with the completions to call at its end.
struct RunningAnimation {
  /// A view that is no longer an element of the content.
  struct Departure {
    /// The key of the element before the change.
    var key: ElementKey
    var view: UICollectionReusableView
    /// The size state of the element before the change.
    var sizeState: SizeState
  }

  let number: Int
  /// In the collection view's time, in seconds.
  let end: TimeInterval
  let departures: [Departure]
  let completions: [(Bool) -> Void]
  /// The animation block the change was made in; nil for a batch update of its own.
  let block: AnimationBlock?
  /// The completions of the transactions the change was made in.
  let transactions: [TransactionCompletion]

  /// Calls the completions, and reports the end to the animation block and the transactions.
  @MainActor
  func finish(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
    block?.end(finished: isFinished)
    for transaction in transactions { transaction.release() }
  }
}

/// The animations under way in a collection view, and the view's animation time.
struct RunningAnimations {
  /// In seconds; a sum of frame durations may fall short of an animation's end by rounding.
  private static let timeTolerance = 1e-9

  /// In seconds; advances only when the host advances it, and only while an animation runs.
  private(set) var time: TimeInterval = 0
  private var number = 0
  private var running: [RunningAnimation] = []

  var isRunning: Bool { !running.isEmpty }

  /// The views that left and are still visible.
  var departures: [RunningAnimation.Departure] { running.flatMap(\.departures) }

  /// Adds an animation that starts now.
  mutating func add(
    _ timing: AnimationTiming, _ departures: [RunningAnimation.Departure],
    _ completions: [(Bool) -> Void], in block: AnimationBlock?,
    _ transactions: [TransactionCompletion]
  ) {
    number += 1
    running.append(
      RunningAnimation(
        number: number, end: time + timing.total, departures: departures,
        completions: completions, block: block, transactions: transactions))
  }

  mutating func advance(by seconds: TimeInterval) {
    time += max(0, seconds)
  }

  /// Whether the animation of an element has ended.
  func hasEnded(_ animation: ElementAnimation) -> Bool {
    animation.end <= time + Self.timeTolerance
  }

  /// Removes and returns the animation that ends first, or returns nil if none has ended.
  mutating func removeNextEnded() -> RunningAnimation? {
    guard let index = running.indices.min(by: { isEarlier(running[$0], running[$1]) }),
      running[index].end <= time + Self.timeTolerance
    else { return nil }
    return running.remove(at: index)
  }

  /// Removes all animations, and returns them in the order of their ends.
  mutating func removeAll() -> [RunningAnimation] {
    defer { running = [] }
    return running.sorted(by: isEarlier)
  }

  /// Sets the time to zero if nothing runs.
  mutating func resetTimeIfIdle() {
    if running.isEmpty { time = 0 }
  }

  private func isEarlier(_ animation: RunningAnimation, _ other: RunningAnimation) -> Bool {
    (animation.end, animation.number) < (other.end, other.number)
  }
}
