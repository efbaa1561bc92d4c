import Foundation

extension UICollectionView {
  /// Tells the prefetching data source which items are ahead, once a layout pass has ended.
  ///
  /// Only data is prefetched: no cell is made ahead, and `cellForItem(at:)` knows the visible ones alone. Without a
  /// prefetching data source nothing is asked of anybody.
  ///
  /// - Complexity: One question to the layout, and O(visible · log visible).
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, dataSource != nil else { return }
    let bounds = bounds
    let heading = prefetching.heading(
      at: bounds.origin, scrollsHorizontally: scrollsHorizontally)
    guard behavior.prefetching == .always || !isEstimatedFlow else { return }
    let ahead = elements(in: heading.window(ahead: bounds))
      .filter { $0.representedElementCategory == .cell && hasItem(at: $0.indexPath) }
      .map { (heading.distance(of: $0.frame, from: bounds), $0.indexPath) }
      .sorted { $0 < $1 }
      .map { dataPath(ofPresented: $0.1) }
    tell(prefetchDataSource, prefetching.take(ahead, shown: shownDataPaths))
  }

  /// Cancels whatever was asked for; nothing is likely any more.
  func cancelPrefetching() {
    guard let prefetchDataSource else { return }
    tell(prefetchDataSource, prefetching.take([], shown: shownDataPaths))
  }

  private func tell(
    _ source: any UICollectionViewDataSourcePrefetching,
    _ change: (new: [IndexPath], cancelled: [IndexPath])
  ) {
    if !change.new.isEmpty {
      report(.prefetchItems(change.new))
      source.collectionView(self, prefetchItemsAt: change.new)
    }
    if !change.cancelled.isEmpty {
      report(.cancelPrefetching(change.cancelled))
      source.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled)
    }
  }

  private var shownDataPaths: Set<IndexPath> {
    Set(live.keys.filter { $0.category == .cell }.map { dataPath(ofPresented: $0.indexPath) })
  }

  private var isEstimatedFlow: Bool {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return false }
    return flow.estimatedItemSize != .zero
  }
}
