// Rows of equally wide cells in a compositional layout, each row as high as its highest cell.
// Item and group are both estimated: a fraction of an estimate is not measured, shares of an estimate (subitem and count) are not either,
// and a row of a fixed height does not grow. The space is that between groups, since insets along an estimated height are ignored.
import UIKit

extension NSCollectionLayoutSection {
  static func selfSizingRows(
    columns: Int = 1, estimatedHeight: CGFloat = 44, spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(estimatedHeight)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: Array(repeating: item, count: columns))
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }
}
