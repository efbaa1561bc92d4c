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

  /// Points per cell so that each of the viewports fits whole into its cells: the wanted ones, or larger.
  ///
  /// All of them are reduced alike, by what the one needs that needs most, so that the same rows of two panes stand at the
  /// same height. Each axis is reduced as it needs, so that text keeps its columns where only rows are scarce, but no
  /// picture is stretched by more than a quarter.
  ///
  /// - Parameters:
  ///   - panes: What is drawn.
  ///   - pictures: The cells there are for each viewport.
  ///   - largest: How many times larger than wanted the viewports may be drawn where there is room.
  /// - Returns: Points per cell of each pane, and how large they are drawn: 1 is the wanted scale, 0 not at all.
  static func scales(
    of panes: [PaneFrame], in pictures: [CellRect], magnification largest: CGFloat = 1
  ) -> (sizes: [CGSize], magnification: CGFloat) {
    var common = CGSize(width: 1 / largest, height: 1 / largest)
    for (pane, picture) in zip(panes, pictures) {
      let needed = reductions(of: pane, in: picture)
      common.width = max(common.width, needed.width)
      common.height = max(common.height, needed.height)
    }
    common.width = max(common.width, common.height / 1.25)
    common.height = max(common.height, common.width / 1.25)
    let sizes = panes.map { pane in
      let wanted = wantedScale(of: pane)
      return CGSize(width: wanted.width * common.width, height: wanted.height * common.height)
    }
    let isShown = !pictures.contains { $0.isEmpty }
    return (sizes, isShown ? 1 / max(common.width, common.height) : 0)
  }

  /// How many times the wanted points a cell has to stand for so that the viewport fits along each axis.
  private static func reductions(of pane: PaneFrame, in picture: CellRect) -> CGSize {
    let scale = wantedScale(of: pane)
    let columns = pane.bounds.width / scale.width / CGFloat(max(1, picture.columns))
    let rows = pane.bounds.height / scale.height / CGFloat(max(1, picture.rows))
    guard columns.isFinite, rows.isFinite else { return CGSize(width: 1, height: 1) }
    return CGSize(width: columns, height: rows)
  }

  private static func wantedScale(of pane: PaneFrame) -> CGSize {
    let usual = CGSize(width: 10, height: 20)
    guard let scale = pane.scale, scale.width > 0, scale.height > 0 else { return usual }
    return scale
  }
}

/// How several panes share the screen.
public enum PaneArrangement: Sendable, CaseIterable {
  /// All of them, in a row, one above the other or two by two: whichever shows the viewports largest.
  case automatic
  /// One at a time.
  case single
}

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
