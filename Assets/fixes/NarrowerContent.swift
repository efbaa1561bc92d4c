// Makes the content a ten-thousandth of a point narrower than the view, so that the layout is queried again after sizing.
// As MagazineLayout and ChatLayout do.
import UIKit

class NarrowerContent: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    if let view = collectionView {
      let insets = view.adjustedContentInset
      size.width = min(size.width, view.bounds.width - insets.left - insets.right - 0.0001)
    }
    return size
  }
}
