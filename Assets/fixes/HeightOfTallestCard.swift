// Gives a row of cards that scrolls across the height of its tallest card from the start.
// A compositional layout makes such a row as high as the tallest card that it has measured, and it grows while one scrolls.
import UIKit

extension NSCollectionLayoutSection {
  @MainActor static func cards(_ cells: [UICollectionViewCell], width: CGFloat)
    -> NSCollectionLayoutSection
  {
    let fitting = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let heights = cells.map {
      $0.contentView.systemLayoutSizeFitting(
        fitting, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let card = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .estimated(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(heights.max() ?? 44)),
      subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return section
  }
}
