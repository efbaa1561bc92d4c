// Gives the layout true heights of headers: a template header is measured for each section.
// A header that is sized after the first pass overlaps the cells, or is pinned by its estimate.
import UIKit

class HeaderSizesFromDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var template = UICollectionReusableView()
  var configure: (UICollectionReusableView, Int) -> Void = { _, _ in }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    configure(template, section)
    return template.systemLayoutSizeFitting(
      CGSize(width: collectionView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
