// Keeps the preferred width of a cell within its section, and rounds it down to a whole point.
// Call it at the end of preferredLayoutAttributesFitting(_:). A width that does not fit is measured again without end.
import UIKit

extension UICollectionViewCell {
  func limitWidth(of attributes: UICollectionViewLayoutAttributes) {
    guard let view = superview as? UICollectionView else { return }
    let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
    let margins = flow.map { $0.sectionInset.left + $0.sectionInset.right } ?? 0
    let insets = view.adjustedContentInset
    let available = view.bounds.width - insets.left - insets.right - margins
    attributes.size.width = min(attributes.size.width, available).rounded(.down)
  }
}
