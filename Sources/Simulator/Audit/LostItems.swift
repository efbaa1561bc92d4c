import CollectionView
import Foundation

/// Items that were on the screen and are not shown although their place is still there.
struct LostItems {
  var paths: [IndexPath] = []
  /// Their places where others do not cover the axis beside them, in content points.
  var frames: [CGRect] = []
  /// The empty part of the screen they leave, 0…1.
  var fraction: CGFloat = 0
  /// The length the layout estimates for the first one, and its true length.
  ///
  /// Set where an update took them off the screen by the estimate, and nothing need be empty; otherwise nil.
  var forgotten: (estimated: CGFloat, measured: CGFloat)?
}

extension JudgedFrame {
  /// Items that left the screen and should not have.
  @MainActor
  func lostItems(after last: JudgedFrame?, in run: PaneRun) -> LostItems {
    guard truth.isKnown, let last else { return LostItems() }
    if events.updates.isEmpty { return isOneALine ? LostItems() : leftOut(after: last, run) }
    return isOneALine && run.truth.hasTrueSizes ? judgedByEstimate(after: last, run) : LostItems()
  }

  /// Items that left the screen where others cover the axis beside them.
  ///
  /// - Complexity: O(items that left).
  @MainActor
  private func leftOut(after last: JudgedFrame, _ run: PaneRun) -> LostItems {
    var lost = LostItems()
    let devicePixel = 1 / run.view.traitCollection.displayScale
    let bounds = pane.bounds.insetBy(dx: devicePixel, dy: devicePixel)
    let shown = Set(elements.compactMap(\.item))
    for element in last.elements {
      guard let item = element.item, !shown.contains(item),
        last.isOnScreen(item, throughout: commandedWay),
        let frame = run.view.layoutAttributesForItem(at: element.path)?.frame,
        frame.sharesArea(with: bounds)
      else { continue }
      let hole = frame.intersection(bounds)
      lost.paths.append(element.path)
      lost.frames.append(hole)
      lost.fraction += hole.width * hole.height / (bounds.width * bounds.height)
    }
    return lost
  }

  /// Items of a list that an update took off the screen although there is room for them at their true sizes.
  ///
  /// If the update leaves everything as large as it is, what was on the screen and still belongs there is still shown.
  ///
  /// - Complexity: O(sections + items that fit the screen).
  @MainActor
  private func judgedByEstimate(after last: JudgedFrame, _ run: PaneRun) -> LostItems {
    var lost = LostItems()
    let former = Set(last.elements.compactMap(\.item))
    let shown = Set(elements.compactMap(\.item))
    for element in trueWindow(run)?.elements ?? [] where element.identity.kind == .item {
      let path = IndexPath(item: element.identity.item, section: element.identity.section)
      guard let item = run.content.model.entry(at: path)?.position,
        former.contains(item), !shown.contains(item), meetsBreadth(path, of: run.view)
      else { continue }
      let end = min(axis.end(element.frame), axis.end(pane.bounds))
      let length = end - axis.start(element.frame)
      guard length > 1 / run.view.traitCollection.displayScale else { continue }
      if lost.paths.isEmpty {
        let estimated = run.view.layoutAttributesForItem(at: path)?.frame ?? element.frame
        lost.forgotten = (axis.length(estimated.size), axis.length(element.frame.size))
      }
      lost.paths.append(path)
      lost.fraction += length / scroll.viewport
    }
    return lost
  }

  /// Whether the layout has an item where it meets the viewport across the scroll axis: in a row that scrolls sideways it
  /// may be beside the screen, and only the layout knows how far the row is scrolled.
  @MainActor
  private func meetsBreadth(_ path: IndexPath, of view: UICollectionView) -> Bool {
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return true }
    return cross.interval(frame).overlaps(cross.interval(pane.bounds))
  }
}
