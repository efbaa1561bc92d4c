import CollectionView
import Foundation

extension PaneRun {
  /// The largest number of times the pane is aligned because sizes measured on the way move the item.
  private static let alignmentLimit = 8

  /// Aligns the pane with another one: moves the first item there to the same place on this screen, as far as scrolling
  /// can.
  ///
  /// During an animation the place is the one at which the item appears, so that the item does not move when one pane
  /// moves the rows above it and another one the content offset.
  ///
  /// - Parameters:
  ///   - leader: The pane with which to align.
  ///   - isNew: Whether the pane starts to be aligned. The move is then intended: no cell is reported as pushed, and
  ///     earlier scrolls do not count as the first half of a way there and back.
  func align(to leader: PaneRun, isNew: Bool) {
    guard let (path, place) = leader.hosted.firstItem, content.model.entry(at: path) != nil
    else { return }
    for _ in 0..<Self.alignmentLimit {
      guard let (offset, isExact) = offset(bringing: path, to: place) else { return }
      judge.recordAlignment(isExact: isExact)
      guard offset != view.contentOffset else { return }
      judge.recordAlignment(from: view.contentOffset, to: offset, isNew: isNew)
      if isMoving { motion.stop() }
      view.scroll(to: offset, as: .code)
      settleLayout()
    }
  }

  /// Scrolls to where an item is at a place on the screen, as far as scrolling can, after a change of settings under the
  /// behavior that keeps the reader's place.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - place: The place of its origin, in points from the viewport's.
  func hold(_ path: IndexPath, at place: CGPoint) {
    for _ in 0..<Self.alignmentLimit {
      guard let (offset, _) = offset(bringing: path, to: place), offset != view.contentOffset
      else { return }
      view.scroll(to: offset, as: .adjustment)
      settleLayout()
    }
  }

  /// The legal offset at which an item is at a place on the screen, or as near as possible, and whether it is exact; nil
  /// for an item without a frame.
  private func offset(
    bringing path: IndexPath, to place: CGPoint
  ) -> (offset: CGPoint, isExact: Bool)? {
    guard let frame = hosted.frame(ofItemAt: path) else { return nil }
    let wanted = CGPoint(x: frame.minX - place.x, y: frame.minY - place.y)
    let aligned = motion.grid.rounded(wanted)
    let offset = view.scrollRange.clamp(aligned)
    return (offset, offset == aligned)
  }
}
