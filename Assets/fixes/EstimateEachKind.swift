// Gives each kind of row in a compositional layout an estimate of its own, where the kinds follow one another in a fixed order.
// Kinds in any order can be sections of their own: one dimension has one estimate for all its items.
import UIKit

extension NSCollectionLayoutSection {
  static func rows(estimatedHeights: [CGFloat]) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let rows = estimatedHeights.map { NSCollectionLayoutItem(layoutSize: size($0)) }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(estimatedHeights.reduce(0, +)), subitems: rows)
    return NSCollectionLayoutSection(group: group)
  }
}
