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
  /// What a name or a line may cover.
  private let fillers: Set<String>
  /// The cells of what stands before numbers.
  private let covers: [CellRect]

  init(pane: PaneFrame, map: PointMap, area: CellRect, theme: Theme) {
    self.pane = pane
    self.map = map
    self.area = area
    self.theme = theme
    fillers = theme.glyphs.fillers
    covers = pane.elements.filter { $0.category != .decorationView && !$0.isHidden }
      .map { map.cells($0.frame) }
  }

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
      rows: area.row..<area.endRow, into: &grid)
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

  /// Writes a number into the middle of what can be seen of some cells, or else to an end of that: whole, or not at all.
  private func label(_ points: CGFloat, in cells: CellRect, into grid: inout CellGrid) {
    let visible = covers.reduce(cells.intersection(area)) {
      UncoveredParts.part(of: $0, behind: $1)
    }
    let text = points.pointText
    let spaced = visible.columns >= text.count + 4 ? " \(text) " : text
    guard !visible.isEmpty, spaced.count <= visible.columns else { return }
    let spare = visible.columns - spaced.count
    let place = [spare / 2, 0, spare].lazy.map { start in
      CellRect(
        column: visible.column + start, row: visible.row + visible.rows / 2,
        columns: spaced.count, rows: 1)
    }.first { place in covers.allSatisfy { $0.intersection(place).isEmpty } }
    guard let place else { return }
    grid.put(spaced, column: place.column, row: place.row, style: theme.style(.focus), clip: place)
  }

  /// A bracket along the last column, or the last row where content scrolls sideways, with the section's number.
  private func bracket(_ section: PaneGuides.Section, into grid: inout CellGrid) {
    let cells = map.cells(section.frame)
    let visible = cells.intersection(area)
    guard !visible.isEmpty else { return }
    let border = theme.glyphs.bracket
    if pane.scrollsHorizontally {
      let row = area.endRow - 1
      put(
        words(section), row: row, from: max(area.column, cells.column) + 1,
        to: min(area.endColumn, cells.endColumn) - 1, into: &grid)
      for column in visible.column..<visible.endColumn {
        let glyph =
          column == cells.endColumn - 1
          ? border.bottomRight : column == cells.column ? border.bottomLeft : border.horizontal
        put(glyph, column: column, row: row, into: &grid)
      }
    } else {
      for row in visible.row..<visible.endRow {
        let glyph =
          row == cells.endRow - 1
          ? border.bottomRight : row == cells.row ? border.topRight : border.vertical
        put(glyph, column: area.endColumn - 1, row: row, into: &grid)
      }
      put(words(section), rows: visible.row..<visible.endRow, into: &grid)
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

  /// Writes it to the right end of the first of the rows that has room for it, a number alone where none has.
  private func put(_ texts: [String], rows: Range<Int>, into grid: inout CellGrid) {
    let isNumber = { (text: String) in text.allSatisfy(\.isNumber) }
    for texts in [texts.filter { !isNumber($0) }, texts.filter(isNumber)] {
      for row in rows
      where put(texts, row: row, from: area.column, to: area.endColumn - 1, into: &grid) {
        return
      }
    }
  }

  /// Writes the longest text that leaves a third of a row, and everything that is read there; false where none does.
  @discardableResult
  private func put(
    _ texts: [String], row: Int, from first: Int, to end: Int, into grid: inout CellGrid
  ) -> Bool {
    let text = texts.first { text in
      // A number of its own is not to be read as the end of another.
      let start = end - text.count - (text.first == " " ? 0 : 2)
      return 3 * text.count <= 2 * (end - first)
        && (start..<end).allSatisfy { isFree(column: $0, row: row, of: grid) }
    }
    guard let text else { return false }
    grid.put(text, column: end - text.count, row: row, style: theme.style(.focus), clip: area)
    return true
  }

  /// Writes a part of a line where nothing is read.
  private func put(_ glyph: String, column: Int, row: Int, into grid: inout CellGrid) {
    // A line along a row keeps off the blanks between words, too.
    let columns = pane.scrollsHorizontally ? column - 1...column + 1 : column...column
    guard columns.allSatisfy({ isFree(column: $0, row: row, of: grid) }) else { return }
    grid.put(glyph, column: column, row: row, style: theme.style(.focus), clip: area)
  }

  /// Whether a cell holds nothing that is read: blanks, borders and hatching alone; so does what is out of view.
  private func isFree(column: Int, row: Int, of grid: CellGrid) -> Bool {
    !area.intersection(grid.area).contains(column: column, row: row)
      || fillers.contains(grid[column, row].text)
  }
}
