import CollectionView
import Foundation

extension SceneContent: UICollectionViewDataSourcePrefetching {
  /// Everything is at hand already; what is told of stands in the trace and in the counters.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
}
