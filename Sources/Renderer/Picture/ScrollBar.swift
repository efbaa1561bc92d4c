import Foundation
import Simulator

/// Where the viewport stands in the content, and how much of the content is measured.
///
/// The thumb reaches an end exactly when the offset does. While a fling lands, marks stand where the thumb's beginning will
/// be: at the target, and at the proposed one where layout or delegate moved it.
struct ScrollBar {
  let pane: PaneFrame
  /// One column at the right of the viewport, or one row below it.
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let length = pane.scrollsHorizontally ? area.columns : area.rows
    guard length > 0 else { return }
    let thumb = thumb(length: length)
    let track = pane.scrollsHorizontally ? theme.glyphs.sidewaysTrack : theme.glyphs.track
    for place in 0..<length {
      let isThumb = thumb.contains(place)
      let glyph =
        isThumb ? theme.glyphs.thumb[levelInView] : track[level(at: place, of: length)]
      grid.put(
        glyph, column: area.column + (pane.scrollsHorizontally ? place : 0),
        row: area.row + (pane.scrollsHorizontally ? 0 : place),
        style: theme.style(isThumb ? .thumb : .track), clip: area)
    }
    for (place, mark) in marks(length: length) {
      grid.put(
        mark, column: area.column + (pane.scrollsHorizontally ? place : 0),
        row: area.row + (pane.scrollsHorizontally ? 0 : place), style: theme.style(.focus),
        clip: area)
    }
  }

  /// Where the marks of a landing stand on a bar of so many places.
  private func marks(length: Int) -> [(place: Int, mark: String)] {
    guard let landing = Landing(pane) else { return [] }
    let target = thumb(length: length, offset: landing.target).lowerBound
    guard landing.isMoved else { return [(target, theme.glyphs.target)] }
    let proposed = thumb(length: length, offset: landing.proposed).lowerBound
    guard proposed != target else { return [(target, theme.glyphs.bothTargets)] }
    return [(proposed, theme.glyphs.proposed), (target, theme.glyphs.target)]
  }

  /// The places of the thumb on a bar of so many.
  func thumb(length: Int) -> Range<Int> {
    thumb(length: length, offset: pane.scrollsHorizontally ? pane.bounds.minX : pane.bounds.minY)
  }

  /// The places the thumb has on a bar of so many when the viewport is at an offset.
  private func thumb(length: Int, offset: CGFloat) -> Range<Int> {
    let size = pane.scrollsHorizontally ? pane.bounds.width : pane.bounds.height
    let content = pane.scrollsHorizontally ? pane.contentSize.width : pane.contentSize.height
    let range = pane.scrollRange
    let travel = range.upperBound - range.lowerBound
    guard travel > 0, content > 0, travel.isFinite, offset.isFinite, size.isFinite else {
      return 0..<length
    }
    let share = min(max(size / max(content, size), 0), 1)
    let thumb = min(max(1, Int((share * CGFloat(length)).rounded())), max(1, length - 1))
    let room = length - thumb
    if offset <= range.lowerBound { return 0..<thumb }
    if offset >= range.upperBound { return room..<length }
    let fraction = (offset - range.lowerBound) / travel
    let inner = max(min(1, room), min(room - 1, Int((fraction * CGFloat(room)).rounded())))
    let start = min(inner, room)
    return start..<(start + thumb)
  }

  /// How much of what is in view is measured: 0 for nothing, 2 for all, else 1.
  private var levelInView: Int {
    let states = pane.visibleCells.map { $0.sizeState == .estimated }
    if !states.contains(true) { return 2 }
    return states.contains(false) ? 1 : 0
  }

  /// 0 where nothing of the content is measured, 2 where all of it is, else 1.
  private func level(at place: Int, of length: Int) -> Int {
    let map = pane.measuredMap
    guard pane.isSelfSizing, !map.isEmpty else { return 2 }
    let first = place * map.count / length
    let last = max(first + 1, min(map.count, ((place + 1) * map.count + length - 1) / length))
    let slices = map[first..<last]
    if slices.allSatisfy({ $0 >= 1 }) { return 2 }
    return slices.contains { $0 > 0 } ? 1 : 0
  }
}
