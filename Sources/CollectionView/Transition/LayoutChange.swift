import Foundation

/// From one layout to another, or along a stretch of the way between them.
struct LayoutChange {
  let from: UICollectionViewLayout
  let to: UICollectionViewLayout
  /// Whether the layouts are asked where elements come from and go to.
  let hasHooks: Bool
  /// Where an element that comes onto the screen was before; nil when it was nowhere.
  let origin: (ElementKey) -> UICollectionViewLayoutAttributes?
}
