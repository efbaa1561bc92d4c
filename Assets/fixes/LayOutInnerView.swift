// Makes a cell as high as the content of a collection view inside it, laid out at the width of the cell first.
// Before its layout, the inner view has the content size of the items that the reused cell showed before, or none.
import UIKit

class LayOutInnerView: UICollectionViewCell {
  let inner = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    if inner.superview == nil { contentView.addSubview(inner) }
    inner.frame = CGRect(x: 0, y: 0, width: attributes.size.width, height: attributes.size.height)
    inner.layoutIfNeeded()
    attributes.size.height = inner.collectionViewLayout.collectionViewContentSize.height
    inner.frame.size.height = attributes.size.height
    return attributes
  }
}
