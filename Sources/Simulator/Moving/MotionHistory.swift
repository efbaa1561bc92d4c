import CollectionView
import Foundation

/// What a pane remembers of how its content moved: the last second, and who moved it in the last frame.
struct MotionHistory {
  /// Seconds that are kept for sure.
  private static let span = 1.0
  /// Samples kept before the older half may go, so that appending stays O(1).
  private static let kept = 120

  /// One for each painted frame in which time passed, oldest first.
  private(set) var samples: [MotionSample] = []
  /// Who moved the offset in the last painted frame, in order, nobody twice in a row.
  private(set) var authors: [Author] = []
  private var moving: [Author] = []

  /// Takes note that somebody moves the offset in the frame to be painted.
  mutating func record(_ author: Author) {
    if moving.last != author { moving.append(author) }
  }

  /// Takes note of a painted frame.
  mutating func endFrame(_ sample: MotionSample) {
    swap(&authors, &moving)
    moving.removeAll(keepingCapacity: true)
    if samples.last?.time == sample.time { samples.removeLast() }
    if samples.count >= Self.kept {
      samples.removeAll { $0.time < sample.time - Self.span }
    }
    samples.append(sample)
  }
}
