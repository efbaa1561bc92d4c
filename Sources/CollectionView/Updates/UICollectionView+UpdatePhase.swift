import Foundation

// The wrong phases of a batch update, selected by `Behavior.UpdatePhase` and
// `Behavior.UpdateBounds`.

extension UICollectionView {
  /// Queries the layout for the elements on the screen before it is informed of the updates.
  ///
  /// This module's own layouts, which are informed earlier, are queried only in the wrong phase. UIKit queries by the new
  /// index paths (openradar 15922530, and the source of layouts that answer nil in that window). In the right phase the
  /// result is discarded once the layout is informed.
  ///
  /// - Parameter keepsAnswer: Whether the result is kept.
  func askBeforeUpdate(keepsAnswer: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let rect = behavior.queryRect == .screenPages ? bounds.grown(toPagesOf: bounds.size) : bounds
    let all = askForElements(in: mirrored(rect))
    guard keepsAnswer else { return }
    for attributes in shown(mirrored(all), in: rect) where attributes.frame.meets(bounds) {
      guard let kept = attributes.duplicate() else { continue }
      let key = ElementKey(kept)
      if exists(key) { remains.keep(kept, of: key) }
    }
  }

  /// Makes the layout drop its sizes, and measures no cell before the update is over.
  func resetToEstimates() {
    collectionViewLayout.forgetSizes()
    remains.putOffMeasuring()
  }

  /// Measures cells, and shows elements, that the update has put off, once its animations have ended.
  func completeUpdate() {
    guard remains.isMeasuringPutOff || remains.shownBounds != nil, !animations.isRunning else {
      return
    }
    remains.resumeMeasuring()
    remains.showEverything()
    queries.forgetElements()
    pending.askForElements(because: .dataSource)
    setNeedsLayout()
  }

  /// Whether an element may be shown now; a behavior may put off what only a clamped offset brings in.
  func isShownAlready(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let bounds = remains.shownBounds else { return true }
    return live[ElementKey(attributes)] != nil || attributes.isShown(in: bounds)
  }

  /// The index path with which the layout is given a cell's preferred size.
  ///
  /// - Returns: Nil if there is no longer an item at that path.
  func pathToReportSize(of attributes: UICollectionViewLayoutAttributes) -> IndexPath? {
    let path = attributes.indexPath
    guard behavior.updatePhase == .oldIndexPath,
      case .update(let update)? = screenChange?.cause,
      attributes.representedElementCategory == .cell, let old = update.oldPath(of: path)
    else { return path }
    return exists(ElementKey(cellAt: old)) ? old : nil
  }

  /// Whether an element is animated in a change; a behavior may decide that by the places of the estimates.
  func takesPart(_ key: ElementKey, in change: ScreenChange) -> Bool {
    guard behavior.updatePhase == .judgedByEstimate, case .update(let update) = change.cause,
      key.category == .cell, let old = update.oldPath(of: key.indexPath),
      let layout = collectionViewLayout.estimatingLayout
    else { return true }
    return layout.isOnScreenByEstimate(old) && layout.isOnScreenByEstimate(key.indexPath)
  }
}
