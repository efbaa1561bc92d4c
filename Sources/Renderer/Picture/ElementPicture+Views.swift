import Foundation
import Simulator

extension ElementPicture {
  /// Headers, footers and other supplementary views: a double box, or a filled band with a sign of its kind.
  func drawSupplementaryView(into grid: inout CellGrid) {
    if isBox, mode != .content {
      clear(into: &grid, style: style(.text))
      drawBox(textLines, border: theme.glyphs.double, edge: edgeStyle, into: &grid)
    } else {
      clear(into: &grid, style: style(.header))
      drawFilledEdges(into: &grid)
      drawBandLine(into: &grid)
      if rect.columns > 2, mode != .content {
        grid.put(
          kindGlyph, column: rect.column, row: bandRow, style: style(.header),
          clip: clip)
      }
    }
  }

  /// The text at the left, which one it is at the right; first the label is shortened, then the text.
  private func drawBandLine(into grid: inout CellGrid) {
    let columns = rect.columns - 2 - (rect.columns - 2 > 2 * endColumns ? endColumns : 0)
    let column = rect.column + 1
    let text = mode == .wireframe ? "" : element.text.displaySafe
    let line = StyledLine(text, style(.header).bold)
    guard mode != .content else {
      return draw(line, column: column, row: bandRow, columns: columns, into: &grid)
    }
    let styles = (style(.header), style(.header).bold)
    guard line.columns > 0 else {
      let label = label.line(columns: columns, isFresh: element.isFresh, styles: styles)
      return draw(label, column: column, row: bandRow, columns: columns, into: &grid)
    }
    let whole = label.line(columns: .max, isFresh: element.isFresh, styles: styles)
    let labels = [whole] + label.brief(styles: styles)
    // So much of a text tells what it is.
    let rest = [line.columns, max(6, columns / 3), 2].map { min($0, line.columns) }
    let marks = Array(label.pinnedMarks(style(.header)).suffix(1))
    // The word that it is pinned goes before the end of a text, the mark before all of it.
    let fitting = [labels, marks].lazy.flatMap { forms in
      rest.compactMap { text in forms.first { $0.columns + 2 + text <= columns } }
    }
    let label = fitting.first ?? (columns >= 4 ? marks.last : nil) ?? StyledLine()
    let room = label.columns > 0 ? columns - label.columns - 2 : columns
    draw(line, column: column, row: bandRow, columns: room, into: &grid)
    draw(
      label, column: column + columns - label.columns, row: bandRow, columns: label.columns,
      into: &grid)
  }

  private var kindGlyph: String {
    // The ground tells a header by itself where there is no other place for this.
    if element.isPinned, rect.columns < 6 { return theme.glyphs.pinned }
    if element.isHeader { return theme.glyphs.header }
    return element.isFooter ? theme.glyphs.footer : theme.glyphs.otherView
  }

  /// The row of the text and the label: the first that it fills, or the first in view.
  private var bandRow: Int {
    let isWhole = bottomPart == nil
    return max(rect.row + textRow, min(labelRow, rect.endRow - (isWhole ? 1 : 2)))
  }

  /// The first row of a band that it fills, counted from its top.
  private var textRow: Int { rect.rows > 1 && topPart != nil ? 1 : 0 }

  /// Eighths that the band fills of its first row, from below; nil where it fills the row.
  private var topPart: Int? {
    let missing = Int((min(max(edges.top, 0), 0.5) * 8).rounded())
    return missing > 0 && rect.rows > 1 ? 8 - missing : nil
  }

  /// Eighths of its last row below its end; nil where it fills the row, or the row is the one of the text.
  private var bottomPart: Int? {
    guard edges.bottom.isFinite else { return nil }
    let missing = Int((min(max(-edges.bottom, 0), 0.5) * 8).rounded())
    return missing > 0 && rect.rows - 1 > textRow ? missing : nil
  }

  /// Ends the fill of a band where its edges are, to an eighth of a row, in rows that hold no text.
  private func drawFilledEdges(into grid: inout CellGrid) {
    guard let blocks = theme.glyphs.blocks, edges.top.isFinite else { return }
    var filled = style(.header)
    filled.isReversed.toggle()
    if let part = topPart {
      grid.fill(rect.line(0), with: blocks[part - 1], style: filled, clip: clip)
    }
    if let missing = bottomPart {
      grid.fill(
        rect.line(rect.rows - 1), with: blocks[missing - 1], style: style(.header), clip: clip)
    }
  }

  /// A dotted ground with its name.
  func drawDecorationView(into grid: inout CellGrid) {
    let faint = style(.decoration)
    grid.drawDecoration(rect, glyphs: theme.glyphs, style: faint, clip: clip)
    guard mode != .content else { return }
    var label = label
    label.size = ""
    let line = label.line(
      columns: rect.columns - 2, isFresh: false, styles: (faint, faint), newsIn: theme)
    if line.columns + 2 <= rect.columns {
      draw(line, column: rect.column + 1, row: rect.row, columns: line.columns, into: &grid)
    }
  }

  /// The outline of what the layout hides, with the word; what shows there stays.
  func drawHidden(into grid: inout CellGrid) {
    let faint = style(.faint)
    if isBox {
      grid.box(rect, border: theme.glyphs.dotted, style: faint, clip: clip)
    } else {
      grid.fill(rect.line(0), with: theme.glyphs.dotted.horizontal, style: faint, clip: clip)
    }
    var label = label
    label.size = ""
    let line = label.line(
      columns: rect.columns - 2, isFresh: false, styles: (faint, faint), newsIn: theme)
    draw(line, column: rect.column + 1, row: rect.row, columns: rect.columns - 2, into: &grid)
  }
}
