import Foundation
import Simulator

/// The pictures of a pane's cells, kept from one picture of the screen to the next: most of them have only scrolled on.
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

  /// The most character cells of one that is kept; what is larger is mostly out of sight.
  private static let largest = 20_000

  /// The picture of a cell, with what it was made of.
  private final class DrawnCell {
    let path: CellPath
    let element: ElementFrame
    let form: Form
    let picture: CellGrid

    init(_ path: CellPath, _ element: ElementFrame, _ form: Form, _ picture: CellGrid) {
      self.path = path
      self.element = element
      self.form = form
      self.picture = picture
    }
  }

  /// Those of the last picture; any before the first one, of which nothing is kept.
  private var looks = Looks(
    fontColumns: 1, scrollsHorizontally: false, theme: Theme(isASCII: false, usesColor: false),
    mode: .both, namesSections: false)
  /// The cells of the last picture and of this one, in the order of drawing.
  private var last: [DrawnCell] = []
  private var now: [DrawnCell] = []
  /// The least and the greatest item of the last ones: what is not between them is new.
  private var (least, greatest) = (Int.max, Int.min)
  /// Where among them to look first: behind the one that was found there.
  private var next = 0

  /// Begins a picture, for which those of before are of use where the cells look the same.
  mutating func begin(_ looks: Looks) {
    swap(&last, &now)
    now.removeAll(keepingCapacity: true)
    next = 0
    if self.looks != looks {
      self.looks = looks
      last = []
    }
    (least, greatest) = (.max, .min)
    for cell in last {
      least = min(least, cell.path.item)
      greatest = max(greatest, cell.path.item)
    }
  }

  /// Shows the picture of a cell, the one of before where it would come out the same.
  ///
  /// - Parameters:
  ///   - element: The cell.
  ///   - form: What else its picture depends on.
  ///   - rect: All its character cells.
  ///   - clip: Where drawing is allowed.
  ///   - grid: Where to.
  ///   - draw: Draws it into a blank grid of its own.
  /// - Returns: False, with nothing drawn, for what is not kept: what is no cell, and what is cut off or very large.
  /// - Complexity: O(rows of the cell) for one that scrolls; one that stands elsewhere in the order is looked for among all.
  mutating func show(
    _ element: ElementFrame, _ form: Form, at rect: CellRect, clip: CellRect,
    into grid: inout CellGrid, draw: (inout CellGrid) -> Void
  ) -> Bool {
    guard rect.column >= clip.column, rect.endColumn <= clip.endColumn else { return false }
    if let cell = kept(element, form) {
      now.append(cell)
      grid.paste(cell.picture, column: rect.column, row: rect.row, clip: clip)
      return true
    }
    guard let path = CellPath(element), !element.isHidden, rect.columns <= Self.largest,
      rect.columns * min(rect.rows, Self.largest) <= Self.largest
    else { return false }
    var picture = CellGrid(columns: rect.columns, rows: rect.rows)
    draw(&picture)
    now.append(DrawnCell(path, element, form, picture))
    grid.paste(picture, column: rect.column, row: rect.row, clip: clip)
    return true
  }

  /// The picture of a cell among the last ones where it would come out the same; nil where it would not, and for what is new.
  private mutating func kept(_ element: ElementFrame, _ form: Form) -> DrawnCell? {
    if next < last.count, last[next].element.isIdentical(to: element) {
      next += 1
    } else {
      guard let path = CellPath(element), least <= path.item, path.item <= greatest,
        let place = last[next...].firstIndex(where: { $0.path == path })
          ?? last[..<next].firstIndex(where: { $0.path == path })
      else { return nil }
      next = place + 1
      guard last[place].element.looksLike(element) else { return nil }
    }
    let cell = last[next - 1]
    return cell.form == form ? cell : nil
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
    if isIdentical(to: other) { return true }
    // Where it stands where the other one does, nothing has to be made to be compared.
    guard self.frame.origin != other.frame.origin else { return self == other }
    var moved = self
    moved.frame.origin = other.frame.origin
    return moved == other
  }
}
