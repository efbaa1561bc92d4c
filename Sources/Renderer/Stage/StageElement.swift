import Foundation
import Simulator

/// An element as it is seen from the last row: a filled field with its name, no lines.
///
/// Neighbours have different grounds; estimated ones are hatched, what was just measured and what differs from the other
/// pane has a ground and a mark of its own.
struct StageElement {
  let element: ElementFrame
  /// All its cells, those outside the viewport too.
  var rect: CellRect
  let clip: CellRect
  /// The part of it where its words go; nil for all that is in view.
  var words: CellRect? = nil
  /// How it differs from the other pane; nil when it does not, or is not asked for.
  let difference: PaneDifferences.Mark?
  /// What a hand has put on it; nil for nothing.
  var mark: StageMark?
  /// The columns at the end of the label's row that tell of a jump.
  var jumpColumns = 0
  /// Columns before its right edge that its label leaves to others.
  var endColumns = 0
  /// Columns of the scene's font that fit into one column of the screen.
  let fontColumns: CGFloat
  let scrollsHorizontally: Bool
  /// Whether the shortest label, too, names the section.
  var namesSections = false
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    if rect.rows == 0, element.isPinned, element.frame.height > 0 {
      // It lies in front of what would have the row.
      var shown = self
      shown.rect.rows = 1
      shown.words = nil
      shown.rect.row = min(max(rect.row, clip.row), clip.endRow - 1)
      return shown.draw(into: &grid)
    }
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    let style = style
    if element.category == .decorationView {
      return grid.drawDecoration(rect, glyphs: theme.glyphs, style: style, clip: clip)
    }
    grid.fill(rect, style: style, clip: clip)
    if element.sizeState == .estimated {
      grid.hatch(rect, with: theme.glyphs.hatch, every: 4, style: style, clip: clip)
    }
    if element.isFresh {
      var bar = rect
      bar.columns = min(1, rect.columns)
      grid.fill(bar, with: theme.glyphs.recentBand, style: style, clip: clip)
    }
    let part = words ?? visible
    guard rect.columns >= 4, part.columns >= min(4, visible.columns), part.rows > 0
    else { return }
    // Which one it is goes before how it differs.
    let title = title
    let identity = title?.columnWidth ?? label.shortIdentity.columnWidth
    let told = jumpColumns > 0 ? jumpColumns : difference == nil ? 0 : 2
    let left =
      [endColumns, min(endColumns, 1)].first { identity + told + $0 + 2 <= part.columns } ?? 0
    let unequal = (jumpColumns > 0 ? nil : difference).map {
      // The ground says it already of one that the other pane has not got, or has another item in the place of.
      DifferenceText(glyphs: theme.glyphs)
        .mark(
          $0, columns: $0.isAlone || $0.isOther ? 2 : max(1, part.columns - 3 - identity - left))
    }
    let taken = left + (unequal.map { $0.columnWidth + 1 } ?? jumpColumns)
    // Where the start is out of view, the label stands where the element comes into view; no number is cut.
    let start = max(
      firstColumn(of: part), clip.column + (mark.map { $0.left.isEmpty ? 0 : 1 } ?? 0))
    let end = min(
      rect.endColumn - 1, part.endColumn - (mark.map { $0.right.isEmpty ? 0 : 1 } ?? 0))
    let room = end - start - taken
    if room > 0, let title {
      drawLabel(behind: title, column: start, columns: room, style, into: &grid)
    } else if room > 0 {
      drawWords(
        part, column: start, columns: room, isAlone: taken == 0, styles: (style.bold, style),
        into: &grid)
    }
    if let unequal {
      grid.put(
        unequal, column: part.endColumn - 1 - left - unequal.columnWidth, row: part.row,
        style: style.bold, clip: part)
    }
  }

  /// The first column of its words: what stands before it keeps its distance, the edge of the viewport does not.
  private func firstColumn(of part: CellRect) -> Int {
    part.column + (part.column == clip.column && rect.column < clip.column ? 0 : 1)
  }

  /// The text of a header or a footer that has no row beside the one of its label; nil for any other.
  private var title: String? {
    guard element.category == .supplementaryView, !element.text.isEmpty,
      rect.intersection(clip).rows == 1 || rect.row < clip.row
    else { return nil }
    return element.text.displaySafe
  }

  /// The text at the left, as much of the label as it leaves room for at the right; that it is pinned at least.
  private func drawLabel(
    behind title: String, column: Int, columns: Int, _ style: Style, into grid: inout CellGrid
  ) {
    let text = StyledLine(title, style.bold)
    let label = label
    let styles = (style, style)
    let marks = label.pinnedMarks(style)
    let forms =
      [label.line(columns: .max, isFresh: false, styles: styles)]
      + label.brief(styles: styles) + marks
    let end =
      forms.first { $0.columns + 2 + text.columns <= columns }
      ?? (columns >= 4 ? marks.last : nil) ?? StyledLine()
    let gap = end.columns > 0 ? 1 : 0
    let row = max(rect.row, (words ?? clip).row)
    text.draw(
      into: &grid, column: column, row: row, columns: columns - end.columns - gap,
      ellipsis: theme.glyphs.ellipsis, clip: clip)
    end.draw(
      into: &grid, column: column + columns - end.columns, row: row, columns: end.columns,
      ellipsis: theme.glyphs.ellipsis, clip: clip)
  }

  /// Which one it is, how its size changed and whether it is pinned; the rest is for those who sit in front of it.
  var label: ElementLabel {
    var label = ElementLabel(
      element, scrollsHorizontally: scrollsHorizontally, namesSections: namesSections,
      glyphs: theme.glyphs)
    label.news = .none
    label.signs = element.isPinned ? ["pinned"] : []
    return label
  }

  /// Two grounds in turn set neighbours apart, without colours too.
  private var style: Style {
    let isOdd = (element.indexPath.last ?? 0) % 2 != 0
    var style: Style
    switch element.category {
    case .cell where mark?.fills == true: style = theme.style(.stageFocus)
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
}
