import CollectionView
import Foundation

/// An object that has content in a container, and contains others: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the object would like to have, in points.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a contained object changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after a contained object's size by its constraints changed; never here: there are no constraints.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a contained object when this one has another size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
