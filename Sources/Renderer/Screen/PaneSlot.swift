import Foundation
import Simulator

/// The place of one pane on the screen.
struct PaneSlot: Equatable {
  /// Which pane of the frame.
  var index: Int
  /// Its title; nil for the only pane of a scene.
  var header: CellRect?
  var viewport: CellRect
  /// The scroll bar, or the minimap in its place.
  var scrollBar: CellRect
  /// The rulers; none when they are off.
  var rulers = Rulers()
  /// nil when it is switched off or does not fit.
  var inspector: CellRect?
  /// Points per character cell.
  var scale: CGSize

  /// The first column to the right of all of it.
  var endColumn: Int {
    [viewport, scrollBar, header, inspector].compactMap { $0?.endColumn }.max() ?? 0
  }

  /// Whether there is room for a minimap.
  func showsMap(of pane: PaneFrame) -> Bool {
    (pane.scrollsHorizontally ? scrollBar.rows : scrollBar.columns) > 2
  }

  /// The line at the viewport's other edge, with the bar for the way across the scroll axis.
  ///
  /// - Parameters:
  ///   - pane: What is drawn here.
  ///   - bottom: The first row that is no longer the panes'.
  /// - Returns: Nil where there is nowhere to scroll across, where a map shows it, and where no row is left for the line.
  func crossBar(of pane: PaneFrame, above bottom: Int) -> CellRect? {
    guard pane.scrollsBothWays, !showsMap(of: pane) else { return nil }
    if pane.scrollsHorizontally {
      return CellRect(
        column: viewport.endColumn, row: viewport.row, columns: 1, rows: viewport.rows)
    }
    let line = viewport.line(viewport.rows)
    return line.row < bottom && inspector?.row != line.row ? line : nil
  }

  /// Where a pane's content points stand in cells here.
  func map(of pane: PaneFrame) -> PointMap {
    PointMap(
      origin: pane.bounds.origin, scale: scale, column: viewport.column, row: viewport.row)
  }
}
