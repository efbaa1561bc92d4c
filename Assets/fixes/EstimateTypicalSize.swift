// Estimates the mean height of a few measured cells, once, before the first layout.
// The estimate stays constant: one that follows the measured cells moves the content and the scroll indicator.
import UIKit

extension UICollectionViewFlowLayout {
  func estimateTypicalSize(of cells: [UICollectionViewCell], width: CGFloat) {
    let fitting = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let heights = cells.map {
      $0.contentView.systemLayoutSizeFitting(
        fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard !heights.isEmpty else { return }
    estimatedItemSize = CGSize(
      width: width, height: max(1, heights.reduce(0, +) / CGFloat(heights.count)))
  }
}
