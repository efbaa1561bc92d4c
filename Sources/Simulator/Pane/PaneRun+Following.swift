import CollectionView
import Foundation

extension PaneRun {
  /// Tries after which an item that sizes measured on the way keep pushing off is let be.
  private static let followBudget = 8

  /// The first item in view and the way from the viewport's top left corner to its own as they look now, in points; nil
  /// without one.
  private var lead: (path: IndexPath, place: CGPoint)? {
    let bounds = view.bounds
    let inView = view.liveElements.filter {
      $0.attributes.representedElementCategory == .cell && !$0.isDisappearing
        && $0.attributes.frame.sharesArea(with: bounds)
    }
    guard let first = inView.map(\.attributes).min(by: { $0.indexPath < $1.indexPath })
    else { return nil }
    return (
      first.indexPath,
      CGPoint(x: first.frame.minX - bounds.minX, y: first.frame.minY - bounds.minY)
    )
  }

  /// Brings the first item of another pane to the place it has there, as far as scrolling can.
  ///
  /// In the middle of an animation that is the place it is seen at, so that the item stands still while one pane moves the
  /// rows above it and another one the content offset. Where it was not followed before, all that is meant
  /// to move: no cell is pushed, and what was scrolled until then is no part of a way there and back.
  func follow(_ leader: PaneRun, isNew: Bool) {
    guard let lead = leader.lead, content.model.entry(at: lead.path) != nil else { return }
    for _ in 0..<Self.followBudget {
      guard let frame = frame(of: lead.path) else { return }
      let wanted = CGPoint(x: frame.minX - lead.place.x, y: frame.minY - lead.place.y)
      let aligned = scroller.grid.rounded(wanted)
      let offset = view.scrollRange.clamp(aligned)
      judge.recordAlignment(isExact: offset == aligned)
      guard offset != view.contentOffset else { return }
      judge.recordAlignment(from: view.contentOffset, to: offset, isNew: isNew)
      if isMoving { stopMoving() }
      view.scroll(to: offset, as: .code)
      settleLayout()
    }
  }

  /// Where an item is seen; of one that is not live the layout says where it will be.
  private func frame(of path: IndexPath) -> CGRect? {
    let live = view.liveElements.first {
      !$0.isDisappearing && $0.attributes.representedElementCategory == .cell
        && $0.attributes.indexPath == path
    }
    return live?.attributes.frame ?? view.layoutAttributesForItem(at: path)?.frame
  }
}
