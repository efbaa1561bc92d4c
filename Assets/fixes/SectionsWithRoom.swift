// Leaves insets and pinned headers out of a section while the view is too narrow for them, as in the middle of a resize.
// Where a group has no room, and where a pinned header has no width, a compositional layout ends the app.
import UIKit

extension NSCollectionLayoutSection {
  @MainActor func fitting(
    _ environment: any NSCollectionLayoutEnvironment, minimumWidth: CGFloat
  ) -> NSCollectionLayoutSection {
    let insets = contentInsets.leading + contentInsets.trailing
    let width = environment.container.effectiveContentSize.width - insets
    guard width < minimumWidth else { return self }
    contentInsets.leading = 0
    contentInsets.trailing = 0
    for item in boundarySupplementaryItems { item.pinToVisibleBounds = false }
    return self
  }
}
