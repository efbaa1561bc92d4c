import Simulator

/// The part of each element that can be seen, where others stand before it: its words go there.
///
/// What a pinned column leaves of a text would read as another one, and of a number as another number.
struct UncoveredParts {
  /// The cells of each element in view that none drawn later stands before: the largest rectangle that is left when what covers
  /// a whole side is taken away.
  let parts: [CellRect]

  /// - Parameters:
  ///   - pane: What is shown, in drawing order.
  ///   - rects: The cells of each element.
  ///   - area: The viewport's cells.
  /// - Complexity: O(elements × those that stand before others).
  init(_ pane: PaneFrame, _ rects: [CellRect], in area: CellRect) {
    let standing = pane.elements.indices.filter { index in
      pane.elements[index].category != .decorationView && !pane.elements[index].isHidden
    }
    // Nearly always all are on the ground, and none stands before another.
    let ground = standing.map { pane.elements[$0].zIndex }.min() ?? 0
    let covering = standing.filter { pane.elements[$0].zIndex > ground }
    parts = rects.enumerated().map { index, rect in
      covering.reduce(rect.intersection(area)) { part, other in
        other > index ? Self.part(of: part, behind: rects[other]) : part
      }
    }
  }

  /// What is left of some cells when those of another that cover a whole side of them are taken away.
  static func part(of part: CellRect, behind other: CellRect) -> CellRect {
    let cover = other.intersection(part)
    guard !cover.isEmpty else { return part }
    if cover.rows == part.rows {
      if cover.column == part.column { return part.inset(left: cover.columns) }
      if cover.endColumn == part.endColumn { return part.inset(right: cover.columns) }
    } else if cover.columns == part.columns {
      if cover.row == part.row { return part.inset(top: cover.rows) }
      if cover.endRow == part.endRow { return part.inset(bottom: cover.rows) }
    }
    return part
  }
}
