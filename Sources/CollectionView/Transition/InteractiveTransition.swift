import Foundation

/// A transition between two layouts whose progress is set from outside.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let from: UICollectionViewLayout
  let to: UICollectionViewLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Whether it was finished or cancelled, and the rest of it is animated.
  private(set) var isEnding = false

  init(
    _ layout: UICollectionViewTransitionLayout, from: UICollectionViewLayout,
    to: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    (self.layout, self.from, self.to, self.completion) = (layout, from, to, completion)
  }

  mutating func beginEnding() {
    isEnding = true
  }
}

/// A change from one layout to another, or a part of the transition between them.
struct LayoutChange {
  let from: UICollectionViewLayout
  let to: UICollectionViewLayout
  /// Whether the layouts are asked for initial and final attributes.
  let hasHooks: Bool
  /// The attributes, before the change, of an element that appears on the screen; nil for none.
  let origin: (ElementKey) -> UICollectionViewLayoutAttributes?
}
