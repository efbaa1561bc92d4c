import Foundation
import Simulator

/// Where the rulers of a viewport stand: one along each way in which its content scrolls, where there is room.
struct Rulers: Equatable {
  /// Left of the viewport, for y; nil for none.
  var beside: CellRect?
  /// Above it, for x; nil for none.
  var above: CellRect?

  var isEmpty: Bool { beside == nil && above == nil }

  /// What they take off the room of a viewport.
  struct Space {
    var columns = 0
    var rows = 0
  }
}

extension Rulers.Space {
  /// - Parameters:
  ///   - pane: What is measured.
  ///   - room: What there is; where too little would be left a ruler takes nothing.
  init(for pane: PaneFrame, in room: CellRect) {
    if pane.scrollsHorizontally || pane.scrollsBothWays, room.rows > 4 { rows = 1 }
    guard !pane.scrollsHorizontally || pane.scrollsBothWays else { return }
    let wanted = RulerPicture.digits(of: pane.contentSize.height) + 1
    if room.columns >= wanted + 20 { columns = wanted }
  }
}

extension Rulers {
  /// Those that take some space around a viewport.
  init(around viewport: CellRect, _ space: Space) {
    if space.columns > 0 {
      beside = CellRect(
        column: viewport.column - space.columns, row: viewport.row, columns: space.columns,
        rows: viewport.rows)
    }
    if space.rows > 0 {
      above = CellRect(
        column: viewport.column, row: viewport.row - space.rows, columns: viewport.columns,
        rows: space.rows)
    }
  }
}
