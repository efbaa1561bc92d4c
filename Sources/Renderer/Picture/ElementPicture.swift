import Foundation
import Simulator

/// One element of a collection view, drawn where it stands.
///
/// From three rows on it is a box with its label in the top edge. A lower one is a band, so that no border eats its rows:
/// a bar at the left, the label, then the text. Where its top or its left is out of view, the label stands in the part that
/// is not. Estimated elements are drawn lightly and hatched, measured ones solid, those measured in this very frame heavily.
struct ElementPicture {
  let element: ElementFrame
  /// All its cells, those outside the viewport too.
  var rect: CellRect
  var clip: CellRect
  /// The part of the viewport that no pinned view covers, where labels can be read; nil for all of it.
  var free: CellRect? = nil
  /// Columns of the scene's font that fit into one column of the screen.
  let fontColumns: CGFloat
  let scrollsHorizontally: Bool
  let theme: Theme
  /// Where its edges truly are.
  var edges = EdgePlaces()
  var mode = ViewMode.both
  /// Whether its sides are taken by the signs of a jump.
  var isMarked = false
  /// Columns at its end that its label leaves to others.
  var endColumns = 0
  /// Whether its z index is told though it is 0.
  var showsZIndex = false
  /// Whether the shortest label, too, names the section.
  var namesSections = false
  /// What is searched for, marked in texts; nil for nothing.
  var pattern: TextPattern?

  func draw(into grid: inout CellGrid) {
    guard !rect.intersection(clip).isEmpty else { return }
    if element.isHidden { return drawHidden(into: &grid) }
    switch element.category {
    case .cell: drawCell(into: &grid)
    case .supplementaryView: drawSupplementaryView(into: &grid)
    case .decorationView: drawDecorationView(into: &grid)
    }
  }

  /// Draws it as if all of it were in view, so that its label and texts stay where they are while its rows come into view.
  func drawWhole(into grid: inout CellGrid, clip: CellRect) {
    var whole = self
    whole.free = nil
    if rect.row >= clip.row, rect.endRow <= clip.endRow {
      whole.clip = rect
      return whole.draw(into: &grid)
    }
    var picture = CellGrid(columns: rect.columns, rows: rect.rows)
    (whole.rect, whole.clip) = (picture.area, picture.area)
    whole.draw(into: &picture)
    grid.paste(picture, column: rect.column, row: rect.row, clip: clip)
  }

  // MARK: - Cells

  private func drawCell(into grid: inout CellGrid) {
    clear(into: &grid, style: style(.text))
    if rect.rows == 1, mode == .both, hasLabel { return drawLine(into: &grid) }
    let lines = textLines
    if !hasLabel {
      drawBand(into: &grid)
      drawNarrow(into: &grid)
    } else if mode == .content {
      drawBand(into: &grid)
      if !showsContent { drawLabel(columns: rect.columns - 1, into: &grid) }
      drawText(lines, rows: 0..<rect.rows, into: &grid)
    } else if let labels = labelsBesideText(lines) {
      drawBand(into: &grid)
      drawFullText(lines, behind: labels, into: &grid)
    } else if isBox {
      drawBox(lines, border: cellBorder, edge: edgeStyle, into: &grid)
    } else {
      drawBand(into: &grid)
      drawLabel(columns: bandColumns, before: text(of: lines, in: 1..<rect.rows), into: &grid)
      drawText(lines, rows: 1..<rect.rows, into: &grid)
    }
  }

  /// The text behind the label in the only row.
  private func drawLine(into grid: inout CellGrid) {
    drawBand(into: &grid)
    let text = element.shownText.displaySafe
    if hidesMatch(text, in: bandColumns) {
      drawText([text[...]], rows: 0..<1, hasLabel: false, into: &grid)
    } else {
      drawLabel(columns: bandColumns, before: text, into: &grid)
    }
  }

  /// What a band leaves to its label and to what is told at its end.
  private var bandColumns: Int { rect.columns - (isMarked ? 2 : 1) }

  // MARK: - Parts

  func clear(into grid: inout CellGrid, style background: Style) {
    grid.fill(rect, style: background, clip: clip)
    guard mode != .content else { return }
    if element.alpha < 1 {
      // Beside the hatching of an estimate, and denser the fainter the element is.
      let shifted = CellRect(
        column: rect.column + 1, row: rect.row, columns: rect.columns - 1, rows: rect.rows)
      let step = element.alpha < 0.5 ? 4 : 8
      grid.hatch(
        shifted, with: theme.glyphs.faded, every: step, style: style(.faint), clip: clip)
    }
    if element.sizeState == .estimated {
      var hatch = background
      hatch.foreground = style(.estimated).foreground
      grid.hatch(rect, with: theme.glyphs.hatch, every: 4, style: hatch, clip: clip)
    }
  }

  func drawBox(
    _ lines: [Substring], border: Border, edge: Style, into grid: inout CellGrid
  ) {
    // The bottom edge gives way to a text that needs its row: what follows closes the box.
    let isClosed = lines.count <= rect.rows - 2
    grid.box(rect, border: border, style: edge, hasBottom: isClosed, clip: clip)
    drawTrueEdges(hasBottom: isClosed, style: edge, into: &grid)
    let rows = 1..<(isClosed ? rect.rows - 1 : rect.rows)
    drawLabel(columns: rect.columns - 2, before: text(of: lines, in: rows), into: &grid)
    drawText(lines, rows: rows, into: &grid)
  }

  private func drawBand(into grid: inout CellGrid) {
    let glyph =
      switch (element.isFresh, element.sizeState) {
      case (true, _) where element.marks.contains(.measured): theme.glyphs.heavyBand
      case (true, _): theme.glyphs.recentBand
      case (false, .estimated): theme.glyphs.lightBand
      case (false, .fixed): theme.glyphs.fixedBand
      case (false, .measured): theme.glyphs.band
      }
    var bar = rect
    bar.columns = 1
    grid.fill(bar, with: glyph, style: edgeStyle, clip: clip)
  }

  func draw(
    _ line: StyledLine, column: Int, row: Int, columns: Int, into grid: inout CellGrid
  ) {
    line.draw(
      into: &grid, column: column, row: row, columns: columns, ellipsis: theme.glyphs.ellipsis,
      clip: clip)
  }

  // MARK: - What there is to tell

  var isBox: Bool { Self.isBox(rect) }

  /// Whether so many cells are enough for a box.
  static func isBox(_ rect: CellRect) -> Bool { rect.rows >= 3 && rect.columns >= 4 }

  var hasLabel: Bool { rect.columns >= 4 }

  var label: ElementLabel {
    ElementLabel(
      element, scrollsHorizontally: scrollsHorizontally, showsZIndex: showsZIndex,
      namesSections: namesSections, glyphs: theme.glyphs)
  }
}
