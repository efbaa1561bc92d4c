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

  /// What the pictures of all cells of a pane depend on.
  struct Looks: Equatable {
    var fontColumns: CGFloat
    var scrollsHorizontally: Bool
    var theme: Theme
    var mode: ViewMode
    var namesSections: Bool
    var pattern: TextPattern?
  }

  /// What the picture of one depends on beside that and the cell.
  fileprivate struct Form: Equatable {
    var columns: Int
    var rows: Int
    var edges: EdgePlaces
    var showsZIndex: Bool
    var isMarked: Bool
    var endColumns: Int
  }

  /// The most character cells of one that is kept; what is larger is mostly out of sight.
  private static let largest = 20_000

  /// The picture of a cell, with what it was made of.
  private final class DrawnCell {
    let element: ElementFrame
    let form: Form
    let picture: CellGrid
    /// The picture of the screen that it was last part of, counted.
    var use: Int

    init(_ cell: ElementPicture, _ form: Form, use: Int) {
      element = cell.element
      self.form = form
      picture = cell.alone(form)
      self.use = use
    }

    /// Whether the picture of an element would be the same.
    func shows(_ element: ElementFrame, _ form: Form) -> Bool {
      form == self.form
        && (element.isIdentical(to: self.element) || element.placeless == self.element.placeless)
    }
  }

  private var kept: [Name: DrawnCell] = [:]
  /// How the cells of each pane were drawn.
  private var looks: [Int: Looks] = [:]
  /// The picture of the screen that is drawn, counted, and how many cells it has.
  private var use = 0
  private var used = 0

  /// Forgets pictures that the one before had no use for, when they are as many as those it had.
  mutating func begin() {
    if kept.count > 2 * used { kept = kept.filter { $0.value.use == use } }
    use += 1
    used = 0
  }

  /// Forgets the pictures of a pane where its cells look otherwise now.
  mutating func begin(pane: Int, _ looks: Looks) {
    guard self.looks[pane] != looks else { return }
    self.looks[pane] = looks
    kept = kept.filter { $0.key.pane != pane }
  }

  /// Draws a cell, or shows its picture of before once more.
  ///
  /// - Precondition: The pane was begun with how it looks.
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
    let form = Form(cell)
    let drawn: DrawnCell
    if let last = kept[name], last.shows(cell.element, form) {
      drawn = last
      drawn.use = use
    } else {
      drawn = DrawnCell(cell, form, use: use)
      kept[name] = drawn
    }
    used += 1
    grid.paste(drawn.picture, column: rect.column, row: rect.row, clip: cell.clip)
  }
}

extension KeptCells.Form {
  fileprivate init(_ cell: ElementPicture) {
    columns = cell.rect.columns
    rows = cell.rect.rows
    edges = cell.isBox ? cell.edges.rounded : EdgePlaces()
    showsZIndex = cell.showsZIndex
    isMarked = cell.isMarked
    endColumns = cell.endColumns
  }
}

extension ElementPicture {
  /// The cell alone, from edge to edge.
  fileprivate func alone(_ form: KeptCells.Form) -> CellGrid {
    var grid = CellGrid(columns: form.columns, rows: form.rows)
    var cell = self
    cell.rect = grid.area
    cell.clip = grid.area
    cell.free = nil
    cell.edges = form.edges
    cell.draw(into: &grid)
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
