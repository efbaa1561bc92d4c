// Estimates the smallest height of a few measured cells, so that no estimate keeps a visible item from being dequeued.
// This is for layouts that are queried once (flow layouts until iOS 10): blank places come from estimates that are too large.
import UIKit

extension UICollectionViewFlowLayout {
  func estimateSmallestSize(of cells: [UICollectionViewCell], width: CGFloat) {
    let fitting = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let heights = cells.map {
      $0.contentView.systemLayoutSizeFitting(
        fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    estimatedItemSize = CGSize(width: width, height: max(1, heights.min() ?? 44))
  }
}
