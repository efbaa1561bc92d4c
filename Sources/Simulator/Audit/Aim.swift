import CollectionView
import Foundation
import Scenes

/// Where `scrollToItem(at:at:animated:)` was told to bring an item, until it is known whether it came there.
struct Aim {
  var path: IndexPath
  var position: ScrollTarget.Position
  /// Rounds of the layout pass before the call.
  var passes: Int
}

/// Where an item came to stand that was scrolled to.
struct Arrival: Equatable {
  var path: IndexPath
  /// Where it was to stand, as a sentence says it.
  var place: String
  /// Points along the scroll axis from there to where it stands; positive when it is too far on.
  var distance: CGFloat
  /// Rounds of the layout pass it took.
  var passes: Int
  var isHorizontal = false

  /// Where something too far on stands, and something not far enough.
  var beyond: String { isHorizontal ? "right of" : "below" }
  var short: String { isHorizontal ? "left of" : "above" }
}

extension PaneRun {
  /// Whether what was set going to bring an item to its place has ended.
  var hasArrived: Bool {
    aim != nil && motion == .idle && finger == nil && keyboard == nil && !view.isAnimating
  }

  /// How far the item that was scrolled to is from its place; nil while it is on its way, and where it has none.
  ///
  /// Scrolling as far as it can go is as good, and so is an item below a header that stays at the top.
  func arrival() -> Arrival? {
    guard let aim, hasArrived else { return nil }
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
      if let header, abs(distance - axis.length(header.size)) < abs(distance) {
        distance -= axis.length(header.size)
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
    let range = view.scrollRange
    let pixel = 1 / pane.displayScale
    let offset = axis.position(view.contentOffset)
    if distance > 0, offset >= axis.position(range.maximum) - pixel { distance = 0 }
    if distance < 0, offset <= axis.position(range.minimum) + pixel { distance = 0 }
    return Arrival(
      path: aim.path, place: place, distance: distance, passes: counters.passes - aim.passes,
      isHorizontal: axis.isHorizontal)
  }
}
