import Foundation
import Simulator

/// The cells of a pane as they stand in the last picture, to be copied from there: most of them have only scrolled on.
struct KeptCells {
  /// What the pictures of all cells depend on.
  struct Looks: Equatable {
    var fontColumns: CGFloat
    var scrollsHorizontally: Bool
    var theme: Theme
    var mode: ViewMode
    var namesSections: Bool
    var pattern: TextPattern?
  }

  /// What the picture of one depends on beside that and the cell.
  struct Form: Equatable {
    var columns: Int
    var rows: Int
    var edges = EdgePlaces()
    var showsZIndex = false
    var isMarked = false
    var endColumns = 0
  }

  /// A cell in a picture, with what it was drawn of.
  private struct DrawnCell {
    let path: CellPath
    let element: ElementFrame
    let form: Form
    let column: Int
    let row: Int
    /// Whether something was drawn over it.
    var isCovered = false

    var rect: CellRect {
      CellRect(column: column, row: row, columns: form.columns, rows: form.rows)
    }
  }

  /// Those of the last picture; any before the first one, of which nothing is kept.
  private var looks = Looks(
    fontColumns: 1, scrollsHorizontally: false, theme: Theme(isASCII: false, usesColor: false),
    mode: .both, namesSections: false)
  /// The last picture, as it was when its cells had been drawn.
  private var picture = CellGrid(columns: 0, rows: 0)
  /// The cells of the last picture and of this one, in the order of drawing.
  private var last: [DrawnCell] = []
  private var now: [DrawnCell] = []
  /// The least and the greatest item of the last ones: what is not between them is new.
  private var (least, greatest) = (Int.max, Int.min)
  /// Where among them to look first: behind the one that was found there.
  private var next = 0
  /// The first of the cells of this picture that may reach below a row, and the row; the end of what is drawn so far.
  private var (first, start, end) = (0, Int.min, Int.min)
  /// The rows of what was drawn, beside one another counted each, and of the cells among them that were not in the last picture.
  private var (rows, newRows) = (0, 0)
  /// Whether little of this picture was in the last one.
  private(set) var isNew = false

  /// Begins a picture, for which those of before are of use where the cells look the same.
  mutating func begin(_ looks: Looks) {
    swap(&last, &now)
    now.removeAll(keepingCapacity: true)
    next = 0
    (first, start, end) = (0, .min, .min)
    (rows, newRows) = (0, 0)
    if self.looks != looks {
      self.looks = looks
      last = []
    }
    (least, greatest) = (.max, .min)
    for index in last.indices {
      least = min(least, last[index].path.item)
      greatest = max(greatest, last[index].path.item)
    }
  }

  /// Ends it, before anything but cells is drawn over them.
  mutating func end(_ picture: CellGrid, in area: CellRect) {
    self.picture = picture
    isNew = 8 * (rows - newRows) < area.rows
  }

  /// Shows a cell that is in view with all its rows and columns, as it stands in the last picture where it would come out the same.
  ///
  /// - Parameters:
  ///   - element: The cell.
  ///   - form: What else its picture depends on.
  ///   - rect: All its character cells.
  ///   - grid: Where to.
  ///   - draw: Draws it.
  /// - Returns: False, with nothing drawn, for what is no cell.
  /// - Complexity: O(rows of the cell) for one that scrolls; one that stands elsewhere in the order is looked for among all.
  mutating func show(
    _ element: ElementFrame, _ form: Form, at rect: CellRect, into grid: inout CellGrid,
    draw: (inout CellGrid) -> Void
  ) -> Bool {
    let path: CellPath
    let place: Int?
    var isSame = true
    if next < last.count, last[next].element == element {
      (path, place) = (last[next].path, next)
    } else {
      guard let own = CellPath(element), !element.isHidden else { return false }
      (path, place) = (own, self.place(of: own))
      isSame = place.map { last[$0].element.looksLike(element) } ?? false
    }
    if let place { next = place + 1 } else { newRows += rect.rows }
    cover(rect)
    if isSame, let place, !last[place].isCovered, last[place].form == form {
      grid.paste(picture, last[place].rect, column: rect.column, row: rect.row, clip: grid.area)
    } else {
      draw(&grid)
    }
    now.append(
      DrawnCell(path: path, element: element, form: form, column: rect.column, row: rect.row))
    return true
  }

  /// Notes that something is drawn into a rectangle: what lies behind it is not to be copied.
  ///
  /// - Complexity: O(cells beside one another) in the order of the rows.
  mutating func cover(_ rect: CellRect) {
    rows += rect.rows
    if rect.row >= end {
      (first, start) = (now.count, end)
    } else if rect.row < start {
      (first, start) = (0, .min)
    }
    for index in first..<now.count where !now[index].rect.intersection(rect).isEmpty {
      now[index].isCovered = true
    }
    end = max(end, rect.endRow)
  }

  /// Where a cell is among the last ones; nil for what is new.
  private func place(of path: CellPath) -> Int? {
    guard least <= path.item, path.item <= greatest else { return nil }
    return last[next...].firstIndex { $0.path == path }
      ?? last[..<next].firstIndex { $0.path == path }
  }
}

/// Which cell of a pane it is.
private struct CellPath: Equatable {
  let section: Int
  let item: Int

  /// Nil for what is no cell, or has a path that is not of section and item.
  init?(_ element: ElementFrame) {
    guard element.category == .cell, case let indexPath = element.indexPath, indexPath.count == 2
    else { return nil }
    (section, item) = (indexPath[0], indexPath[1])
  }
}

extension ElementFrame {
  /// Whether it is told as another one, wherever that stands.
  fileprivate func looksLike(_ other: ElementFrame) -> Bool {
    if self == other { return true }
    // Where it stands where the other one does, nothing has to be made to be compared.
    guard self.frame.origin != other.frame.origin else { return self == other }
    var moved = self
    moved.frame.origin = other.frame.origin
    return moved == other
  }
}
