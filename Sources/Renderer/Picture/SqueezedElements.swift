import Simulator

/// The elements of a viewport that take less than a row, where others stand in the only one they touch: how many they are
/// is told at the end of that row.
struct SqueezedElements {
  /// The row that each touches, by its place among the elements of the pane.
  private(set) var rows: [Int: Int] = [:]
  /// How many, by row.
  private var counts: [Int: Int] = [:]
  private let area: CellRect

  /// - Parameters:
  ///   - pane: What is shown.
  ///   - map: Where its points fall.
  ///   - area: The viewport's cells.
  ///   - drawsPinned: Whether pinned ones have a row in any case.
  init(_ pane: PaneFrame, _ map: PointMap, in area: CellRect, drawsPinned: Bool = false) {
    let rects = pane.elements.map { map.cells($0.frame) }
    self.init(pane, rects, in: area, drawsPinned: drawsPinned)
  }

  /// The same with the cells of each element.
  init(
    _ pane: PaneFrame, _ rects: [CellRect], in area: CellRect, drawsPinned: Bool = false
  ) {
    self.area = area
    for (index, rect) in rects.enumerated() where rect.rows == 0 {
      let element = pane.elements[index]
      guard element.category != .decorationView, !element.isHidden,
        element.frame.sharesArea(with: pane.bounds), !(drawsPinned && element.isPinned)
      else { continue }
      // The last half row is out of the cells, as one that is magnified may be.
      let row = min(rect.row, area.endRow - 1)
      guard rect.row <= area.endRow, row >= area.row else { continue }
      rows[index] = row
      counts[row, default: 0] += 1
    }
  }

  /// Whether every element has its row.
  var isEmpty: Bool { counts.isEmpty }

  /// The columns that a label in a row leaves at the end of its element, so that the count has room behind it; 0 where nothing
  /// is hidden there.
  func columns(atEndOf rect: CellRect, row: Int) -> Int {
    guard !isEmpty, let count = counts[row], rect.column < area.endColumn else { return 0 }
    return max(0, rect.endColumn - area.endColumn + "+\(count)".count + 1)
  }

  /// Puts `+2` at the end of each row that hides two, before its edge or on it; where a text is in the way, a `+` on the
  /// edge.
  ///
  /// At the row's beginning it would read as the number of an item.
  func draw(into grid: inout CellGrid) {
    for (row, count) in counts {
      let end = area.endColumn
      let places = [("+\(count)", end - 1), ("+\(count)", end), ("+", end)]
      let place = places.first { text, end in
        // Nor does it touch a number before it.
        let room = max(area.column, end - text.count - 1)..<end
        return end <= area.endColumn && end - text.count >= area.column
          && !grid.hasWords(room, row: row)
      }
      guard let (text, end) = place else { continue }
      let column = end - text.count
      // On whatever ground is there, and apart from its hatching.
      if column > area.column + 1 {
        grid.put(
          " ", column: column - 1, row: row, style: grid[column - 1, row].style, clip: area)
      }
      grid.put(text, column: column, row: row, style: grid[column, row].style.bold, clip: area)
    }
  }
}
