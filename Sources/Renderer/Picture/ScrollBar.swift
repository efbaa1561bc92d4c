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
    let levels = MeasuredLevels(pane).levels(length)
    let thumb = thumb(length: length)
    let track = pane.scrollsHorizontally ? theme.glyphs.sidewaysTrack : theme.glyphs.track
    for place in 0..<length where !thumb.contains(place) {
      let level = min(levels[place].rawValue, track.count - 1)
      put(track[level], at: place, .track, into: &grid)
    }
    for place in MapMarks(pane: pane, glyphs: theme.glyphs).findings(length: length) {
      put(theme.glyphs.bad, at: place, .bad, into: &grid)
    }
    for place in thumb {
      put(theme.glyphs.thumb[levelInView], at: place, .thumb, into: &grid)
    }
    for (place, mark) in MapMarks(pane: pane, glyphs: theme.glyphs).landing(length: length) {
      put(mark, at: place, .focus, into: &grid)
    }
  }

  private func put(
    _ glyph: String, at place: Int, _ role: Theme.Role, into grid: inout CellGrid
  ) {
    grid.put(
      glyph, column: area.column + (pane.scrollsHorizontally ? place : 0),
      row: area.row + (pane.scrollsHorizontally ? 0 : place), style: theme.style(role), clip: area)
  }

  /// The places of the thumb on a bar of so many.
  func thumb(length: Int) -> Range<Int> {
    ScrollThumb(along: pane).places(length)
  }

  /// How much of what is in view is measured: 0 for nothing, 2 for all, else 1.
  private var levelInView: Int {
    min(
      MeasuredLevels.Level(of: pane.drawnCells.lazy.map { $0.sizeState }).rawValue,
      theme.glyphs.thumb.count - 1)
  }
}
