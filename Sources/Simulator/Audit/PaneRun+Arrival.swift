import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Whether what was set going to bring an item to its place has ended.
  var hasArrived: Bool {
    motion.aim != nil && motion.isIdle && !view.isAnimating
  }

  /// How far the item that was scrolled to is from its place; nil where it has none.
  ///
  /// Scrolling as far as it can go is as good, and so is an item below a header that stays at the top.
  func arrival(of aim: Aim) -> Arrival? {
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let live = view.liveElements.filter { !$0.isDisappearing }.map(\.modelAttributes)
    let frame =
      live.first { $0.representedElementCategory == .cell && $0.indexPath == aim.path }?.frame
      ?? view.layoutAttributesForItem(at: aim.path)?.frame
    guard let frame else { return nil }
    let insets = view.adjustedContentInset
    let start =
      axis.position(view.contentOffset) + (axis.isHorizontal ? insets.left : insets.top)
    let end =
      axis.position(view.contentOffset) + axis.length(view.bounds.size)
      - (axis.isHorizontal ? insets.right : insets.bottom)
    let (first, last) = (axis.start(frame), axis.end(frame))
    let range = view.scrollRange
    let pixel = 1 / pane.displayScale
    let offset = axis.position(view.contentOffset)
    let isAtEnd = offset >= axis.position(range.maximum) - pixel
    let place: String
    var distance: CGFloat
    switch (aim.position, axis.isHorizontal) {
    case (.top, false), (.left, true):
      place = axis.isHorizontal ? "the left edge" : "the top"
      distance = first - start
      let header = live.first {
        $0.representedElementKind == UICollectionView.elementKindSectionHeader
          && $0.indexPath.section == aim.path.section
      }
      // What is past its place at the end of the range is as near as it comes, whatever is above it.
      if !(isAtEnd && distance > 0) {
        let covered = axis.isHorizontal ? 0 : view.extentCoveredAtStart(above: aim.path)
        let isBelowHeader =
          header.map { abs(distance - axis.length($0.size)) <= max(1, pixel) } ?? false
        distance = isBelowHeader ? 0 : distance - covered
      }
    case (.bottom, false), (.right, true):
      place = axis.isHorizontal ? "the right edge" : "the bottom"
      distance = last - end
    case (.centeredVertically, false), (.centeredHorizontally, true):
      place = "the middle"
      distance = (first + last) / 2 - (start + end) / 2
    case (.none, _):
      place = "the screen"
      distance = last - first > end - start || first < start ? min(0, first - start) : 0
      if last > end, first > start { distance = min(last - end, first - start) }
    default: return nil
    }
    if distance > 0, isAtEnd { distance = 0 }
    if distance < 0, offset <= axis.position(range.minimum) + pixel { distance = 0 }
    return Arrival(
      path: aim.path, place: place, distance: distance, passes: counters.passes - aim.passes,
      isHorizontal: axis.isHorizontal, isFirst: abs(first - start) <= pixel)
  }

  /// Checks where an item has come to stand that was scrolled to.
  func judge(_ aim: Aim) {
    guard !view.bounds.isEmpty else { return }
    let arrival = arrival(of: aim)
    audit.check(arrival, at: time)
    reached = arrival?.isFirst == true && pane.anchor == .visible ? aim : nil
    // Wherever it was sent, what the reader holds on to is the edge that is where the viewport begins.
    reached?.position = arrival?.isHorizontal == true ? .left : .top
    motion.clearAim()
  }

  /// Checks where an item has come to stand that was scrolled to, and again when the view has another size and the reader
  /// holds on to it.
  ///
  /// In a view without extent nobody sees where anything stands.
  func judgeArrival() {
    if let aim = motion.aim, hasArrived {
      judge(aim)
    } else if let aim = reached, happenings.wasResized, truth.arrangement == .list {
      reached = nil
      var arrival = arrival(of: aim)
      arrival?.wasThere = true
      audit.check(arrival, at: time)
    }
  }
}
