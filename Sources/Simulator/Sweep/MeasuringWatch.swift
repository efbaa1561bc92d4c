import CollectionView
import Foundation

/// How many cells a pane measures in one frame at most, against how many are in view.
struct MeasuringWatch {
  private(set) var mostMeasured = 0
  private(set) var mostInView = 0
  private var measured = 0

  /// Takes a painted frame into account.
  ///
  /// - Parameter run: The pane as it is now.
  /// - Returns: The items whose cells are in view.
  @MainActor
  @discardableResult
  mutating func look(at run: PaneRun) -> [IndexPath] {
    let inView = run.view.liveElements.filter {
      $0.modelAttributes.representedElementCategory == .cell
        && $0.modelAttributes.frame.sharesArea(with: run.view.bounds)
    }.map(\.modelAttributes.indexPath)
    mostInView = max(mostInView, inView.count)
    mostMeasured = max(mostMeasured, run.counters.measured - measured)
    measured = run.counters.measured
    return inView
  }

  /// Whether so little is guessed that a frame measures more than ten times what is in view: where nothing is left to
  /// guess, nothing can jump.
  static func isAtOnce(measured: Int, inView: Int) -> Bool { measured > 10 * max(1, inView) }
}
