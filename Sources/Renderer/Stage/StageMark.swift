import Simulator

/// What a hand has put on an element of a stage: the search that it matches, and the cursor.
struct StageMark: Equatable {
  /// The sign at its left end.
  var left: String
  /// The sign at its right end; empty for none.
  var right = ""
  /// Whether the whole element is filled: the match that was gone to.
  var fills = false

  init(left: String, right: String = "", fills: Bool = false) {
    self.left = left
    self.right = right
    self.fills = fills
  }

  /// Nil for an element that has neither.
  ///
  /// - Parameters:
  ///   - element: Any element.
  ///   - search: The search that is on; nil for none.
  ///   - cursor: The element under the cursor; nil for none.
  ///   - glyphs: What the signs are.
  init?(_ element: ElementFrame, search: SearchState?, cursor: ElementFrame?, glyphs: Glyphs) {
    let match = search?.match(of: element)
    let hasCursor =
      !element.isDisappearing && cursor.map(InspectedElement.init) == InspectedElement(element)
    guard match != nil || hasCursor else { return nil }
    left = hasCursor ? glyphs.selection : ""
    if let match { left = match == .current ? glyphs.currentMatch : glyphs.match }
    right = hasCursor ? glyphs.selectionEnd : ""
    fills = match == .current
  }

  /// Fills the ends of an element, its signs in the first of its rows that is seen.
  func draw(on rect: CellRect, in area: CellRect, theme: Theme, into grid: inout CellGrid) {
    let visible = rect.intersection(area)
    guard !visible.isEmpty else { return }
    let style = theme.style(.stageFocus)
    for (sign, column) in [(left, visible.column), (right, visible.endColumn - 1)]
    where !sign.isEmpty {
      let bar = CellRect(columns: column..<column + 1, rows: visible.row..<visible.endRow)
      grid.fill(bar, style: style, clip: area)
      grid.put(sign, column: column, row: visible.row, style: style, clip: area)
    }
  }
}
