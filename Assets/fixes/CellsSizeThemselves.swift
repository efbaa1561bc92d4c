// Lets cells size themselves where a fixed itemSize cuts their content off or leaves room below it.
// The constraints of a cell have to determine its height; the layout needs an estimate, or it ignores the answer.
import UIKit

class CellsSizeThemselves: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.size.height =
      contentView.systemLayoutSizeFitting(
        CGSize(width: attributes.size.width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    return attributes
  }
}

extension UICollectionViewFlowLayout {
  func letCellsSizeThemselves() { estimatedItemSize = itemSize }
}
