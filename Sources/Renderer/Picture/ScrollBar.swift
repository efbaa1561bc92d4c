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
    var place = 0
    while place < length {
      let first = place
      while place < length, levels[place] == levels[first] { place += 1 }
      put(track[min(levels[first].rawValue, track.count - 1)], at: first..<place, .track, &grid)
    }
    for place in marks?.findings(length: length) ?? [] {
      put(theme.glyphs.bad, at: place..<place + 1, .bad, &grid)
    }
    put(thumbGlyph, at: thumb, .thumb, &grid)
    for (place, mark) in marks?.landing(length: length) ?? [] {
      put(mark, at: place..<place + 1, .focus, &grid)
    }
  }

  /// Nil while there is nothing to mark.
  private var marks: MapMarks? {
    pane.findingPlaces.isEmpty && pane.motion.target == nil
      ? nil : MapMarks(pane: pane, glyphs: theme.glyphs)
  }

  private func put(
    _ glyph: String, at places: Range<Int>, _ role: Theme.Role, _ grid: inout CellGrid
  ) {
    let rect =
      pane.scrollsHorizontally
      ? CellRect(
        column: area.column + places.lowerBound, row: area.row, columns: places.count, rows: 1)
      : CellRect(
        column: area.column, row: area.row + places.lowerBound, columns: 1, rows: places.count)
    grid.fill(rect, with: glyph, style: theme.style(role), clip: area)
  }

  /// The places of the thumb on a bar of so many.
  func thumb(length: Int) -> Range<Int> {
    ScrollThumb(along: pane).places(length)
  }

  /// What the thumb is made of: it tells how much of what is in view is measured.
  var thumbGlyph: String { theme.glyphs.thumb[levelInView] }

  /// How much of what is in view is measured: 0 for nothing, 2 for all, else 1.
  private var levelInView: Int {
    min(
      MeasuredLevels.Level(of: pane.drawnCells.lazy.map { $0.sizeState }).rawValue,
      theme.glyphs.thumb.count - 1)
  }
}
