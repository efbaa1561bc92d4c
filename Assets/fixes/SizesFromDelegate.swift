// Gives the layout true sizes: a template cell measures each item once, and the sizes are kept by item and width.
// Leave estimatedItemSize at .zero. Keep sizes by the item's identity, never by index path.
import UIKit

class SizesFromDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var template = UICollectionViewCell()
  var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  var identity: (IndexPath) -> AnyHashable = { $0 }
  private var heights: [[AnyHashable]: CGFloat] = [:]

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    let key = [identity(indexPath), AnyHashable(width)]
    if let height = heights[key] { return CGSize(width: width, height: height) }
    configure(template, indexPath)
    let height = template.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    heights[key] = height
    return CGSize(width: width, height: height)
  }
}
