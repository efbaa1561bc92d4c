import Foundation
import Simulator

extension PaneSplit {
  /// The places of some panes, and how large the viewports are drawn: 1 is the wanted scale.
  ///
  /// Inspectors have no place yet: they take what the viewports leave.
  ///
  /// - Parameters:
  ///   - frame: What is drawn.
  ///   - shown: Which of its panes.
  ///   - area: Where.
  ///   - view: The rulers and the zoom.
  ///   - largest: How many times larger than wanted a viewport may be drawn.
  /// - Returns: The places, in the order of the panes, and the magnification; 0 without panes.
  func slots(
    _ frame: Frame, _ shown: [Int], in area: CellRect, view: ViewState = ViewState(),
    magnification largest: CGFloat = 1
  ) -> (slots: [PaneSlot], magnification: CGFloat) {
    let panes = shown.map { frame.panes[$0] }
    let hasHeader = frame.panes.count > 1
    let rooms = rooms(shown.count, in: area)
    let places = zip(panes, rooms).map { pane, room in
      let picture = picture(
        room, hasHeader: hasHeader, scrollsHorizontally: pane.scrollsHorizontally)
      let space = view.showsRuler ? Rulers.Space(for: pane, in: picture) : Rulers.Space()
      return (picture: picture.inset(top: space.rows, left: space.columns), rulers: space)
    }
    let scales = Self.scales(of: panes, in: places.map(\.picture), magnification: largest)
    var slots: [PaneSlot] = []
    var column = area.column
    for (place, pane) in panes.enumerated() {
      var room = rooms[place]
      var picture = places[place].picture
      if room.column == area.column { column = area.column }
      if !isStacked, case .beside = inspector {
        // Closer to the one before, where that leaves columns.
        picture.column += column - room.column
        room.column = column
      }
      var scale = scales.sizes[place]
      scale.width *= view.zoom.factor
      scale.height *= view.zoom.factor
      picture.columns = min(picture.columns, Self.cells(pane.bounds.width, scale.width))
      picture.rows = min(picture.rows, Self.cells(pane.bounds.height, scale.height))
      let bar = bar(beside: picture, scrollsHorizontally: pane.scrollsHorizontally)
      column = picture.endColumn + (pane.scrollsHorizontally ? 2 : map.columns + 1)
      slots.append(
        PaneSlot(
          index: shown[place], header: hasHeader ? room.line(0) : nil, viewport: picture,
          scrollBar: bar, rulers: Rulers(around: picture, places[place].rulers),
          inspector: nil, scale: scale))
    }
    return (slots, slots.isEmpty ? 0 : scales.magnification)
  }

  /// Where the minimap or scroll bar of a viewport stands.
  private func bar(beside picture: CellRect, scrollsHorizontally: Bool) -> CellRect {
    scrollsHorizontally
      ? CellRect(
        column: picture.column, row: picture.endRow, columns: picture.columns, rows: map.rows)
      : CellRect(
        column: picture.endColumn, row: picture.row, columns: map.columns, rows: picture.rows)
  }

  /// How many cells a length takes; at least one.
  static func cells(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let cells = (points / scale).rounded()
    return cells.isFinite ? max(1, Int(min(cells, 100_000))) : 1
  }
}
