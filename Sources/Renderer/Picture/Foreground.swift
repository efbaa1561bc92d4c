import Simulator

/// What stands in front of an element, and what it leaves of it to be seen.
struct Foreground {
  private let rects: [CellRect]

  init(of element: ElementFrame, in pane: PaneFrame, _ map: PointMap) {
    // In the order of drawing.
    let place = pane.elements.lastIndex { $0 == element } ?? pane.elements.endIndex
    rects = pane.elements.dropFirst(place + 1)
      .filter { $0.frame.sharesArea(with: element.frame) && $0.alpha > 0 && !$0.isHidden }
      .map { map.cells($0.frame) }
  }

  /// Whether nothing stands there.
  var isEmpty: Bool { rects.isEmpty }

  /// Whether something else is seen in a character cell.
  func hides(column: Int, row: Int) -> Bool {
    rects.contains {
      ($0.column..<$0.endColumn).contains(column) && ($0.row..<$0.endRow).contains(row)
    }
  }

  /// A rectangle without the rows at its top and at its bottom that are hidden from side to side.
  func seen(of rect: CellRect) -> CellRect {
    var rows = rect.row..<rect.endRow
    while let first = rows.first, hides(row: first, of: rect) { rows = first + 1..<rows.upperBound }
    while let last = rows.last, hides(row: last, of: rect) { rows = rows.lowerBound..<last }
    return CellRect(columns: rect.column..<rect.endColumn, rows: rows)
  }

  private func hides(row: Int, of rect: CellRect) -> Bool {
    !rects.isEmpty && (rect.column..<rect.endColumn).allSatisfy { hides(column: $0, row: row) }
  }
}
