import Foundation

/// The closure of one `UIView.animate` and everything it set in motion.
@MainActor
final class AnimationBlock {
  let timing: AnimationTiming
  private var completion: ((Bool) -> Void)?
  /// Collection views whose bounds changed in the block and that were not laid out since.
  private var unfinished: [UICollectionView] = []
  private var runningCount = 0
  private var isOpen = true
  private var isFinished = true

  init(_ timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  /// Runs the changes and then the layout passes they have left pending.
  func run(_ changes: () -> Void) {
    changes()
    for view in unfinished { view.layoutIfNeeded() }
    unfinished = []
  }

  /// Ends the changes; if nothing moves, the block is over.
  func close() {
    isOpen = false
    finishIfDone()
  }

  /// Has a collection view laid out before the block ends.
  func layOut(_ view: UICollectionView) {
    if !unfinished.contains(where: { $0 === view }) { unfinished.append(view) }
  }

  /// A collection view begins to animate what the block changed.
  func begin() {
    runningCount += 1
  }

  /// An animation of a collection view has ended.
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
