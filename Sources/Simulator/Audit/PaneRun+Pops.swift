import CollectionView
import Foundation

extension PaneRun {
  /// A cell that was in its new place at once while an update moved others there.
  struct Pop {
    var path: IndexPath
    /// Where it was, in content points of now.
    var former: CGRect
  }

  /// What an update moved without an animation.
  struct Pops {
    var cells: [Pop] = []
    /// What they left empty along the axis, in content points.
    var holes: [Range<CGFloat>] = []
  }

  /// Finds the cells that an animated update has moved at once, and what they left empty.
  ///
  /// A layout of a user's own may mean it so.
  func pops(to picture: Picture) -> Pops {
    guard !happenings.updates.isEmpty, truth.isKnown, let last = lastPicture else { return Pops() }
    let isAnimated = picture.elements.contains { $0.shownFrame != $0.frame && $0.item != nil }
    guard isAnimated else { return Pops() }
    let way = CGPoint(
      x: picture.offset.x - last.offset.x, y: picture.offset.y - last.offset.y)
    var former: [Int: CGRect] = [:]
    for element in last.elements {
      guard let item = element.item else { continue }
      former[item] = element.shownFrame.offsetBy(dx: way.x, dy: way.y)
    }
    let cells = picture.elements.compactMap { element -> Pop? in
      guard let item = element.item, let before = former[item], element.alpha == 1,
        !reloadedItems.contains(element.track), element.shownFrame == element.frame,
        max(abs(before.minX - element.frame.minX), abs(before.minY - element.frame.minY)) > 1
      else { return nil }
      return Pop(path: element.identity.indexPath, former: before)
    }
    guard !cells.isEmpty else { return Pops() }
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let start = axis.position(picture.offset)
    let viewport = start..<start + axis.length(picture.size)
    let shown = (picture.elements + picture.disappearing).map { axis.interval($0.shownFrame) }
    let left = Intervals(cells.map { axis.interval($0.former) }, in: viewport)
    return Pops(cells: cells, holes: left.subtracting(Intervals(shown, in: viewport)))
  }
}
