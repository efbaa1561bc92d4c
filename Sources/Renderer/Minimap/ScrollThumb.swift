import Foundation
import Simulator

/// How a viewport stands in its content along one axis, on a bar of so many places.
///
/// It stands where the middle of the viewport is, so that of a content of many pages the first place stands for the start and
/// what follows as far as its share goes, the last one for the end. It is never shorter than one place.
struct ScrollThumb {
  let offset: CGFloat
  /// The viewport's length.
  let extent: CGFloat
  let content: CGFloat
  /// Offsets that scrolling can reach.
  let range: ClosedRange<CGFloat>

  /// Along the scroll axis of a pane.
  init(along pane: PaneFrame) {
    let isHorizontal = pane.scrollsHorizontally
    offset = isHorizontal ? pane.bounds.minX : pane.bounds.minY
    extent = isHorizontal ? pane.bounds.width : pane.bounds.height
    content = isHorizontal ? pane.contentSize.width : pane.contentSize.height
    range = pane.scrollRange
  }

  /// Across the scroll axis of a pane.
  init(across pane: PaneFrame) {
    let isHorizontal = !pane.scrollsHorizontally
    offset = isHorizontal ? pane.bounds.minX : pane.bounds.minY
    extent = isHorizontal ? pane.bounds.width : pane.bounds.height
    content = isHorizontal ? pane.contentSize.width : pane.contentSize.height
    range = pane.crossScrollRange
  }

  /// Along the axis of a section that scrolls across a pane.
  init(of section: SectionFrame, in pane: PaneFrame) {
    let isHorizontal = !pane.scrollsHorizontally
    offset = isHorizontal ? section.contentOffset.x : section.contentOffset.y
    extent = isHorizontal ? section.frame.width : section.frame.height
    content = isHorizontal ? section.contentSize.width : section.contentSize.height
    range = section.range
  }

  /// How far there is to scroll in points; nil for nowhere.
  private var travel: CGFloat? {
    let travel = range.upperBound - range.lowerBound
    let isSound = content > 0 && travel.isFinite && offset.isFinite && extent.isFinite
    return travel > 0 && isSound ? travel : nil
  }

  /// How far on its way the offset is: 0 at the start, 1 at the end; nil where there is nowhere to scroll.
  var share: Double? {
    travel.map { Double(min(max((offset - range.lowerBound) / $0, 0), 1)) }
  }

  /// How far the way to scroll is on a bar of so many places, in places.
  func way(_ length: Int) -> CGFloat {
    travel.map { CGFloat(length) * $0 / ($0 + max(extent, 0)) } ?? 0
  }

  /// The places it has on a bar of so many.
  func places(_ length: Int) -> Range<Int> {
    places(length, offset: offset)
  }

  /// The places it has on a bar of so many when the viewport is at an offset.
  func places(_ length: Int, offset: CGFloat) -> Range<Int> {
    guard let travel, offset.isFinite else { return 0..<length }
    let share = min(max(extent / max(content, extent), 0), 1)
    let thumb = min(max(1, Int((share * CGFloat(length)).rounded())), max(1, length - 1))
    let room = length - thumb
    if offset <= range.lowerBound { return 0..<thumb }
    if offset >= range.upperBound { return room..<length }
    let way = way(length)
    let middle = (offset - range.lowerBound) / travel * way + (CGFloat(length) - way) / 2
    // Halves round up, sums that fall just short of them as well.
    let nearest = (middle - CGFloat(thumb) / 2 + 0.5 + 1e-10).rounded(.down)
    let start = min(max(Int(nearest), 0), room)
    return start..<(start + thumb)
  }
}
