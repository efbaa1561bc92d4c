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
          kindGlyph, column: rect.column, row: rect.row + textRow, style: style(.header),
          clip: clip)
      }
    }
  }

  /// The text at the left, which one it is at the right, if there is room for both.
  private func drawBandLine(into grid: inout CellGrid) {
    let columns = rect.columns - 2
    let (column, row) = (rect.column + 1, rect.row + textRow)
    let text = mode == .wireframe ? "" : element.text.displaySafe
    let line = StyledLine(text, bold(style(.header)))
    guard mode != .content else {
      return draw(line, column: column, row: row, columns: columns, into: &grid)
    }
    let label = label.line(
      columns: columns, isFresh: element.isFresh, styles: (style(.header), bold(style(.header))),
      newsStyle: { $0.isNow ? bold(style(.header)) : style(.header) })
    guard line.columns > 0 else {
      return draw(label, column: column, row: row, columns: columns, into: &grid)
    }
    draw(line, column: column, row: row, columns: columns, into: &grid)
    guard label.columns + 2 <= columns - line.columns else { return }
    draw(
      label, column: column + columns - label.columns, row: row, columns: label.columns,
      into: &grid)
  }

  private var kindGlyph: String {
    switch element.kind {
    case "UICollectionElementKindSectionHeader": theme.glyphs.header
    case "UICollectionElementKindSectionFooter": theme.glyphs.footer
    default: theme.glyphs.otherView
    }
  }

  /// The first row of a band that it fills.
  private var textRow: Int { rect.rows > 1 && topPart != nil ? 1 : 0 }

  /// Eighths that the band fills of its first row, from below; nil where it fills the row.
  private var topPart: Int? {
    let missing = Int((min(max(edges.top, 0), 0.5) * 8).rounded())
    return missing > 0 && rect.rows > 1 ? 8 - missing : nil
  }

  /// Ends the fill of a band where its edges are, to an eighth of a row, in rows that hold no text.
  private func drawFilledEdges(into grid: inout CellGrid) {
    guard let blocks = theme.glyphs.blocks, edges.top.isFinite, edges.bottom.isFinite else {
      return
    }
    var filled = style(.header)
    filled.isReversed.toggle()
    if let part = topPart {
      grid.fill(rect.line(0), with: blocks[part - 1], style: filled, clip: clip)
    }
    let missing = Int((min(max(-edges.bottom, 0), 0.5) * 8).rounded())
    let last = rect.rows - 1
    if missing > 0, last > textRow {
      grid.fill(rect.line(last), with: blocks[missing - 1], style: style(.header), clip: clip)
    }
  }

  /// A dotted ground with its name.
  func drawDecorationView(into grid: inout CellGrid) {
    let faint = style(.decoration)
    grid.fill(rect, style: faint, clip: clip)
    guard mode != .content || rect.rows > 1 else { return }
    if isBox {
      grid.box(rect, border: theme.glyphs.dotted, style: faint, clip: clip)
    } else {
      let dotted = theme.glyphs.dotted
      let isUpright = rect.columns == 1 && rect.rows > 1
      grid.fill(
        rect, with: isUpright ? dotted.vertical : dotted.horizontal, style: faint, clip: clip)
    }
    guard mode != .content else { return }
    var label = label
    label.size = ""
    let line = label.line(
      columns: rect.columns - 2, isFresh: false, styles: (faint, faint), newsStyle: newsStyle)
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
      columns: rect.columns - 2, isFresh: false, styles: (faint, faint), newsStyle: newsStyle)
    draw(line, column: rect.column + 1, row: rect.row, columns: rect.columns - 2, into: &grid)
  }
}
