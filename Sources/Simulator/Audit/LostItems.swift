import CollectionView
import Foundation

/// Items that were on the screen and are no longer shown although they still belong there.
struct LostItems {
  var paths: [IndexPath] = []
  /// The empty places that they leave beside other elements, in content points.
  var frames: [CGRect] = []
  /// The part of the screen that belongs to them, 0…1.
  var fraction: CGFloat = 0
  /// The length the layout estimates for the first item, and its true length.
  ///
  /// Set if an update removed the items from the screen because of the estimate, in which case no place has to be
  /// empty; otherwise nil.
  var forgotten: (estimated: CGFloat, measured: CGFloat)?
}

extension JudgedFrame {
  /// Items that left the screen and still belong there.
  @MainActor
  func lostItems(after last: JudgedFrame?, in run: PaneRun) -> LostItems {
    guard truth.isKnown, let last else { return LostItems() }
    if events.updates.isEmpty { return isOneALine ? LostItems() : leftOut(after: last, run) }
    return isOneALine && run.truth.hasTrueSizes ? judgedByEstimate(after: last, run) : LostItems()
  }

  /// Items that left the screen while other elements fill their interval of the scroll axis.
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
        let frame = frame(ofItemAt: element.path, in: run),
        frame.sharesArea(with: bounds)
      else { continue }
      let hole = frame.intersection(bounds)
      lost.paths.append(element.path)
      lost.frames.append(hole)
      lost.fraction += hole.width * hole.height / (bounds.width * bounds.height)
    }
    return lost
  }

  /// Items of a list that an update removed from the screen although they fit it at their true sizes.
  ///
  /// An update that changes no size has to leave every item on the screen that still belongs there.
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
        former.contains(item), !shown.contains(item), meetsBreadth(path, of: run)
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

  /// Whether the layout's frame of an item meets the viewport across the scroll axis.
  ///
  /// An item in a row that scrolls sideways may be beside the screen, and only the layout knows how far the row is
  /// scrolled.
  @MainActor
  private func meetsBreadth(_ path: IndexPath, of run: PaneRun) -> Bool {
    guard let frame = frame(ofItemAt: path, in: run) else { return true }
    return cross.interval(frame).overlaps(cross.interval(pane.bounds))
  }
}
