import CollectionView
import Foundation

extension PaintedFrame {
  /// Finds the items ahead of the screen if a prefetching data source was never told of any.
  ///
  /// - Complexity: One more question to the layout, only while nobody was told.
  @MainActor
  func fillUntold(_ view: UICollectionView, _ run: PaneRun) {
    guard run.happenings.rounds > 0, run.counters.prefetched == 0, let ahead = view.prefetchWindow
    else { return }
    let shown = Set(elements.map(\.identity.indexPath))
    untold = view.elementsWanted(in: ahead)
      .filter { $0.representedElementCategory == .cell && !shown.contains($0.indexPath) }
      .map(\.indexPath).sorted()
  }
}
