import CollectionView
import Foundation

// Long because a subclass can override only members of the class body: the class declares every optional method of both
// protocols, and each behaves as if it were not implemented.

/// A controller that is the data source and delegate of its collection view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate, ImplementsEveryMethod
{
  /// The layout that the collection view is created with.
  open private(set) var collectionViewLayout: UICollectionViewLayout

  /// The collection view, inside `view`; made when the view is loaded, or on first access if an override of `loadView()`
  /// makes none.
  ///
  /// Nil assigned to a loaded controller stays, and its view is empty; before, it has no effect (inferred).
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      if madeCollectionView == nil, !wasSetToNil { install(makeCollectionView()) }
      return madeCollectionView
    }
    set {
      wasSetToNil = newValue == nil && isViewLoaded
      install(newValue)
    }
  }
  private var wasSetToNil = false

  /// Whether the selection is cleared when the view reappears: after `viewWillAppear(_:)` has returned.
  ///
  /// UIKit's documentation only says that it happens with that call. That an override still sees the selection, whether or
  /// not it calls `super`, is inferred.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a navigation controller changes layouts instead of views; kept only: there is none.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether a long press starts moving an item; the data source has to implement `moveItemAt`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet {
      madeCollectionView?.hasMovementGesture = installsStandardGestureForInteractiveMovement
    }
  }

  private var madeCollectionView: UICollectionView?

  /// A controller that makes a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with a plain flow layout; nibs are not read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes the view and the collection view in it, both as large as the screen.
  open override func loadView() {
    let made = madeCollectionView ?? makeCollectionView()
    madeCollectionView = made
    view = CollectionControllerView(made, frame: UIScreen.main.bounds)
  }

  /// Passes the value on to the collection view (inferred).
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    madeCollectionView?.isEditing = editing
  }

  override func viewWillAppearDidReturn(_ animated: Bool) {
    super.viewWillAppearDidReturn(animated)
    guard clearsSelectionOnViewWillAppear, let madeCollectionView else { return }
    for path in madeCollectionView.indexPathsForSelectedItems ?? [] {
      madeCollectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// One section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    Unimplemented.record(in: self)
    return 1
  }

  /// No items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    Unimplemented.record(in: self)
    return 0
  }

  /// An empty cell; subclasses return one from dequeuing.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    Unimplemented.record(in: self)
    return UICollectionViewCell(frame: .zero)
  }

  /// No view; a layout with supplementary views needs an override.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Unimplemented.record(in: self)
    return UICollectionReusableView(frame: .zero)
  }

  /// Every item may be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    Unimplemented.record(in: self)
    return true
  }

  /// Does nothing; without an override a moved item returns to its place.
  ///
  /// UIKit's controller has no such method, so an override must not call `super`. Here an override that does counts as
  /// unimplemented, and the data is reloaded.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    Unimplemented.record(in: self)
  }

  // MARK: Selection

  /// Every item may be highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    Unimplemented.record(in: self)
    return true
  }

  /// Every item may be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    Unimplemented.record(in: self)
    return true
  }

  /// Every item may be deselected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    Unimplemented.record(in: self)
    return true
  }

  /// Called after an item was highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    Unimplemented.record(in: self)
  }

  /// Called after the highlight of an item ended.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    Unimplemented.record(in: self)
  }

  /// Called after a touch selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {
    Unimplemented.record(in: self)
  }

  /// Called after a touch deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    Unimplemented.record(in: self)
  }

  // MARK: Display

  /// Called before a cell is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    Unimplemented.record(in: self)
  }

  /// Called before a supplementary view is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    Unimplemented.record(in: self)
  }

  /// Called after a cell left the screen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    Unimplemented.record(in: self)
  }

  /// Called after a supplementary view left the screen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    Unimplemented.record(in: self)
  }

  // MARK: Movement, updates and transitions

  /// The result of `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`, the older method.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let target = self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
    Unimplemented.record(in: self)
    return target
  }

  /// The layout's proposal.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    Unimplemented.record(in: self)
    return proposedIndexPath
  }

  /// The layout's proposal.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    Unimplemented.record(in: self)
    return proposedContentOffset
  }

  /// A plain transition layout.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    Unimplemented.record(in: self)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  // MARK: Scrolling

  /// Called after every change of the content offset.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  /// Called when a drag starts.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  /// Called when the finger lifts.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    Unimplemented.record(in: self)
  }

  /// Called after the finger lifted.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    Unimplemented.record(in: self)
  }

  /// Called when the content starts to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  /// Called when the content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  /// Called when an animated scroll ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  /// Whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Unimplemented.record(in: self)
    return true
  }

  /// Called when the content has reached its top after a tap on the status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  /// Called after the adjusted content inset changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  // MARK: The collection view

  private func makeCollectionView() -> UICollectionView {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    made.dataSource = self
    made.delegate = self
    made.hasMovementGesture = installsStandardGestureForInteractiveMovement
    return made
  }

  private func install(_ other: UICollectionView?) {
    madeCollectionView = other
    other?.hasMovementGesture = installsStandardGestureForInteractiveMovement
    (viewIfLoaded as? CollectionControllerView)?.collectionView = other
  }
}

/// A collection view controller's view: contains the collection view at its own size.
final class CollectionControllerView: UIView {
  /// Nil after the controller's was set to nil.
  var collectionView: UICollectionView? {
    didSet {
      guard collectionView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      installCollectionView()
    }
  }

  init(_ collectionView: UICollectionView, frame: CGRect) {
    self.collectionView = collectionView
    super.init(frame: frame)
    installCollectionView()
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { layOutCollectionView() }
    }
  }

  private func installCollectionView() {
    guard let collectionView else { return }
    insertSubview(collectionView, at: 0)
    layOutCollectionView()
  }

  private func layOutCollectionView() {
    collectionView?.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
