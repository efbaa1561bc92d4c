import Foundation

/// One call of `UIView.animate`: its timing, its completion, and the animations that its changes started.
@MainActor
final class AnimationBlock {
  let timing: AnimationTiming
  private var completion: ((Bool) -> Void)?
  /// Collection views whose bounds changed in the block and that have not been laid out since.
  private var unfinished: [UICollectionView] = []
  private var runningCount = 0
  private var isOpen = true
  private var isFinished = true

  init(_ timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  /// Runs the changes, and then the layout passes they leave pending.
  func run(_ changes: () -> Void) {
    changes()
    for view in unfinished { view.layoutIfNeeded() }
    unfinished = []
  }

  /// Marks the changes as complete; calls the completion if no animation is running.
  func close() {
    isOpen = false
    finishIfDone()
  }

  /// Schedules a layout pass of a collection view for the end of the changes.
  func layOut(_ view: UICollectionView) {
    if !unfinished.contains(where: { $0 === view }) { unfinished.append(view) }
  }

  /// Called when a collection view starts to animate a change of the block.
  func begin() {
    runningCount += 1
  }

  /// Called when an animation of a collection view has ended.
  func end(finished: Bool) {
    runningCount -= 1
    if !finished { isFinished = false }
    finishIfDone()
  }

  private func finishIfDone() {
    guard !isOpen, runningCount == 0, let completion else { return }
    self.completion = nil
    completion(isFinished)
  }
}
