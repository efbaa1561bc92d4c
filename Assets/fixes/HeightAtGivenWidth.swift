// Takes the width from the layout and measures the height alone, so that a cell has one height at a width.
// Where a cell determines both, another width breaks its text into other lines, and the two sizes can follow each other without end.
import UIKit

class HeightAtGivenWidthCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.size.height = height(at: attributes.size.width).rounded(.up)
    return attributes
  }

  func height(at width: CGFloat) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
