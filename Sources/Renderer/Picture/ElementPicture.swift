import Foundation
import Simulator

/// One element of a collection view, drawn where it stands.
///
/// From three rows on it is a box with its label in the top edge. A lower one is a band, so that no border eats its rows:
/// a bar at the left, the label, then the text. Estimated elements are drawn lightly and hatched, measured ones solid,
/// those measured in this very frame heavily.
struct ElementPicture {
  let element: ElementFrame
  /// All its cells, those outside the viewport too.
  let rect: CellRect
  let clip: CellRect
  /// Columns of the scene's font that fit into one column of the screen.
  let fontColumns: CGFloat
  let scrollsHorizontally: Bool
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    guard !rect.intersection(clip).isEmpty else { return }
    switch element.category {
    case .cell: drawCell(into: &grid)
    case .supplementaryView: drawSupplementaryView(into: &grid)
    case .decorationView: drawDecorationView(into: &grid)
    }
  }

  // MARK: - The three categories

  private func drawCell(into grid: inout CellGrid) {
    clear(into: &grid, style: style(.text))
    // A text exactly as high as its cell leaves no row for the label, unless there is news on it.
    let lines = textLines
    if rect.rows > 1, lines.count == rect.rows, !element.isFresh {
      drawBand(into: &grid)
      drawText(lines, rows: 0..<rect.rows, into: &grid)
    } else if isBox {
      drawBox(lines, border: cellBorder, edge: style(edgeRole), into: &grid)
    } else {
      drawBand(into: &grid)
      drawLabel(at: rect.column + 1, columns: rect.columns - 1, isInline: true, into: &grid)
      drawText(lines, rows: 1..<rect.rows, into: &grid)
    }
  }

  private func drawSupplementaryView(into grid: inout CellGrid) {
    if isBox {
      clear(into: &grid, style: style(.text))
      drawBox(textLines, border: theme.glyphs.double, edge: style(edgeRole), into: &grid)
    } else {
      clear(into: &grid, style: style(.header))
      var line = StyledLine(element.text.displaySafe, bold(style(.header)))
      let label = label.line(
        columns: rect.columns - 2, isFresh: element.isFresh,
        styles: (style(.header), bold(style(.header))))
      let room = rect.columns - 2 - line.columns
      if line.columns == 0 {
        line = label
      } else if label.columns + 2 <= room {
        line.add(String(repeating: " ", count: room - label.columns), style(.header))
        line.add(label)
      }
      draw(line, column: rect.column + 1, row: rect.row, columns: rect.columns - 2, into: &grid)
    }
  }

  private func drawDecorationView(into grid: inout CellGrid) {
    let faint = style(.decoration)
    grid.fill(rect, style: faint, clip: clip)
    if isBox {
      grid.box(rect, border: theme.glyphs.dotted, style: faint, clip: clip)
    } else {
      let dotted = theme.glyphs.dotted
      let isUpright = rect.columns == 1 && rect.rows > 1
      grid.fill(
        rect, with: isUpright ? dotted.vertical : dotted.horizontal, style: faint, clip: clip)
    }
    let line = StyledLine(label.identity, faint)
    if line.columns + 2 <= rect.columns {
      draw(line, column: rect.column + 1, row: rect.row, columns: line.columns, into: &grid)
    }
  }

  // MARK: - Parts

  private func clear(into grid: inout CellGrid, style background: Style) {
    grid.fill(rect, style: background, clip: clip)
    if element.sizeState == .estimated {
      var hatch = background
      hatch.foreground = style(.estimated).foreground
      grid.hatch(rect, with: theme.glyphs.hatch, every: 4, style: hatch, clip: clip)
    }
  }

  private func drawBox(
    _ lines: [Substring], border: Border, edge: Style, into grid: inout CellGrid
  ) {
    // The bottom edge gives way to a text that needs its row: what follows closes the box.
    let isClosed = lines.count <= rect.rows - 2
    grid.box(rect, border: border, style: edge, hasBottom: isClosed, clip: clip)
    drawLabel(at: rect.column + 1, columns: rect.columns - 2, isInline: false, into: &grid)
    drawText(lines, rows: 1..<(isClosed ? rect.rows - 1 : rect.rows), into: &grid)
  }

  private func drawBand(into grid: inout CellGrid) {
    let glyph =
      switch (element.isFresh, element.sizeState) {
      case (true, _): theme.glyphs.heavyBand
      case (false, .estimated): theme.glyphs.lightBand
      case (false, _): theme.glyphs.band
      }
    var bar = rect
    bar.columns = 1
    grid.fill(bar, with: glyph, style: style(edgeRole), clip: clip)
  }

  private func drawLabel(at column: Int, columns: Int, isInline: Bool, into grid: inout CellGrid) {
    guard rect.columns >= 4 else { return }
    let strong = element.isFresh ? style(.fresh) : style(.faint)
    let styles = (bold(style(.text)), strong)
    let text = isInline && rect.rows == 1 ? element.text.displaySafe : ""
    var line = label.line(columns: columns, isFresh: element.isFresh, styles: styles)
    if !text.isEmpty, !element.isFresh, line.columns + 2 + text.columnWidth > columns {
      line = StyledLine(label.identity, styles.0)
    }
    if !text.isEmpty, line.columns + 4 <= columns {
      line.add("  " + text, style(.text))
    }
    // What follows, the edge or the hatching, keeps its distance.
    if line.columns < columns { line.add(" ", style(.text)) }
    draw(line, column: column, row: rect.row, columns: columns, into: &grid)
  }

  private func drawText(_ lines: [Substring], rows: Range<Int>, into grid: inout CellGrid) {
    guard rect.columns >= 4 else { return }
    for (index, row) in rows.prefix(lines.count).enumerated() {
      let isCut = index == rows.count - 1 && lines.count > rows.count
      let end = isCut ? theme.glyphs.ellipsis : element.sizeState == .estimated ? " " : ""
      let text = String(lines[index]) + end
      draw(
        StyledLine(text, style(.text)), column: rect.column + 1, row: rect.row + row,
        columns: max(1, rect.columns - 2), into: &grid)
    }
  }

  private func draw(
    _ line: StyledLine, column: Int, row: Int, columns: Int, into grid: inout CellGrid
  ) {
    line.draw(
      into: &grid, column: column, row: row, columns: columns, ellipsis: theme.glyphs.ellipsis,
      clip: clip)
  }

  // MARK: - Looks

  private var isBox: Bool { rect.rows >= 3 && rect.columns >= 4 }

  private var label: ElementLabel {
    ElementLabel(element, scrollsHorizontally: scrollsHorizontally, glyphs: theme.glyphs)
  }

  private var textLines: [Substring] {
    guard !element.text.isEmpty else { return [] }
    let columns = CGFloat(rect.columns - 2) * min(1, fontColumns)
    return TextLines(element.text, columns: Int(columns), limit: rect.rows + 1).lines
  }

  private var cellBorder: Border {
    if element.isFresh { return theme.glyphs.heavy }
    return element.sizeState == .estimated ? theme.glyphs.light : theme.glyphs.solid
  }

  /// Two colours in turn set measured neighbours apart.
  private var edgeRole: Theme.Role {
    if element.isFresh { return .fresh }
    switch element.sizeState {
    case .estimated: return .estimated
    case .fixed: return .fixed
    case .measured: return (element.indexPath.last ?? 0) % 2 == 0 ? .measured : .alternate
    }
  }

  private func style(_ role: Theme.Role) -> Style {
    var style = theme.style(role)
    if element.alpha < 0.5 { style.isDim = true }
    return style
  }

  private func bold(_ style: Style) -> Style {
    var style = style
    style.isBold = true
    return style
  }
}
