import Foundation
import Simulator

/// Where everything on a screen stands.
struct ScreenLayout {
  var title: CellRect
  /// The rows at the bottom, for the caption and the keys.
  var footer: CellRect
  /// The row above it that tells what a frame cost; nil when it is not shown.
  var hud: CellRect?
  var panes: [PaneSlot]
  /// The place of what is docked, nil when nothing is; the panes have theirs beside it unless it takes all columns.
  var dock: CellRect?
  /// Whether every pane of the frame has a place.
  var showsAllPanes: Bool

  /// The area between title and footer.
  static func paneArea(columns: Int, rows: Int, footerRows: Int) -> CellRect {
    CellRect(column: 0, row: 1, columns: columns, rows: rows - 1 - footerRows)
  }

  init(frame: Frame, columns: Int, rows: Int, footerRows: Int, state: ScreenState) {
    var area = Self.paneArea(columns: columns, rows: rows, footerRows: footerRows)
    var state = state
    title = CellRect(column: 0, row: 0, columns: columns, rows: 1)
    footer = CellRect(column: 0, row: area.endRow, columns: columns, rows: footerRows)
    if state.showsHUD {
      area = area.inset(bottom: 1)
      hud = area.line(area.rows)
    }
    dock = state.dockColumns.map { Dock.place(columns: $0, in: area) }
    let wantsInspector = state.showsInspector
    if let dock, dock.column > area.column {
      area.columns = dock.column - area.column
      state.showsInspector = false
    }
    let all = Array(frame.panes.indices)
    // A caption with rows of its own makes panes smaller, and never one of several.
    var usual = area
    usual.rows += footerRows - 1
    if all.count > 1, state.arrangement != .single,
      let slots = Self.best(all, of: frame, in: area, usually: usual, state: state)
    {
      panes = slots
      showsAllPanes = true
    } else {
      let index = min(max(0, state.focusedPane), max(0, all.count - 1))
      let alone = all.isEmpty ? [] : [index]
      panes = Self.best(alone, of: frame, in: area, usually: usual, state: state) ?? []
      showsAllPanes = all.count <= 1
    }
    if state.overlay == .calls { widenDock() }
    if let dock, dock.column > area.column, wantsInspector {
      area.columns = dock.column - 1 - area.column
      fillSpareRoom(of: area)
    }
  }

  /// Gives the inspectors what the viewports beside something docked leave anyway; nothing where that is too little.
  private mutating func fillSpareRoom(of area: CellRect) {
    guard let end = panes.map({ max($0.viewport.endRow, $0.scrollBar.endRow) }).max(),
      let right = panes.map(\.endColumn).max()
    else { return }
    let stand = panes.allSatisfy { $0.viewport.row == panes[0].viewport.row }
    let least = Self.inspectorColumns(panes.count, screenColumns: 0)
    if stand, area.endRow - end >= Self.leastInspectorRows {
      Self.place(.below(rows: Self.leastInspectorRows), of: &panes, isStacked: false, in: area)
    } else if panes.count == 1, area.endColumn - right > least {
      Self.place(.beside(columns: least), of: &panes, isStacked: false, in: area)
    }
  }

  /// The rows an inspector below a viewport has at least.
  private static let leastInspectorRows = 5

  /// The columns it has at least beside so many viewports.
  private static func inspectorColumns(_ count: Int, screenColumns: Int) -> Int {
    count > 1 ? 26 : screenColumns >= 120 ? 48 : screenColumns >= 60 ? 30 : 24
  }

  /// Gives a list of calls what the panes leave: their arguments are long.
  private mutating func widenDock() {
    guard let dock, let end = panes.map(\.endColumn).max(), end < dock.column - 1 else { return }
    let column = max(end + 1, dock.endColumn - Dock.mostColumns)
    self.dock = CellRect(
      columns: min(column, dock.column)..<dock.endColumn, rows: dock.row..<dock.endRow)
  }

  /// Where everything stands on a stage: no title, no footer, no inspectors.
  init(_ stage: StageLayout, columns: Int, rows: Int, state: ScreenState) {
    title = CellRect(column: 0, row: 0, columns: columns, rows: 0)
    footer = CellRect(column: 0, row: rows, columns: columns, rows: 0)
    panes = stage.slots
    showsAllPanes = stage.showsAllPanes
    let area = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    dock = state.dockColumns.map { Dock.place(columns: $0, in: area) }
  }

  /// The splits to choose from, the preferred ones first, the last one without an inspector.
  static func splits(_ count: Int, columns: Int, state: ScreenState) -> [PaneSplit] {
    let beside = PaneSplit.Inspector.beside(
      columns: inspectorColumns(count, screenColumns: columns))
    let below = PaneSplit.Inspector.below(rows: leastInspectorRows)
    var inspectors = count > 1 ? [below, beside, .none] : [beside, below, .none]
    if !state.showsInspector { inspectors = [.none] }
    // A map has only the room that the viewports leave, unless it is asked for.
    let map = MapBreadth(screenColumns: columns)
    let maps: [MapBreadth] =
      switch state.showsMinimap {
      case true?: [map]
      case false?: [.bar]
      case nil where columns < MapBreadth.spacious: [.bar]
      case nil: (state.view.showsRuler ? map.besideRuler : [map]) + [.bar]
      }
    return inspectors.flatMap { inspector in
      maps.flatMap { map in
        var ways = [PaneSplit(perRow: .max, inspector: inspector, map: map)]
        guard inspector != below else { return ways }
        if count > 1 { ways.append(PaneSplit(perRow: 1, inspector: inspector, map: map)) }
        if count > 2 { ways.append(PaneSplit(perRow: 2, inspector: inspector, map: map)) }
        return ways
      }
    }
  }

  /// The places in the split that shows the viewports largest; nil when several panes would be too small in each.
  ///
  /// - Parameters:
  ///   - indices: Which panes.
  ///   - frame: What is drawn.
  ///   - area: Where.
  ///   - usual: Where they stand at other times, whose room says whether they are too small.
  ///   - state: What is open and chosen.
  /// - Returns: The places, in the order of the panes.
  private static func best(
    _ indices: [Int], of frame: Frame, in area: CellRect, usually usual: CellRect,
    state: ScreenState
  ) -> [PaneSlot]? {
    func isLegible(_ split: BestSplit?) -> Bool {
      split.map { $0.way.magnification >= 1 / PaneSplit.largestReduction } ?? false
    }
    guard let best = bestSplit(indices, of: frame, in: area, state: state),
      indices.count == 1 || isLegible(best)
        || best.way.magnification > 0
          && isLegible(bestSplit(indices, of: frame, in: usual, state: state))
    else { return nil }
    var slots = best.way.slots
    place(best.split.inspector, of: &slots, isStacked: best.split.isStacked, in: area)
    return slots
  }

  private typealias BestSplit = (
    split: PaneSplit, way: (slots: [PaneSlot], magnification: CGFloat)
  )

  private static func bestSplit(
    _ indices: [Int], of frame: Frame, in area: CellRect, state: ScreenState
  ) -> BestSplit? {
    let found = splits(indices.count, columns: area.columns, state: state).map { split in
      (split: split, way: split.slots(frame, indices, in: area, view: state.view))
    }
    // An inspector may cost the viewports some of their size, not most of it.
    let bare = found.filter { $0.split.inspector == .none }.map(\.way.magnification).max() ?? 0
    let useful = found.filter { $0.split.inspector != .none && $0.way.magnification >= 0.6 * bare }
    // Of equals the first one stays.
    return (useful.isEmpty ? found : useful)
      .max { $0.way.magnification < $1.way.magnification - 1e-6 }
  }

  /// Gives the inspectors what the viewports leave.
  private static func place(
    _ inspector: PaneSplit.Inspector, of slots: inout [PaneSlot], isStacked: Bool, in area: CellRect
  ) {
    let count = slots.count
    let used = slots.map { max($0.viewport.endColumn + 1, $0.scrollBar.endColumn) }.max() ?? 1
    for index in slots.indices {
      let slot = slots[index]
      switch inspector {
      case .none: break
      case .below:
        let end = max(slot.viewport.endRow, slot.scrollBar.endRow)
        let top = area.endRow - end > 5 ? end + 1 : end
        let right =
          index + 1 < count && !isStacked ? slots[index + 1].viewport.column - 1 : area.endColumn
        slots[index].inspector = CellRect(
          columns: slot.viewport.column..<max(slot.viewport.column, right),
          rows: top..<max(top, area.endRow))
      case .beside:
        let left = min(used + 1, area.endColumn)
        var first = area.row + area.rows * index / count
        let last = area.row + area.rows * (index + 1) / count
        if let header = slot.header {
          if isStacked || count == 1 {
            // The pane's title stands over both.
            slots[index].header = CellRect(
              columns: area.column..<area.endColumn, rows: header.row..<header.endRow)
            first = header.endRow
          } else {
            slots[index].header?.columns =
              max(slot.viewport.endColumn + 1, slot.scrollBar.endColumn)
              - slot.viewport.column
          }
        }
        slots[index].inspector = CellRect(
          columns: left..<area.endColumn, rows: first..<max(first, last))
      }
    }
  }
}
