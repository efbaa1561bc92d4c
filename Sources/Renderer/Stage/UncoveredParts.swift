import Simulator

/// The part of each element that can be seen, where others stand before it: its words go there.
///
/// What a pinned column leaves of a text would read as another one, and of a number as another number.
struct UncoveredParts {
  private let rects: [CellRect]
  private let area: CellRect
  /// Those that stand before elements which were drawn before them, in drawing order.
  private let covering: [Int]

  /// - Parameters:
  ///   - pane: What is shown, in drawing order.
  ///   - rects: The cells of each element.
  ///   - area: The viewport's cells.
  init(_ pane: borrowing PaneFrame, _ rects: [CellRect], in area: CellRect) {
    self.rects = rects
    self.area = area
    // What lies behind all is drawn first; nearly always that is everything.
    let standing = pane.elements.indices.filter { index in
      pane.elements[index].category != .decorationView && !pane.elements[index].isHidden
    }
    let ground = standing.map { pane.elements[$0].zIndex }.min() ?? 0
    covering = standing.filter { pane.elements[$0].zIndex > ground }
  }

  /// The cells of an element in view that none drawn later stands before: the largest rectangle that is left when what covers a
  /// whole side is taken away.
  ///
  /// - Complexity: O(elements that stand before others).
  func part(of index: Int) -> CellRect {
    var part = rects[index].intersection(area)
    for other in covering where other > index {
      let cover = rects[other].intersection(part)
      guard !cover.isEmpty else { continue }
      if cover.rows == part.rows {
        if cover.column == part.column {
          part = part.inset(left: cover.columns)
        } else if cover.endColumn == part.endColumn {
          part = part.inset(right: cover.columns)
        }
      } else if cover.columns == part.columns {
        if cover.row == part.row {
          part = part.inset(top: cover.rows)
        } else if cover.endRow == part.endRow {
          part = part.inset(bottom: cover.rows)
        }
      }
    }
    return part
  }
}
