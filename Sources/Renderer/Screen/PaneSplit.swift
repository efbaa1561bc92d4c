import Foundation
import Simulator

/// One way to share an area among panes.
///
/// A pane's room is what its title, its viewport and its scroll bar may take together; what the viewport leaves goes to
/// the inspector.
struct PaneSplit {
  enum Inspector: Equatable {
    /// At the right of all panes, at least so many columns.
    case beside(columns: Int)
    /// Below each pane, at least so many rows.
    case below(rows: Int)
    case none
  }

  /// How many panes stand beside each other before the next row of them begins.
  var perRow: Int
  var inspector: Inspector
  /// What stands beside each viewport.
  var map = MapBreadth.bar

  /// Whether all of them stand one above the other.
  var isStacked: Bool { perRow == 1 }

  /// How many times the wanted points a cell may stand for before panes are rather shown one at a time.
  static let largestReduction: CGFloat = 3

  /// The rooms of so many panes, without gaps at the edges and one column between neighbours.
  func rooms(_ count: Int, in area: CellRect) -> [CellRect] {
    var area = area
    if case .beside(let columns) = inspector { area = area.inset(right: columns + 1) }
    let perRow = max(1, min(perRow, count))
    let lines = (count + perRow - 1) / perRow
    return (0..<count).map { index in
      let (line, place) = (index / perRow, index % perRow)
      let columns = max(0, area.columns - (perRow - 1))
      let start = columns * place / perRow
      let top = area.rows * line / lines
      var room = CellRect(
        column: area.column + start + place, row: area.row + top,
        columns: columns * (place + 1) / perRow - start,
        rows: area.rows * (line + 1) / lines - top)
      if case .below(let rows) = inspector { room = room.inset(bottom: rows) }
      return room
    }
  }

  /// The cells a room leaves to the viewport itself: the minimap or scroll bar has its columns at the right, or its rows
  /// below and the edge a column.
  func picture(_ room: CellRect, hasHeader: Bool, scrollsHorizontally: Bool) -> CellRect {
    room.inset(
      top: hasHeader ? 1 : 0, bottom: scrollsHorizontally ? map.rows : 0,
      right: scrollsHorizontally ? 1 : map.columns)
  }

  /// Points per cell so that the whole viewport fits: the wanted ones, or larger.
  ///
  /// Each axis is reduced as it needs, so that text keeps its columns where only rows are scarce, but the picture is never
  /// stretched by more than a quarter. The factor is the larger reduction. Where there is room the picture may be so many
  /// times larger than wanted.
  static func scale(
    for pane: PaneFrame, in picture: CellRect, magnification: CGFloat = 1
  ) -> (size: CGSize, factor: CGFloat) {
    var scale = pane.scale ?? CGSize(width: 10, height: 20)
    if !(scale.width > 0 && scale.height > 0) { scale = CGSize(width: 10, height: 20) }
    let columns = pane.bounds.width / scale.width / CGFloat(max(1, picture.columns))
    let rows = pane.bounds.height / scale.height / CGFloat(max(1, picture.rows))
    guard columns.isFinite, rows.isFinite else { return (scale, 1) }
    let least = 1 / magnification
    let factors = (max(least, columns, rows / 1.25), max(least, rows, columns / 1.25))
    return (
      CGSize(width: scale.width * factors.0, height: scale.height * factors.1),
      max(factors.0, factors.1)
    )
  }
}
