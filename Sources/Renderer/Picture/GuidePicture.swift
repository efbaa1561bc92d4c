import Foundation
import Simulator

/// What a layout keeps free: content insets, section insets, the gaps between cells, and where sections begin and end.
///
/// Insets, section bounds and the spacing told are the layout's own numbers; a layout that has none is told by the gaps
/// between the frames alone. Where a gap is hatched, its number is what lies between the frames.
struct GuidePicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  /// Hatches what is free; the elements come over it.
  func drawBehind(into grid: inout CellGrid) {
    let insets = pane.guides.contentInset
    let content = CGRect(origin: .zero, size: pane.contentSize)
    hatch(insets, around: content, into: &grid)
    for section in pane.guides.sections { hatch(section.inset, around: section.items, into: &grid) }
    for gap in pane.gaps { draw(gap, into: &grid) }
  }

  /// Brackets the sections at the right, and says whose numbers these are.
  func drawInFront(into grid: inout CellGrid) {
    for section in pane.guides.sections { bracket(section, into: &grid) }
    guard pane.guides.sections.isEmpty else { return }
    put(
      [
        " gaps between the frames; the layout tells no numbers ", " gaps between the frames ",
        " gaps ",
      ],
      row: area.row, into: &grid)
  }

  // MARK: - Parts

  /// The four strips around a rectangle, each with its number where that fits.
  private func hatch(
    _ edges: PaneGuides.Edges, around rect: CGRect, into grid: inout CellGrid
  ) {
    let outer = CGRect(
      x: rect.minX - edges.left, y: rect.minY - edges.top,
      width: rect.width + edges.left + edges.right,
      height: rect.height + edges.top + edges.bottom)
    let strips: [(CGRect, CGFloat)] = [
      (CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: edges.top), edges.top),
      (CGRect(x: outer.minX, y: rect.maxY, width: outer.width, height: edges.bottom), edges.bottom),
      (CGRect(x: outer.minX, y: rect.minY, width: edges.left, height: rect.height), edges.left),
      (CGRect(x: rect.maxX, y: rect.minY, width: edges.right, height: rect.height), edges.right),
    ]
    for (strip, points) in strips where points > 0 {
      let cells = map.cells(strip)
      grid.fill(cells, style: theme.style(.text), clip: area)
      grid.hatch(
        cells, with: theme.glyphs.inset, every: 2, style: theme.style(.focus), clip: area)
      label(points, in: cells, into: &grid)
    }
  }

  private func draw(_ gap: Gap, into grid: inout CellGrid) {
    let cells = map.cells(gap.rect)
    grid.fill(
      cells, with: gap.isBelow ? theme.glyphs.lineSpace : theme.glyphs.itemSpace,
      style: theme.style(.focus), clip: area)
    label(gap.length, in: cells, into: &grid)
  }

  private func label(_ points: CGFloat, in cells: CellRect, into grid: inout CellGrid) {
    let visible = cells.intersection(area)
    let text = points.pointText
    let spaced = visible.columns >= text.count + 4 ? " \(text) " : text
    guard !visible.isEmpty, spaced.count <= visible.columns else { return }
    grid.put(
      spaced, column: visible.column + (visible.columns - spaced.count) / 2,
      row: visible.row + visible.rows / 2, style: theme.style(.focus), clip: visible)
  }

  /// A bracket along the last column, or the last row where content scrolls sideways, with the section's number.
  private func bracket(_ section: PaneGuides.Section, into grid: inout CellGrid) {
    let cells = map.cells(section.frame)
    guard !cells.intersection(area).isEmpty else { return }
    let style = theme.style(.focus)
    let border = theme.glyphs.bracket
    if pane.scrollsHorizontally {
      let row = area.endRow - 1
      let line = CellRect(columns: cells.column..<cells.endColumn, rows: row..<row + 1)
      grid.fill(line, with: border.horizontal, style: style, clip: area)
      grid.put(border.bottomLeft, column: line.column, row: row, style: style, clip: area)
      grid.put(border.bottomRight, column: line.endColumn - 1, row: row, style: style, clip: area)
      let first = max(area.column, line.column)
      put(
        words(section), row: row, from: first + 1, to: min(area.endColumn, line.endColumn) - 1,
        into: &grid)
    } else {
      let column = area.endColumn - 1
      let line = CellRect(columns: column..<column + 1, rows: cells.row..<cells.endRow)
      grid.fill(line, with: border.vertical, style: style, clip: area)
      grid.put(border.topRight, column: column, row: line.row, style: style, clip: area)
      grid.put(border.bottomRight, column: column, row: line.endRow - 1, style: style, clip: area)
      put(words(section), row: max(area.row, line.row), into: &grid)
    }
  }

  /// What there is to say of a section, as long as may be first.
  private func words(_ section: PaneGuides.Section) -> [String] {
    let inset = section.inset
    let name = "section \(section.index)"
    var numbers: [String] = []
    if inset != PaneGuides.Edges() {
      let edges = [inset.top, inset.left, inset.bottom, inset.right].map(\.pointText)
      numbers.append("inset \(edges.joined(separator: " "))")
    }
    if section.lineSpacing != 0 { numbers.append("lines \(section.lineSpacing.pointText)") }
    if section.interitemSpacing != 0 {
      numbers.append("items \(section.interitemSpacing.pointText)")
    }
    if numbers.isEmpty { numbers = ["no spacing"] }
    let list = numbers.joined(separator: ", ")
    return [
      " \(name): \(list), says the layout ", " \(name): \(list) ", " \(name) ", "\(section.index)",
    ]
  }

  /// Writes the longest text that leaves half of a row, to its right end.
  private func put(_ texts: [String], row: Int, into grid: inout CellGrid) {
    put(texts, row: row, from: area.column, to: area.endColumn - 1, into: &grid)
  }

  private func put(
    _ texts: [String], row: Int, from first: Int, to end: Int, into grid: inout CellGrid
  ) {
    guard let text = texts.first(where: { 3 * $0.count <= 2 * (end - first) }) else { return }
    grid.put(text, column: end - text.count, row: row, style: theme.style(.focus), clip: area)
  }
}
