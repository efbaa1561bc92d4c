import CollectionView
import Foundation

/// The recent motion of a pane's content: samples of the last second, and the authors in the last frame.
struct MotionHistory {
  /// Seconds of which samples are kept in any case.
  private static let span = 1.0
  /// Number of samples after which the older half may be dropped, so that appending stays O(1) on average.
  private static let kept = 120

  /// The samples, one for each painted frame in which time passed, oldest first.
  private(set) var samples: [MotionSample] = []
  /// The authors of changes of the offset in the last painted frame, in order, without consecutive repetitions.
  private(set) var authors: [Author] = []
  private var moving: [Author] = []

  /// Records the author of a change of the offset, for the next painted frame.
  mutating func record(_ author: Author) {
    if moving.last != author { moving.append(author) }
  }

  /// Records a painted frame.
  mutating func endFrame(_ sample: MotionSample) {
    endFrame()
    if samples.last?.time == sample.time { samples.removeLast() }
    if samples.count >= Self.kept {
      samples.removeAll { $0.time < sample.time - Self.span }
    }
    samples.append(sample)
  }

  /// Records a painted frame without a sample.
  mutating func endFrame() {
    swap(&authors, &moving)
    moving.removeAll(keepingCapacity: true)
  }
}
