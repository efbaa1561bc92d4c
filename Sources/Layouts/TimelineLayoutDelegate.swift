import UIKit

/// Says how high the entries of a `TimelineLayout` are.
@MainActor
public protocol TimelineLayoutDelegate: AnyObject {
  /// The height of an entry that is so wide, in points.
  func collectionView(
    _ collectionView: UICollectionView, heightForEntryAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}
