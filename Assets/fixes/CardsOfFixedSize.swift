// Cards of a fixed size in a row that scrolls across, the one in the middle the largest.
// UIKit ignores what a handler changes in a layout with estimates. The cards overlap by a negative space and not by a transform, since
// cells are found by the frames that the layout gives them.
import UIKit

extension NSCollectionLayoutSection {
  @MainActor static func cards(size: CGSize, overlap: CGFloat, scale: CGFloat)
    -> NSCollectionLayoutSection
  {
    let layoutSize = NSCollectionLayoutSize(
      widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    let card = NSCollectionLayoutItem(layoutSize: layoutSize)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize, subitems: [card]))
    section.interGroupSpacing = -overlap
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let half = environment.container.contentSize.width / 2
      for item in items {
        let nearness = max(0, 1 - abs(item.center.x - offset.x - half) / half)
        let factor = 1 + (scale - 1) * nearness
        item.transform = CGAffineTransform(scaleX: factor, y: factor)
        item.zIndex = Int(nearness * 100)
      }
    }
    return section
  }
}
