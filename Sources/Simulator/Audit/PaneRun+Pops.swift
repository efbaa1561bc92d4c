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
    /// The items on their way there.
    var missing: [IndexPath] = []

    /// How much that is along the axis, in points.
    var extent: CGFloat { holes.reduce(0) { $0 + $1.length } }

    /// How much of a view so long along the axis, 0…1.
    func share(of length: CGFloat) -> CGFloat { length > 0 ? extent / length : 0 }
  }

  /// Finds the cells that an animated update has moved at once, and what of the places they left is empty in this frame.
  ///
  /// A layout of a user's own may mean it so.
  func pops(to picture: Picture) -> Pops {
    guard !pops.cells.isEmpty || !happenings.updates.isEmpty, truth.isKnown,
      let last = lastPicture
    else { return Pops() }
    let isAnimated = picture.elements.contains { $0.isAnimated && $0.item != nil }
    guard isAnimated else { return Pops() }
    // What a scroll takes along stays where it is in the content.
    let way = CGPoint(
      x: picture.offset.x - last.offset.x - happenings.commanded.x,
      y: picture.offset.y - last.offset.y - happenings.commanded.y)
    guard happenings.updates.isEmpty else {
      return pops(of: popped(from: last, to: picture, by: way), in: picture)
    }
    let cells = pops.cells.map {
      Pop(path: $0.path, former: $0.former.offsetBy(dx: way.x, dy: way.y))
    }
    return pops(of: cells, in: picture)
  }

  /// The cells that an update of this frame has moved at once.
  private func popped(from last: Picture, to picture: Picture, by way: CGPoint) -> [Pop] {
    var former: [Int: CGRect] = [:]
    for element in last.elements {
      guard let item = element.item else { continue }
      former[item] = element.shownBox.offsetBy(dx: way.x, dy: way.y)
    }
    return picture.elements.compactMap { element -> Pop? in
      guard let item = element.item, let before = former[item], element.alpha == 1,
        !reloadedItems.contains(element.track), !element.isAnimated,
        max(abs(before.minX - element.box.minX), abs(before.minY - element.box.minY)) > 1
      else { return nil }
      return Pop(path: element.identity.indexPath, former: before)
    }
  }

  private func pops(of cells: [Pop], in picture: Picture) -> Pops {
    guard !cells.isEmpty else { return Pops() }
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let start = axis.position(picture.offset)
    let viewport = start..<start + axis.length(picture.size)
    let shown = (picture.elements + picture.disappearing).map { axis.interval($0.shownBox) }
    let left = Intervals(cells.map { axis.interval($0.former) }, in: viewport)
    let holes = left.subtracting(Intervals(shown, in: viewport))
    let missing = picture.elements.filter { element in
      element.item != nil && element.isAnimated
        && holes.contains { $0.overlaps(axis.interval(element.box)) }
    }
    return Pops(cells: cells, holes: holes, missing: missing.map(\.identity.indexPath).sorted())
  }
}
