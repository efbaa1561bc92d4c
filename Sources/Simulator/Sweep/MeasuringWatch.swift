import CollectionView
import Foundation

/// The largest number of cells that a pane measures in one frame, and the largest number of visible cells.
struct MeasuringWatch {
  private(set) var mostMeasured = 0
  private(set) var mostInView = 0
  private var measured = 0

  /// Counts the cells of a painted frame.
  ///
  /// - Parameter run: The running pane.
  /// - Returns: The items whose cells are visible.
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

  /// Whether a frame measures more than ten times as many cells as are visible.
  ///
  /// In that case hardly anything is estimated, and nothing can jump.
  static func isAtOnce(measured: Int, inView: Int) -> Bool { measured > 10 * max(1, inView) }
}
