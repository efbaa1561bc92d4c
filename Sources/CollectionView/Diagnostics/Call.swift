import Foundation

/// One call, with the arguments and the result worth telling.
///
/// Thousands are kept: what has a context stands aside, so that the others take no room for one.
public enum Call: Sendable, Equatable {
  case prepare
  case collectionViewContentSize(CGSize)
  case layoutAttributesForElements(rect: CGRect, count: Int)
  case layoutAttributesForItem(IndexPath)
  case layoutAttributesForSupplementaryView(kind: String, IndexPath)
  case layoutAttributesForDecorationView(kind: String, IndexPath)
  case shouldInvalidateLayoutForBoundsChange(CGRect, Bool)
  /// Told once it is answered.
  indirect case invalidationContextForBoundsChange(CGRect, Context)
  /// `invalidateLayout()`, which goes on to the one with a context.
  case invalidateLayoutWithoutContext
  indirect case invalidateLayout(Context)
  case preferredLayoutAttributesFitting(
    kind: String?, IndexPath, original: CGSize, preferred: CGSize)
  /// Of a cell, whose kind is nil, or of a supplementary view.
  case shouldInvalidateLayoutForPreferredAttributes(
    kind: String?, IndexPath, original: CGSize, preferred: CGSize, Bool)
  /// Told once it is answered, of a cell, whose kind is nil, or of a supplementary view.
  indirect case invalidationContextForPreferredAttributes(
    kind: String?, IndexPath, original: CGSize, preferred: CGSize, Context)
  case targetContentOffsetWithVelocity(proposed: CGPoint, velocity: CGPoint, target: CGPoint)
  case targetContentOffset(proposed: CGPoint, target: CGPoint)
  case prepareForUpdates(count: Int)
  /// Told once they are answered: which elements of a kind a layout takes out and puts in by itself in an update.
  case indexPathsToDelete(Element, Context.Paths)
  case indexPathsToInsert(Element, Context.Paths)
  case finalizeUpdates
  case initialLayoutAttributesForAppearing(Element, IndexPath)
  case finalLayoutAttributesForDisappearing(Element, IndexPath)
  case prepareForAnimatedBoundsChange(from: CGRect)
  case finalizeAnimatedBoundsChange
  /// The class of the other layout, and that of the one that is told.
  case prepareForTransitionTo(String, of: String)
  case prepareForTransitionFrom(String, of: String)
  case finalizeLayoutTransition(of: String)
  /// Told once it is answered, as the next.
  case numberOfSections(Int)
  /// Of all sections, one after the other: of many the first answers.
  case numberOfItems(first: [Int], sections: Int)
  /// The element that a view from the queue is for; nil for one that is dequeued outside of the question for it.
  case prepareForReuse(Element, IndexPath?)
  case cellForItem(IndexPath, reused: Bool)
  /// The same while an item is reconfigured: dequeuing hands back the cell that the item has.
  case cellForReconfiguredItem(IndexPath)
  case viewForSupplementaryElement(kind: String, IndexPath, reused: Bool)
  /// What the delegate is told of a cell, whose kind is nil, or of a supplementary view.
  case willDisplay(kind: String?, IndexPath)
  case didEndDisplaying(kind: String?, IndexPath)
  case flowDelegate(FlowDelegateCall)
  /// What else the delegate is told or asked.
  case delegate(DelegateCall)
  /// What the prefetching data source is told, nearest first.
  case prefetchItems([IndexPath])
  case cancelPrefetching([IndexPath])
  /// What code asks of the scroll view, told where the call begins.
  case scrollToItem(IndexPath, at: UICollectionView.ScrollPosition, animated: Bool)
  case setContentOffset(CGPoint, animated: Bool)
  case reloadData
  /// What else the collection view is told of changed data.
  case update(UpdateCall)
}
