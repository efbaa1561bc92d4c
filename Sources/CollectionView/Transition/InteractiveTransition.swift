import Foundation

/// A way between two layouts that somebody's hand goes.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let from: UICollectionViewLayout
  let to: UICollectionViewLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Whether the hand has let go and the rest of the way is being gone.
  var isEnding = false
}
