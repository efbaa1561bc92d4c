import Foundation
import Simulator

/// Where everything on a screen stands.
struct ScreenLayout {
  var title: CellRect
  /// The rows at the bottom, for the caption and the keys.
  var footer: CellRect
  var panes: [PaneSlot]
  /// Whether every pane of the frame has a place.
  var showsAllPanes: Bool

  /// The area between title and footer.
  static func paneArea(columns: Int, rows: Int, footerRows: Int) -> CellRect {
    CellRect(column: 0, row: 1, columns: columns, rows: rows - 1 - footerRows)
  }

  init(frame: Frame, columns: Int, rows: Int, footerRows: Int, state: ScreenState) {
    let area = Self.paneArea(columns: columns, rows: rows, footerRows: footerRows)
    title = CellRect(column: 0, row: 0, columns: columns, rows: 1)
    footer = CellRect(column: 0, row: area.endRow, columns: columns, rows: footerRows)
    let all = Array(frame.panes.indices)
    if all.count > 1, state.arrangement != .single,
      let slots = Self.best(all, of: frame, in: area, state: state)
    {
      panes = slots
      showsAllPanes = true
    } else {
      let index = min(max(0, state.focusedPane), max(0, all.count - 1))
      let alone = all.isEmpty ? [] : [index]
      panes = Self.best(alone, of: frame, in: area, state: state) ?? []
      showsAllPanes = all.count <= 1
    }
  }

  /// The splits to choose from, the preferred ones first.
  static func splits(
    _ count: Int, showsInspector: Bool, arrangement: PaneArrangement
  ) -> [PaneSplit] {
    let beside = PaneSplit.Inspector.beside(columns: count > 1 ? 26 : 30)
    let inspectors: [PaneSplit.Inspector] =
      if !showsInspector { [.none] } else if count > 1 { [.below(rows: 5), beside] } else {
        [beside, .below(rows: 5)]
      }
    var splits: [PaneSplit] = []
    if arrangement != .stacked || count < 2 {
      splits += inspectors.map { PaneSplit(isStacked: false, inspector: $0) }
    }
    if count > 1, arrangement != .sideBySide {
      splits.append(PaneSplit(isStacked: true, inspector: showsInspector ? beside : .none))
    }
    return splits
  }

  /// The split that shows the viewports largest; nil when several panes would be too small in each.
  private static func best(
    _ indices: [Int], of frame: Frame, in area: CellRect, state: ScreenState
  ) -> [PaneSlot]? {
    let hasHeader = frame.panes.count > 1
    for showsInspector in state.showsInspector ? [true, false] : [false] {
      let found = splits(
        indices.count, showsInspector: showsInspector, arrangement: state.arrangement
      ).compactMap { split in
        slots(split, indices: indices, of: frame, in: area, hasHeader: hasHeader)
      }
      // Of equals the first one stays.
      if let best = found.max(by: { $0.magnification < $1.magnification - 1e-6 }) {
        return best.slots
      }
    }
    guard indices.count == 1 else { return nil }
    return slots(
      PaneSplit(isStacked: false, inspector: .none), indices: indices, of: frame, in: area,
      hasHeader: hasHeader, isForced: true)?.slots
  }

  /// The places under one split, and how large the smallest viewport is drawn; nil when that is too small.
  private static func slots(
    _ split: PaneSplit, indices: [Int], of frame: Frame, in area: CellRect, hasHeader: Bool,
    isForced: Bool = false
  ) -> (slots: [PaneSlot], magnification: CGFloat)? {
    var slots: [PaneSlot] = []
    var magnification = CGFloat.infinity
    var column = area.column
    for (index, var room) in zip(indices, split.rooms(indices.count, in: area)) {
      let pane = frame.panes[index]
      if !split.isStacked, case .beside = split.inspector { room.column = column }
      var picture = PaneSplit.picture(
        room, hasHeader: hasHeader, scrollsHorizontally: pane.scrollsHorizontally)
      if !isForced,
        picture.columns < PaneSplit.smallest.columns || picture.rows < PaneSplit.smallest.rows
      {
        return nil
      }
      let scale = PaneSplit.scale(for: pane, in: picture)
      magnification = min(magnification, 1 / scale.height)
      picture.columns = min(picture.columns, cells(pane.bounds.width, scale.width))
      picture.rows = min(picture.rows, cells(pane.bounds.height, scale.height))
      var bar = CellRect(
        column: picture.endColumn, row: picture.row, columns: 1, rows: picture.rows)
      if pane.scrollsHorizontally {
        bar = CellRect(
          column: picture.column, row: picture.endRow, columns: picture.columns, rows: 1)
      }
      column = max(picture.endColumn, bar.endColumn) + 1
      slots.append(
        PaneSlot(
          index: index, header: hasHeader ? room.line(0) : nil, viewport: picture, scrollBar: bar,
          inspector: nil, scale: scale))
    }
    place(split.inspector, of: &slots, isStacked: split.isStacked, in: area)
    return (slots, magnification)
  }

  /// Gives the inspectors what the viewports leave.
  private static func place(
    _ inspector: PaneSplit.Inspector, of slots: inout [PaneSlot], isStacked: Bool, in area: CellRect
  ) {
    let count = slots.count
    let used = slots.map { max($0.viewport.endColumn, $0.scrollBar.endColumn) }.max() ?? 0
    for index in slots.indices {
      let slot = slots[index]
      switch inspector {
      case .none: break
      case .below:
        let top = max(slot.viewport.endRow, slot.scrollBar.endRow)
        let right =
          index + 1 < count && !isStacked ? slots[index + 1].viewport.column - 1 : area.endColumn
        slots[index].inspector = CellRect(
          columns: slot.viewport.column..<max(slot.viewport.column, right),
          rows: top..<max(top, area.endRow))
      case .beside:
        let first = area.row + area.rows * index / count
        let last = area.row + area.rows * (index + 1) / count
        let left = min(used + 1, area.endColumn)
        slots[index].inspector = CellRect(columns: left..<area.endColumn, rows: first..<last)
        if !isStacked {
          slots[index].header?.columns = slot.scrollBar.endColumn - slot.viewport.column
        }
      }
    }
  }

  private static func cells(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let cells = (points / scale).rounded()
    return cells.isFinite ? max(1, Int(min(cells, 100_000))) : 1
  }
}
