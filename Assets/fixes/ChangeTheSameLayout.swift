// Changes the spacing of a compositional layout without a new layout object, which would have to measure every cell again.
// The section provider is called again after invalidateLayout(), and reads the new value.
import UIKit

@MainActor
final class SpacedRows {
  var spacing: CGFloat { didSet { layout.invalidateLayout() } }
  private let estimatedHeight: CGFloat

  init(estimatedHeight: CGFloat, spacing: CGFloat) {
    self.estimatedHeight = estimatedHeight
    self.spacing = spacing
  }

  private(set) lazy var layout = UICollectionViewCompositionalLayout { [weak self] _, _ in
    guard let self else { return nil }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
    section.interGroupSpacing = spacing
    return section
  }
}
