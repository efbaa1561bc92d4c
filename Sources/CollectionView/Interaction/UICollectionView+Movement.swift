import Foundation

// While an item is held, the collection view presents the moved order to the layout: counts, live views, selection, and the
// measured sizes of this module's layouts follow each step. The data source is still asked in its own order; it is informed
// of the move once, at the end.

extension AnimationTiming {
  /// The timing of items that make way for the held item, and of its return to its place; inferred.
  static let movement = AnimationTiming(duration: 0.25)
}

extension UICollectionView {
  /// Begins to hold an item.
  ///
  /// Whether the data source has a `moveItemAt` is not known before it is called, so without `canMoveItemAt` every
  /// item can be held; UIKit would refuse here.
  func beginMovement(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, let dataSource, let cell = liveCell(at: indexPath),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = InteractiveMovement(of: indexPath, at: cell.center)
    placeHeldItem()
    return true
  }

  /// Moves the held item to a point in content points; other items make way.
  func moveHeldItem(to position: CGPoint) {
    layoutIfNeeded()
    guard let before = movement, position.x.isFinite, position.y.isFinite else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: before.current, withPosition: mirrored(position))
    let redirected =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: before.original,
        atCurrentIndexPath: before.current, toProposedIndexPath: proposed) ?? proposed
    let target = isPlace(redirected, for: before.current) ? redirected : before.current
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: mirrored(position),
      previousIndexPaths: [before.current], previousPosition: mirrored(before.position))
    present(ItemMove(from: before.current, to: target))
    movement?.move(to: target, heldAt: position)
    showOrder(by: context)
    liveCell(at: target)?.animation = nil
  }

  /// Has the data source move the item, and ends the movement.
  ///
  /// If the item is back in its place, the data source is not called.
  func endMovement() {
    guard let movement else { return }
    if movement.current != movement.original, !moveInDataSource(movement) {
      cancelMovement()
      // An override that calls `super` counts as unimplemented, but has moved the item in the data: show that.
      if dataSource is any ImplementsEveryMethod { reload() }
      return
    }
    prefetching.follow(movement.presentation.newPath)
    release(
      with: endingContext(from: movement.original, to: movement.current, cancelled: false))
  }

  /// Ends the movement, with the item back in its place.
  func cancelMovement() {
    guard let movement else { return }
    let context = endingContext(from: movement.current, to: movement.original, cancelled: true)
    present(movement.presentation.inverse)
    release(with: context)
  }

  /// Places the held item where it is held, even outside the rectangle that the layout was queried for.
  ///
  /// - Returns: The item's element; nil when nothing is held.
  @discardableResult
  func placeHeldItem() -> ElementKey? {
    guard let movement, let cell = liveCell(at: movement.current) else { return nil }
    apply(
      mirrored(
        collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
          at: movement.current, withTargetPosition: mirrored(movement.position))), to: cell)
    return ElementKey(cellAt: movement.current)
  }

  /// The data source's path of the item that the layout shows at a path.
  func dataPath(ofPresented path: IndexPath) -> IndexPath {
    movement?.presentation.inverse.newPath(of: path) ?? path
  }

  /// Whether the held item can move to a path: that of an item of the section, or in another section also the end.
  private func isPlace(_ path: IndexPath, for current: IndexPath) -> Bool {
    guard path.count == 2, (0..<numberOfSections).contains(path.section) else { return false }
    let places = numberOfItems(inSection: path.section) + (path.section == current.section ? 0 : 1)
    return (0..<places).contains(path.item)
  }

  private func moveInDataSource(_ movement: InteractiveMovement) -> Bool {
    guard let dataSource else { return false }
    let answer: Void? = Unimplemented.call(
      "collectionView(_:moveItemAt:to:)", of: dataSource
    ) {
      dataSource.collectionView(self, moveItemAt: movement.original, to: movement.current)
    }
    if answer != nil { return true }
    report(
      .diagnostic(
        Diagnostic(
          .missingMoveItem, at: movement.original,
          "an item was moved interactively, and the data source does not implement collectionView(_:moveItemAt:to:)\(dataSource is any ImplementsEveryMethod ? ", or its override calls super, which has none either" : "")"
        )))
    return false
  }

  private func endingContext(from previous: IndexPath, to final: IndexPath, cancelled: Bool)
    -> UICollectionViewLayoutInvalidationContext
  {
    collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: cancelled)
  }

  private func release(with context: UICollectionViewLayoutInvalidationContext) {
    movement = nil
    showOrder(by: context)
  }

  /// Lays out the presented order; elements that it moves are animated.
  private func showOrder(by context: UICollectionViewLayoutInvalidationContext) {
    if screenChange == nil { _ = beginChange(.layout, timing: .movement) }
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
  }

  /// Updates all state that is keyed by index path for a change of the presented order.
  private func present(_ move: ItemMove) {
    guard move.from != move.to else { return }
    loaded.apply(move)
    let update = ItemUpdate([
      UICollectionViewUpdateItem(.move, before: move.from, after: move.to)
    ])
    // During a transition both layouts have sizes that follow.
    for layout in transition.map({ [$0.from, $0.to] }) ?? [collectionViewLayout] {
      layout.estimatingLayout?.apply(update)
    }
    live.rekey { key in
      key.category == .cell ? ElementKey(cellAt: move.newPath(of: key.indexPath)) : key
    }
    // Prefetching keeps the data's own order.
    selection.follow(move.newPath)
  }
}

// The standard gesture of interactive movement, as a host reports it.
extension CollectionViewHosting where Self: UICollectionView {
  /// Called when a finger has rested on a point of the content: holds the item there, if a controller installed the
  /// gesture.
  ///
  /// - Returns: Whether an item is held; `moveLongPress(to:)` and `endLongPress()` or `cancelLongPress()` follow.
  public func beginLongPress(at point: CGPoint) -> Bool {
    cancelTouch()
    guard hasMovementGesture, let indexPath = indexPathForItem(at: point) else { return false }
    return beginInteractiveMovementForItem(at: indexPath)
  }

  /// Called when the finger that holds an item moves to a point of the content.
  public func moveLongPress(to point: CGPoint) {
    updateInteractiveMovementTargetPosition(point)
  }

  /// Called when the finger that drags an item is lifted.
  public func endLongPress() {
    endInteractiveMovement()
  }

  /// Called when the movement is cancelled; the item returns to its place.
  public func cancelLongPress() {
    cancelInteractiveMovement()
  }
}
