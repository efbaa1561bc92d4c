import Foundation

extension UICollectionView {
  /// Requests the items ahead from the prefetching data source, after a layout pass.
  ///
  /// Only data is prefetched: no cell is made ahead, and `cellForItem(at:)` returns visible cells only. Without a
  /// prefetching data source the layout is not queried.
  ///
  /// - Complexity: One query of the layout, and O(visible · log visible).
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
    send(prefetching.request(ahead, shown: shownDataPaths), to: prefetchDataSource)
  }

  /// Cancels all requests.
  func cancelPrefetching() {
    guard let prefetchDataSource else { return }
    send(prefetching.request([], shown: shownDataPaths), to: prefetchDataSource)
  }

  private func send(
    _ change: (new: [IndexPath], cancelled: [IndexPath]),
    to source: any UICollectionViewDataSourcePrefetching
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
