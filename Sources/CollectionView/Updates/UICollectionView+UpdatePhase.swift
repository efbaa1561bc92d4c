import Foundation

// The wrong phases of a batch update, each where the view has its duty in the right one.

extension UICollectionView {
  /// Asks the layout what is on the screen before it is told of the updates; of this module's own layouts, which know of them
  /// then, only the wrong phase asks earlier.
  ///
  /// UIKit does, by the new index paths (openradar 15922530, and the source of layouts that answer nil in that window); that
  /// what it hears counts no longer once the layout knows is this view's duty in the right phase.
  ///
  /// - Parameter keepsAnswer: Whether what the layout says then stays.
  func askBeforeUpdate(keepsAnswer: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let asked = mirrored(bounds)
    let all = asking { collectionViewLayout.layoutAttributesForElements(in: asked) ?? [] }
    report(.layoutAttributesForElements(rect: asked, count: all.count))
    guard keepsAnswer else { return }
    for attributes in mirrored(all) {
      guard let kept = attributes.duplicate() else { continue }
      let key = ElementKey(kept)
      if exists(key) { remains.early[key] = kept }
    }
  }

  /// Has the layout forget its sizes, and asks no cell before the update is over.
  func resetToEstimates() {
    collectionViewLayout.forgetSizes()
    remains.isMeasuringPutOff = true
  }

  /// Asks the cells again once nothing of the update moves any more.
  func takeUpMeasuring() {
    guard remains.isMeasuringPutOff, running.isEmpty else { return }
    remains.isMeasuringPutOff = false
    passReasons.insert(.dataSource)
    queried.forget()
    needsElements = true
    setNeedsLayout()
  }

  /// Writes the new index path of the first item on the screen that the update moves into what stands in its old place.
  func alias(_ update: ItemUpdate, _ change: ScreenChange) {
    for origin in change.before where origin.key.category == .cell {
      let old = origin.key.indexPath
      guard let new = update.newPath(of: old), new != old, !update.isReloaded(old) else { continue }
      remains.aliases[old] = new
      return
    }
  }

  /// What the layout answers, with the index paths that stand in attributes of other items.
  func aliased(_ answer: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    answer.map { attributes in
      guard attributes.representedElementCategory == .cell,
        let alias = remains.aliases[attributes.indexPath],
        let copy = attributes.duplicate()
      else { return attributes }
      copy.indexPath = alias
      return copy
    }
  }

  /// The index path under which the layout is told a cell's preferred size.
  ///
  /// - Returns: Nil for a path that no item has any more.
  func addressee(of attributes: UICollectionViewLayoutAttributes) -> IndexPath? {
    let path = attributes.indexPath
    guard behavior.updatePhase == .oldIndexPath,
      case .update(let update)? = screenChange?.cause,
      attributes.representedElementCategory == .cell, let old = update.oldPath(of: path)
    else { return path }
    return exists(ElementKey(cellAt: old)) ? old : nil
  }

  /// Whether an element takes part in the animation of a change, by where it is or by where the estimate has it.
  func takesPart(_ key: ElementKey, in change: ScreenChange) -> Bool {
    guard behavior.updatePhase == .judgedByEstimate, case .update(let update) = change.cause,
      key.category == .cell, let old = update.oldPath(of: key.indexPath),
      let layout = collectionViewLayout.estimatingLayout
    else { return true }
    return layout.isOnScreenByEstimate(old) && layout.isOnScreenByEstimate(key.indexPath)
  }
}
