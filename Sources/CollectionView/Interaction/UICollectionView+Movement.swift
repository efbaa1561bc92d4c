import Foundation

// Interactive movement. While an item is held, the collection view presents the moved order to the layout: counts,
// live views, selection, and the sizes that this module's layouts have learned follow each step, and the data source is
// still asked in its own order. It learns of the move once, at the end.

extension AnimationTiming {
  /// How items make way for one that is held, and how it goes to its place; inferred.
  static let movement = AnimationTiming(duration: 0.25)
}

extension UICollectionView {
  /// Takes an item into the finger's hand.
  ///
  /// Whether the data source has a `moveItemAt` is not known before it is called, so without `canMoveItemAt` every
  /// item may be taken; UIKit would refuse here.
  func beginMovement(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, let dataSource, let cell = liveCell(at: indexPath),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = InteractiveMovement(
      original: indexPath, current: indexPath, position: cell.center)
    placeHeldItem()
    return true
  }

  /// Holds the item at a point in content points, and lets the others make way.
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
    movement?.position = position
    present(ItemMove(from: before.current, to: target))
    movement?.current = target
    showOrder(by: context)
    liveCell(at: target)?.animation = nil
  }

  /// Gives the move to the data source, and the item its place.
  ///
  /// An item that is back in its place is no move, and the data source is not told.
  func endMovement() {
    guard let movement else { return }
    if movement.current != movement.original, !give(movement) {
      cancelMovement()
      // An override that calls `super` looks like none, and has moved the item in the data: that is shown now.
      if dataSource is any ImplementsEveryMethod { reload() }
      return
    }
    prefetching.follow(movement.presentation.newPath)
    release(
      with: endingContext(from: movement.original, to: movement.current, cancelled: false))
  }

  /// Puts everything back.
  func cancelMovement() {
    guard let movement else { return }
    let context = endingContext(from: movement.current, to: movement.original, cancelled: true)
    present(movement.presentation.inverse)
    release(with: context)
  }

  /// Shows the held item where it is held, whatever the rectangle that the layout was asked for.
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

  /// Where the data source has what the layout shows at a path.
  func dataPath(ofPresented path: IndexPath) -> IndexPath {
    movement?.presentation.inverse.newPath(of: path) ?? path
  }

  /// Whether the held item can be put at a path, before the next one or behind the last one there.
  private func isPlace(_ path: IndexPath, for current: IndexPath) -> Bool {
    guard path.count == 2, (0..<numberOfSections).contains(path.section) else { return false }
    let places = numberOfItems(inSection: path.section) + (path.section == current.section ? 0 : 1)
    return (0..<places).contains(path.item)
  }

  private func give(_ movement: InteractiveMovement) -> Bool {
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

  /// Lays out the order that is presented now; what it moves goes there in time.
  private func showOrder(by context: UICollectionViewLayoutInvalidationContext) {
    if screenChange == nil { _ = beginChange(.layout, timing: .movement) }
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
  }

  /// Lets everything that goes by index path follow a step from one presented order to the next.
  private func present(_ move: ItemMove) {
    guard move.from != move.to else { return }
    counts = counts.map(move.newCounts)
    let update = ItemUpdate([
      UICollectionViewUpdateItem(.move, before: move.from, after: move.to)
    ])
    // On the way between two layouts both have sizes that follow.
    for layout in transition.map({ [$0.from, $0.to] }) ?? [collectionViewLayout] {
      layout.estimatingLayout?.apply(update)
    }
    var followed = LiveViews()
    for entry in live.entries {
      let key = entry.key
      followed[key.category == .cell ? ElementKey(cellAt: move.newPath(of: key.indexPath)) : key] =
        entry.view
    }
    live = followed
    // What is prefetched goes by the data's own order.
    selection.follow(move.newPath)
  }
}
