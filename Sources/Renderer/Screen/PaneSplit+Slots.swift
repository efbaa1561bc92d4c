import Foundation
import Simulator

extension PaneSplit {
  /// The places of some panes without inspectors, and how large the viewports are drawn: 1 is the wanted scale.
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
    let panes = shown.map { frame.panes[$0] }
    let hasHeader = frame.panes.count > 1
    let rooms = rooms(shown.count, in: area)
    let pictures = zip(panes, rooms).map { pane, room in
      picture(room, hasHeader: hasHeader, scrollsHorizontally: pane.scrollsHorizontally)
    }
    let scales = Self.scales(of: panes, in: pictures, magnification: largest)
    let slots = shown.indices.map { place in
      let (pane, room, scale) = (panes[place], rooms[place], scales.sizes[place])
      var picture = pictures[place]
      picture.columns = min(picture.columns, Self.cells(pane.bounds.width, scale.width))
      picture.rows = min(picture.rows, Self.cells(pane.bounds.height, scale.height))
      let bar =
        pane.scrollsHorizontally
        ? CellRect(
          column: picture.column, row: picture.endRow, columns: picture.columns, rows: 1)
        : CellRect(column: picture.endColumn, row: picture.row, columns: 1, rows: picture.rows)
      return PaneSlot(
        index: shown[place], header: hasHeader ? room.line(0) : nil, viewport: picture,
        scrollBar: bar, inspector: nil, scale: scale)
    }
    return (slots, slots.isEmpty ? 0 : scales.magnification)
  }

  /// How many cells a length takes; at least one.
  static func cells(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let cells = (points / scale).rounded()
    return cells.isFinite ? max(1, Int(min(cells, 100_000))) : 1
  }
}
