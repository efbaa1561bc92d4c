import Foundation
import Simulator

/// Marks over a viewport: the element under the cursor, and what the call that is looked at is about.
struct OutlinePicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  /// Points at an element from both sides, in the first of its rows that is seen and not behind another.
  func drawCursor(_ inspected: InspectedElement?, into grid: inout CellGrid) {
    guard let element = inspected?.find(in: pane) else { return }
    let rect = map.cells(element.frame)
    let visible = Foreground(of: element, in: pane, map).seen(of: rect.intersection(area))
    guard !visible.isEmpty else { return }
    let style = theme.style(.focus)
    let (left, right) = (theme.glyphs.selection, theme.glyphs.selectionEnd)
    grid.put(left, column: visible.column, row: visible.row, style: style, clip: visible)
    let last = visible.endColumn - 1
    // Where the label goes to the edge, its last digit says more.
    if !grid.hasWords(last..<last + 1, row: visible.row) {
      grid.put(right, column: last, row: visible.row, style: style, clip: visible)
    }
  }

  /// Draws a box around what a call is about, as much of it as is in view, and names it on its lower edge.
  ///
  /// The first row of an element is left to it, which tells of its sizes. An edge beyond the viewport stands at the
  /// viewport's own, with an arrow near its right end.
  func drawCall(_ call: TraceEvent?, into grid: inout CellGrid) {
    guard let outline = call.flatMap({ CallOutline($0, pane) }) else { return }
    let whole = map.cells(outline.rect)
    let visible = whole.intersection(area)
    let style = theme.style(.focus)
    guard !visible.isEmpty else { return drawWay(to: whole, into: &grid, style: style) }
    if visible.rows > 1 {
      grid.box(
        visible, border: theme.glyphs.dotted, style: style, hasTop: outline.hasTop, clip: area)
    } else {
      let edge = theme.glyphs.dotted.vertical
      grid.put(edge, column: visible.column, row: visible.row, style: style, clip: visible)
      grid.put(edge, column: visible.endColumn - 1, row: visible.row, style: style, clip: visible)
      return
    }
    let arrow = visible.endColumn - 3
    if whole.row < area.row {
      grid.put(theme.glyphs.upArrow, column: arrow, row: visible.row, style: style, clip: visible)
    }
    if whole.endRow > area.endRow {
      grid.put(
        theme.glyphs.downArrow, column: arrow, row: visible.endRow - 1, style: style,
        clip: visible)
    }
    StyledLine(" \(outline.label) ", style).draw(
      into: &grid, column: visible.column + 2, row: visible.endRow - 1,
      columns: max(0, visible.columns - 6), ellipsis: theme.glyphs.ellipsis, clip: visible)
  }

  /// Says at the edge of the viewport which way something outside of it is.
  private func drawWay(to rect: CellRect, into grid: inout CellGrid, style: Style) {
    let glyphs = theme.glyphs
    let isAbove = rect.row < area.row
    let arrow =
      rect.endRow <= area.row
      ? glyphs.upArrow
      : rect.row >= area.endRow
        ? glyphs.downArrow : rect.column < area.column ? glyphs.leftArrow : glyphs.rightArrow
    StyledLine(" \(arrow) asked there ", style).draw(
      into: &grid, column: area.column + 1, row: isAbove ? area.row : area.endRow - 1,
      columns: area.columns - 2, ellipsis: glyphs.ellipsis, clip: area)
  }
}

/// What of the content a call is about: the rectangle it asks about, or its element where that is now.
struct CallOutline {
  /// Content points.
  let rect: CGRect
  /// What it is.
  let label: String
  /// Whether there is nothing to be read in its first row.
  let hasTop: Bool

  /// Nil for a call about neither, and for one about an element that is not live.
  init?(_ call: TraceEvent, _ pane: PaneFrame) {
    if let rect = call.rect {
      self.rect = rect
      hasTop = true
      label = "in: " + Self.numbers(rect)
      return
    }
    guard let named = call.element,
      let element = pane.elements.last(where: {
        $0.category == named.category && $0.kind == named.kind && $0.indexPath == named.indexPath
      })
    else { return nil }
    rect = element.frame
    hasTop = false
    label = named.indexPath.indexPathText
  }

  private static func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(\.pointText).joined(separator: ", ")
  }
}
