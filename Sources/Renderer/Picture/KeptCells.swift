import Foundation
import Simulator

/// The pictures of cells, kept from one picture of the screen to the next: most of them have only scrolled on.
struct KeptCells {
  /// Which cell it is: of which pane, and its index path.
  private struct Name: Hashable {
    var pane: Int
    var section: Int
    var item: Int
  }

  /// What the picture of a cell depends on beside the cell.
  fileprivate struct Looks: Equatable {
    var columns: Int
    var rows: Int
    var fontColumns: CGFloat
    var scrollsHorizontally: Bool
    var theme: Theme
    var edges: EdgePlaces
    var mode: ViewMode
    var showsZIndex: Bool
    var namesSections: Bool
    var isMarked: Bool
    var endColumns: Int
    var pattern: TextPattern?
  }

  /// The most character cells of one that is kept; what is larger is mostly out of sight.
  private static let largest = 20_000

  /// The picture of a cell, with what it was made of.
  private final class DrawnCell {
    let element: ElementFrame
    let looks: Looks
    let picture: CellGrid
    /// The picture of the screen that it was last part of, counted.
    var use: Int

    init(_ element: ElementFrame, _ looks: Looks, use: Int) {
      self.element = element
      self.looks = looks
      picture = looks.picture(of: element)
      self.use = use
    }

    /// Whether the picture of an element would be the same.
    func shows(_ element: ElementFrame, _ looks: Looks) -> Bool {
      looks == self.looks
        && (element.isIdentical(to: self.element) || element.placeless == self.element.placeless)
    }
  }

  private var kept: [Name: DrawnCell] = [:]
  /// The picture of the screen that is drawn, counted, and how many cells it has.
  private var use = 0
  private var used = 0

  /// Forgets pictures that the one before had no use for, when they are as many as those it had.
  mutating func begin() {
    if kept.count > 2 * used { kept = kept.filter { $0.value.use == use } }
    use += 1
    used = 0
  }

  /// Draws a cell, or shows its picture of before once more.
  mutating func draw(_ cell: ElementPicture, pane: Int, into grid: inout CellGrid) {
    let rect = cell.rect
    guard cell.element.category == .cell, !cell.element.isHidden,
      cell.element.indexPath.count == 2, rect.columns <= Self.largest,
      rect.columns * min(rect.rows, Self.largest) <= Self.largest,
      rect.column >= cell.clip.column, rect.endColumn <= cell.clip.endColumn,
      // Where an edge is out of view, the picture depends on how far.
      cell.labelRow == rect.row
    else { return cell.draw(into: &grid) }
    let path = cell.element.indexPath
    let name = Name(pane: pane, section: path[0], item: path[1])
    let looks = Looks(cell)
    let drawn: DrawnCell
    if let last = kept[name], last.shows(cell.element, looks) {
      drawn = last
      drawn.use = use
    } else {
      drawn = DrawnCell(cell.element, looks, use: use)
      kept[name] = drawn
    }
    used += 1
    grid.paste(drawn.picture, column: rect.column, row: rect.row, clip: cell.clip)
  }
}

extension KeptCells.Looks {
  fileprivate init(_ cell: ElementPicture) {
    columns = cell.rect.columns
    rows = cell.rect.rows
    fontColumns = cell.fontColumns
    scrollsHorizontally = cell.scrollsHorizontally
    theme = cell.theme
    edges = cell.isBox ? cell.edges.rounded : EdgePlaces()
    mode = cell.mode
    showsZIndex = cell.showsZIndex
    namesSections = cell.namesSections
    isMarked = cell.isMarked
    endColumns = cell.endColumns
    pattern = cell.pattern
  }

  /// The cell alone, from edge to edge.
  fileprivate func picture(of element: ElementFrame) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    ElementPicture(
      element: element, rect: grid.area, clip: grid.area, fontColumns: fontColumns,
      scrollsHorizontally: scrollsHorizontally, theme: theme, edges: edges, mode: mode,
      isMarked: isMarked, endColumns: endColumns, showsZIndex: showsZIndex,
      namesSections: namesSections, pattern: pattern
    ).draw(into: &grid)
    return grid
  }
}

extension ElementFrame {
  /// The element without its place.
  fileprivate var placeless: ElementFrame {
    var element = self
    element.frame.origin = .zero
    return element
  }
}
