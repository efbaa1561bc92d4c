import CollectionView
import Foundation

extension PaneRun {
  /// How often the pane is aligned while sizes measured on the way push the item off.
  private static let alignmentLimit = 8

  /// Aligns the pane to another one: brings the first item there to its place on the screen, as far as scrolling can.
  ///
  /// In the middle of an animation that is the place at which the item appears, so that it stands still while one pane moves
  /// the rows above it and another one the content offset.
  ///
  /// - Parameters:
  ///   - leader: The pane to align to.
  ///   - isNew: Whether the pane begins to follow it. All that is meant to move then: no cell is pushed, and what was scrolled
  ///     until then is no part of a way there and back.
  func align(to leader: PaneRun, isNew: Bool) {
    guard let (path, place) = leader.hosted.firstItem, content.model.entry(at: path) != nil
    else { return }
    for _ in 0..<Self.alignmentLimit {
      guard let frame = hosted.frame(ofItemAt: path) else { return }
      let wanted = CGPoint(x: frame.minX - place.x, y: frame.minY - place.y)
      let aligned = motion.grid.rounded(wanted)
      let offset = view.scrollRange.clamp(aligned)
      judge.recordAlignment(isExact: offset == aligned)
      guard offset != view.contentOffset else { return }
      judge.recordAlignment(from: view.contentOffset, to: offset, isNew: isNew)
      if isMoving { motion.stop() }
      view.scroll(to: offset, as: .code)
      settleLayout()
    }
  }
}
