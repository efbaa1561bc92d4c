import Foundation
import Simulator

/// An element as it is seen from the last row: a filled field with its name, no lines.
///
/// Neighbours have different grounds; estimated ones are hatched, what was just measured and what differs from the other
/// pane has a ground and a mark of its own.
struct StageElement {
  let element: ElementFrame
  /// All its cells, those outside the viewport too.
  let rect: CellRect
  let clip: CellRect
  /// How it differs from the other pane; nil when it does not, or is not asked for.
  let difference: PaneDifferences.Mark?
  /// The columns at the end of the label's row that tell of a jump.
  var jumpColumns = 0
  /// Columns of the scene's font that fit into one column of the screen.
  let fontColumns: CGFloat
  let scrollsHorizontally: Bool
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    let style = style
    grid.fill(rect, style: style, clip: clip)
    if element.sizeState == .estimated {
      grid.hatch(rect, with: theme.glyphs.hatch, every: 4, style: style, clip: clip)
    }
    if element.isFresh {
      var bar = rect
      bar.columns = min(1, rect.columns)
      grid.fill(bar, with: theme.glyphs.recentBand, style: style, clip: clip)
    }
    guard rect.columns >= 4, element.category != .decorationView else { return }
    // Which one it is goes before how it differs.
    let identity = label.shortIdentity.columnWidth
    let mark = (jumpColumns > 0 ? nil : difference).map {
      // The ground says it already of one that the other pane has not got, or has another item in the place of.
      DifferenceText(glyphs: theme.glyphs)
        .mark(
          $0, columns: $0.isAlone || $0.isOther ? 2 : max(1, rect.columns - 3 - identity))
    }
    let taken = mark.map { $0.columnWidth + 1 } ?? jumpColumns
    // Where the start is out of view, the label stands where the element comes into view; no number is cut.
    let start = max(rect.column + 1, clip.column)
    let room = min(rect.endColumn - 1, clip.endColumn) - start - taken
    if room > 0 {
      label.line(columns: room, isFresh: false, styles: (bold(style), style)).draw(
        into: &grid, column: start, row: visible.row, columns: room,
        ellipsis: theme.glyphs.ellipsis, clip: clip)
    }
    if let mark {
      grid.put(
        mark, column: rect.endColumn - 1 - mark.columnWidth, row: visible.row, style: bold(style),
        clip: visible)
    }
    drawText(style, into: &grid)
  }

  private func drawText(_ style: Style, into grid: inout CellGrid) {
    guard !element.text.isEmpty, rect.rows > 1 else { return }
    let columns = CGFloat(rect.columns - 2) * min(1, fontColumns)
    let lines = TextLines(element.text, columns: Int(columns), limit: rect.rows - 1).lines
    // The row of the label is the label's.
    for (index, line) in lines.enumerated() where rect.row + 1 + index > clip.row {
      let text = element.sizeState == .estimated ? line + " " : line
      grid.put(
        text, column: rect.column + 1, row: rect.row + 1 + index, style: style,
        clip: rect.intersection(clip))
    }
  }

  /// Which one it is and how its size changed; the rest is for those who sit in front of it.
  private var label: ElementLabel {
    var label = ElementLabel(
      element, scrollsHorizontally: scrollsHorizontally, glyphs: theme.glyphs)
    label.news = []
    label.signs = []
    return label
  }

  /// Two grounds in turn set neighbours apart, without colours too.
  private var style: Style {
    let isOdd = (element.indexPath.last ?? 0) % 2 != 0
    var style: Style
    switch element.category {
    case .supplementaryView: style = theme.style(.header)
    case .decorationView: style = theme.style(.decoration)
    case .cell where element.sizeState == .estimated: style = theme.style(.estimated)
    case .cell where element.isFresh: style = theme.style(.stageFresh)
    case .cell where difference != nil: style = theme.style(.stageDifferent)
    case .cell: style = theme.style(isOdd ? .stageOdd : .stageEven)
    }
    if theme.scheme == nil, isOdd, element.category == .cell { style.isReversed = false }
    if element.alpha < 0.5 { style.isDim = true }
    return style
  }

  private func bold(_ style: Style) -> Style {
    var style = style
    style.isBold = true
    return style
  }
}
