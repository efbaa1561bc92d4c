import CollectionView
import Foundation
import Scenes

/// A `scrollToItem(at:at:animated:)` under way, until it is known where the item came to stand.
struct AwaitedScroll {
  var path: IndexPath
  var position: ScrollTarget.Position
  /// Rounds of the layout pass before the call.
  var passes: Int
}

/// Where an item stands after a scroll to it.
struct ScrollCompletion: Equatable {
  var path: IndexPath
  /// Where it should stand, for a sentence.
  var place: String
  /// Points along the scroll axis from there to where it stands; positive if it is too far on.
  var distance: CGFloat
  /// Rounds of the layout pass the scroll took.
  var passes: Int
  var isHorizontal = false
  /// Whether its leading edge is where the viewport begins, so that the reader's place depends on it.
  var isFirst = false
  /// Whether the scroll had brought it there, and the view has another size now.
  var wasThere = false

  /// The direction in which an item too far on, or not far enough, stands.
  var direction: String {
    distance > 0
      ? isHorizontal ? "right of" : "below" : isHorizontal ? "left of" : "above"
  }
}

extension ScrollCompletion {
  /// Compares where an item stands with where a scroll should have brought it.
  ///
  /// An item that the end of the range keeps from its place counts as there, and so does one below a header that stays
  /// at the top.
  ///
  /// - Returns: Nil if the item has no frame, or the position is across the scroll axis.
  @MainActor
  init?(of scroll: AwaitedScroll, in run: PaneRun) {
    let view = run.view
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let live = view.liveElements.filter { !$0.isDisappearing }.map(\.modelAttributes)
    let frame =
      live.first { $0.representedElementCategory == .cell && $0.indexPath == scroll.path }?.frame
      ?? view.layoutAttributesForItem(at: scroll.path)?.frame
    guard let frame else { return nil }
    let insets = view.adjustedContentInset
    let offset = axis.position(view.contentOffset)
    let start = offset + (axis.isHorizontal ? insets.left : insets.top)
    let end =
      offset + axis.length(view.bounds.size) - (axis.isHorizontal ? insets.right : insets.bottom)
    let (first, last) = (axis.start(frame), axis.end(frame))
    let range = view.scrollRange
    let pixel = 1 / run.pane.displayScale
    let isAtEnd = offset >= axis.position(range.maximum) - pixel
    var distance: CGFloat
    switch (scroll.position, axis.isHorizontal) {
    case (.top, false), (.left, true):
      place = axis.isHorizontal ? "the left edge" : "the top"
      distance = first - start
      let header = live.first {
        $0.representedElementKind == UICollectionView.elementKindSectionHeader
          && $0.indexPath.section == scroll.path.section
      }
      // At the end of the range, an item past its place is as near as it comes, whatever is above it.
      if !(isAtEnd && distance > 0) {
        let covered = axis.isHorizontal ? 0 : view.extentCoveredAtStart(above: scroll.path)
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
    path = scroll.path
    self.distance = distance
    passes = run.counters.passes - scroll.passes
    isHorizontal = axis.isHorizontal
    isFirst = abs(first - start) <= pixel
  }
}
