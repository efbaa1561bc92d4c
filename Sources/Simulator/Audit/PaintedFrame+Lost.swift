import CollectionView
import Foundation

extension PaintedFrame {
  /// Finds items that left the screen and should not have, where others cover the axis beside them.
  ///
  /// - Complexity: O(items that left).
  @MainActor
  func fillLost(_ view: UICollectionView, _ run: PaneRun) {
    guard hasTruth, !isOneALine, let last = run.audit.last else { return }
    let pixel = 1 / view.traitCollection.displayScale
    let bounds = view.bounds.insetBy(dx: pixel, dy: pixel)
    // What is live beside the screen is not on it; mostly there is no such item.
    let isAllOnScreen = areAllOnScreen
    let shown = isAllOnScreen ? [] : Set(elements.compactMap(\.item))
    for element in last.elements {
      guard let item = element.item,
        isAllOnScreen ? places[item] == nil : !shown.contains(item),
        last.isOnScreen(item, throughout: commandedWay),
        let frame = view.layoutAttributesForItem(at: element.identity.indexPath)?.frame,
        frame.sharesArea(with: bounds)
      else { continue }
      let hole = frame.intersection(bounds)
      lost.paths.append(element.identity.indexPath)
      lost.frames.append(hole)
      lost.fraction += hole.width * hole.height / (bounds.width * bounds.height)
    }
  }

  /// Finds items of a list that an update has taken off the screen although there is room for them at their true sizes.
  ///
  /// Where the update leaves everything as large as it is, what was on the screen and still belongs there is still shown.
  ///
  /// - Complexity: O(sections + items that fit the screen).
  @MainActor
  func fillJudgedByEstimate(_ view: UICollectionView, _ run: PaneRun) {
    guard hasTruth, isOneALine, run.truth.hasTrueSizes, let last = run.audit.last,
      let first = elements.first(where: { $0.rank == 1 && !$0.isPinned })
    else { return }
    let bounds = view.bounds
    let pixel = 1 / view.traitCollection.displayScale
    let former = Set(last.elements.compactMap(\.item))
    let shown = Set(elements.compactMap(\.item))
    let anchor = Oracle.Anchor(
      section: first.section, item: first.index, origin: axis.start(first.frame),
      end: axis.end(bounds))
    for element in run.truth.window(from: anchor, in: view)?.elements ?? [] {
      let path = IndexPath(item: element.identity.item, section: element.identity.section)
      guard element.identity.kind == .item,
        let item = run.content.model.entry(at: path)?.position,
        former.contains(item), !shown.contains(item), meetsBreadth(path, of: view)
      else { continue }
      let length = min(axis.end(element.frame), axis.end(bounds)) - axis.start(element.frame)
      guard length > pixel else { continue }
      if lost.paths.isEmpty {
        let estimated = view.layoutAttributesForItem(at: path)?.frame ?? element.frame
        lost.forgotten = (axis.length(estimated.size), axis.length(element.frame.size))
      }
      lost.paths.append(path)
      lost.fraction += length / viewportExtent
    }
  }

  /// Whether the layout has an item where it meets the screen's breadth: in a row of items that scrolls sideways it may
  /// stand beside the screen, and the layout alone knows how far that is scrolled.
  @MainActor
  private func meetsBreadth(_ path: IndexPath, of view: UICollectionView) -> Bool {
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return true }
    return cross.interval(frame).overlaps(cross.interval(view.bounds))
  }
}
