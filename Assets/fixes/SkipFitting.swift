// Returns the attributes of the layout unchanged, so that a cell of fixed size is not measured when it appears.
import UIKit

class SkipFitting: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes
  }
}
