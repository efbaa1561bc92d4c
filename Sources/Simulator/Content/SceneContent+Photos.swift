import CollectionView
import Foundation
import Layouts

extension SceneContent: TwoColumnPhotosLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath
  ) -> CGFloat {
    guard let layout = collectionView.collectionViewLayout as? TwoColumnPhotosLayout,
      let entry = model.entry(at: indexPath)
    else { return 0 }
    let insets = collectionView.adjustedContentInset
    let columns = CGFloat(max(1, layout.columns))
    let width = (collectionView.bounds.width - insets.left - insets.right) / columns
    return trueSize(of: entry, offered: max(0, width - 2 * layout.cellPadding)).height
  }
}
