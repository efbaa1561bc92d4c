import CollectionView
import Foundation
import Scenes

/// A `scrollToItem(at:at:animated:)` under way, whose result is not known yet.
struct AwaitedScroll {
  var path: IndexPath
  var position: ScrollTarget.Position
  /// Rounds of the layout pass before the call.
  var passes: Int
}

/// The place of an item after a scroll to it.
struct ScrollCompletion: Equatable {
  var path: IndexPath
  /// The target position, for a sentence.
  var place: String
  /// The distance of the item from the target position, in points along the scroll axis; positive if it is too far on.
  var distance: CGFloat
  /// Rounds of the layout pass the scroll took.
  var passes: Int
  /// What covers the item, if the item is at its target and `distance` is how far scrolling would uncover it; else nil.
  var cover: Cover?
  var isHorizontal = false
  /// Whether the item's leading edge is at the start of the viewport, so that it determines the reader's place.
  var isFirst = false
  /// Whether the scroll had brought the item to its target, and the view was resized since.
  var wasThere = false

  /// The direction in which the item misses its target position.
  var direction: String {
    distance > 0
      ? isHorizontal ? "right of" : "below" : isHorizontal ? "left of" : "above"
  }
}

extension ScrollCompletion {
  /// Compares the place of an item with the target position of a scroll.
  ///
  /// An item that cannot reach its target because of the end of the range counts as there, and so does an item below a
  /// header that stays at the top.
  ///
  /// - Returns: Nil if the item has no frame, or the position is across the scroll axis.
  @MainActor
  init?(of scroll: AwaitedScroll, in run: PaneRun) {
    let view = run.view
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let live = view.liveElements.filter { !$0.isDisappearing }.map(\.modelAttributes)
    let frame =
      live.first { $0.representedElementCategory == .cell && $0.indexPath == scroll.path }?.frame
      ?? view.shownAttributes(ofItemAt: scroll.path)?.frame
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
      // At the end of the range, an item beyond its target is as near as it can be, whatever covers the start.
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
    if abs(distance) <= max(1, pixel) {
      let found = Cover.find(
        over: axis.interval(frame), at: scroll.position, along: axis, in: run)
      cover = found?.cover
      distance = found?.distance ?? distance
    }
    self.distance = distance
    passes = run.counters.passes - scroll.passes
    isHorizontal = axis.isHorizontal
    isFirst = abs(first - start) <= pixel
  }
}

extension ScrollCompletion {
  /// Compares the place of an item in its section, which scrolls across, with the target position of a scroll.
  ///
  /// A position along the pane's scroll direction, such as `.top` in a vertical layout, says nothing about the section's own axis:
  /// along that the item must only be visible.
  ///
  /// - Returns: Nil if the section does not scroll across, or the item has no frame.
  @MainActor
  init?(of scroll: AwaitedScroll, inSectionOf run: PaneRun) {
    let view = run.view
    let axis = Axis(isHorizontal: !view.scrollsHorizontally)
    guard let state = view.orthogonalState(ofSection: scroll.path.section),
      let scroller = view.orthogonalScroller(ofSection: scroll.path.section),
      let frame = view.shownAttributes(ofItemAt: scroll.path)?.frame
    else { return nil }
    let (start, end) = (axis.start(state.frame), axis.end(state.frame))
    let (first, last) = (axis.start(frame), axis.end(frame))
    let pixel = 1 / run.pane.displayScale
    switch (scroll.position, axis.isHorizontal) {
    case (.left, true), (.top, false):
      place = "the \(axis.edge(isEnd: false)) edge of its section"
      distance = first - start
    case (.right, true), (.bottom, false):
      place = "the \(axis.edge(isEnd: true)) edge of its section"
      distance = last - end
    case (.centeredHorizontally, true), (.centeredVertically, false):
      place = "the middle of its section"
      distance = (first + last) / 2 - (start + end) / 2
    default:
      place = "the visible part of its section"
      distance = last > end ? min(last - end, first - start) : 0
      if first < start { distance = first - start }
    }
    let (offset, range) = (scroller.contentOffset, scroller.scrollRange)
    if distance > 0, axis.position(offset) >= axis.position(range.maximum) - pixel { distance = 0 }
    if distance < 0, axis.position(offset) <= axis.position(range.minimum) + pixel { distance = 0 }
    path = scroll.path
    passes = run.counters.passes - scroll.passes
    isHorizontal = axis.isHorizontal
  }
}

extension ScrollCompletion {
  /// A part of the view that something covers, with a part of an item below it.
  struct Cover: Equatable {
    /// The edge of the view, and the length that is covered there.
    var edge: String
    var extent: CGFloat
    /// The covered length of the item.
    var hidden: CGFloat

    /// - Parameters:
    ///   - item: The interval of the item on the axis, in content points.
    ///   - position: The position to which it was scrolled; its edge there has to show even if the other one cannot.
    ///   - axis: The scroll axis.
    ///   - run: The pane.
    /// - Returns: The cover, with the distance from which on the item shows; nil if scrolling cannot uncover more of it.
    @MainActor
    fileprivate static func find(
      over item: Range<CGFloat>, at position: ScrollTarget.Position, along axis: Axis,
      in run: PaneRun
    ) -> (cover: Cover, distance: CGFloat)? {
      let view = run.view
      let (obscured, insets) = (UIEdgeInsets(run.pane.obscured), view.adjustedContentInset)
      guard obscured != .zero else { return nil }
      let offset = axis.position(view.contentOffset)
      let (minimum, maximum) = (view.scrollRange.minimum, view.scrollRange.maximum)
      let start = offset + max(axis.start(insets), axis.start(obscured))
      let end =
        offset + axis.length(view.bounds.size) - max(axis.end(insets), axis.end(obscured))
      let (before, after) = (start - item.lowerBound, item.upperBound - end)
      let least = max(1, 1 / run.pane.displayScale)
      func cover(isEnd: Bool, _ extent: CGFloat, _ hidden: CGFloat) -> Cover {
        Cover(edge: axis.edge(isEnd: isEnd), extent: extent, hidden: min(hidden, item.length))
      }
      if axis.end(obscured) > axis.end(insets) {
        let room = position == .bottom || position == .right ? after : max(0, -before)
        let way = min(after, room, axis.position(maximum) - offset)
        if way > least {
          return (cover(isEnd: true, axis.end(obscured), after), way)
        }
      }
      if axis.start(obscured) > axis.start(insets) {
        let room = position == .top || position == .left ? before : max(0, -after)
        let way = min(before, room, offset - axis.position(minimum))
        if way > least {
          return (cover(isEnd: false, axis.start(obscured), before), -way)
        }
      }
      return nil
    }
  }
}
