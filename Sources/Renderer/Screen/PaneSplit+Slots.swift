import Foundation
import Simulator

extension PaneSplit {
  /// The places of some panes without inspectors, and how large the smallest viewport is drawn: 1 is the wanted scale.
  ///
  /// - Parameters:
  ///   - frame: What is drawn.
  ///   - shown: Which of its panes.
  ///   - area: Where.
  ///   - largest: How many times larger than wanted a viewport may be drawn.
  /// - Returns: The places, in the order of the panes, and the magnification.
  func slots(
    _ frame: Frame, _ shown: [Int], in area: CellRect, magnification largest: CGFloat = 1
  ) -> (slots: [PaneSlot], magnification: CGFloat) {
    var magnification = CGFloat.infinity
    let slots = zip(shown, rooms(shown.count, in: area)).map { index, room in
      let pane = frame.panes[index]
      let hasHeader = frame.panes.count > 1
      var picture = picture(
        room, hasHeader: hasHeader, scrollsHorizontally: pane.scrollsHorizontally)
      let scale = Self.scale(for: pane, in: picture, magnification: largest)
      magnification = min(magnification, picture.isEmpty ? 0 : 1 / scale.factor)
      picture.columns = min(picture.columns, Self.cells(pane.bounds.width, scale.size.width))
      picture.rows = min(picture.rows, Self.cells(pane.bounds.height, scale.size.height))
      let bar =
        pane.scrollsHorizontally
        ? CellRect(
          column: picture.column, row: picture.endRow, columns: picture.columns, rows: 1)
        : CellRect(column: picture.endColumn, row: picture.row, columns: 1, rows: picture.rows)
      return PaneSlot(
        index: index, header: hasHeader ? room.line(0) : nil, viewport: picture, scrollBar: bar,
        inspector: nil, scale: scale.size)
    }
    return (slots, slots.isEmpty ? 0 : magnification)
  }

  /// How many cells a length takes; at least one.
  static func cells(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let cells = (points / scale).rounded()
    return cells.isFinite ? max(1, Int(min(cells, 100_000))) : 1
  }
}
