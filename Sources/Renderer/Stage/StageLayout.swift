import Foundation
import Simulator

/// Where everything stands on a stage: words above, where no heads are in front of them, the panes below or beside.
struct StageLayout {
  /// How many times larger than wanted a viewport is drawn where there is room.
  static let magnification: CGFloat = 2

  /// The caption and how far the scene has come; empty for a scene that says nothing.
  var caption: CellRect
  var verdict: CellRect
  var slots: [PaneSlot]
  /// What the verdict's letters are made of; nil where there is no room for block letters.
  var letters: BlockText.Size?
  var showsAllPanes: Bool

  init(frame: Frame, in area: CellRect, state: ScreenState, captionRows: Int, isASCII: Bool) {
    let focused = min(max(0, state.focusedPane), max(0, frame.panes.count - 1))
    let shown = Self.panes(frame, focused: focused, state: state)
    let letters = Self.letters(in: area, isASCII: isASCII)
    let bandRows = letters.map { $0.rows + ($0 == .half ? 0 : 2) } ?? 1
    let above = Self.above(frame, shown, in: area, captionRows: captionRows, bandRows: bandRows)
    var best = above
    if shown.count == 1,
      let beside = Self.beside(
        frame, shown, in: area, bandRows: bandRows, letters: letters),
      beside.magnification >= above.magnification
    {
      best = beside
    }
    if shown.count > 1, best.magnification * PaneSplit.largestReduction < 1 {
      let alone = Self.above(
        frame, [focused], in: area, captionRows: captionRows, bandRows: bandRows)
      // Where rows are scarce one pane alone is no larger.
      if alone.magnification > best.magnification { best = alone }
    }
    caption = best.caption
    verdict = best.verdict
    slots = best.slots
    self.letters = letters
    showsAllPanes = best.slots.count == frame.panes.count
  }

  private struct Way {
    var caption: CellRect
    var verdict: CellRect
    var slots: [PaneSlot]
    var magnification: CGFloat
  }

  /// All panes of a pair; of more the chosen one and the next, as three are too small to be read from afar.
  private static func panes(_ frame: Frame, focused: Int, state: ScreenState) -> [Int] {
    guard !frame.panes.isEmpty else { return [] }
    guard frame.panes.count > 1, state.arrangement != .single else { return [focused] }
    return [focused, (focused + 1) % frame.panes.count].sorted()
  }

  private static func letters(in area: CellRect, isASCII: Bool) -> BlockText.Size? {
    if isASCII { return area.rows >= 20 ? .cell : nil }
    if area.rows >= 36, area.columns >= 100 { return .double }
    return area.rows >= 16 ? .half : nil
  }

  private static func above(
    _ frame: Frame, _ shown: [Int], in area: CellRect, captionRows: Int, bandRows: Int
  ) -> Way {
    let caption = CellRect(
      column: area.column, row: area.row, columns: area.columns,
      rows: min(captionRows, max(0, area.rows - bandRows - 4)))
    let verdict = CellRect(
      column: area.column, row: caption.endRow, columns: area.columns, rows: bandRows)
    let rest = CellRect(
      columns: area.column..<area.endColumn, rows: verdict.endRow..<max(verdict.endRow, area.endRow)
    )
    let (slots, magnification) = slots(frame, shown, in: rest)
    return Way(caption: caption, verdict: verdict, slots: slots, magnification: magnification)
  }

  /// The viewport at the left, the words at its right; nil where they would be too narrow.
  private static func beside(
    _ frame: Frame, _ shown: [Int], in area: CellRect, bandRows: Int, letters: BlockText.Size?
  ) -> Way? {
    let fewestColumns = 36
    let room = CellRect(
      column: area.column, row: area.row, columns: area.columns - fewestColumns - 1,
      rows: area.rows)
    guard room.columns >= fewestColumns / 2 else { return nil }
    var (slots, magnification) = slots(frame, shown, in: room)
    guard let slot = slots.first else { return nil }
    // The words begin where the viewport ends, and so does what stands over it.
    if let header = slot.header {
      slots[0].header?.columns = min(header.columns, slot.viewport.endColumn + 1 - header.column)
    }
    let words = CellRect(
      columns: slot.viewport.endColumn + 2..<max(slot.viewport.endColumn + 2, area.endColumn),
      rows: area.row..<area.endRow)
    var verdict = words
    // A long word takes two lines of letters, and has its number and its sentence below them.
    let lettersRows = letters.map { $0 == .double ? BlockText.Size.half.rows : $0.rows } ?? 0
    verdict.rows = min(words.rows, max(bandRows + 6, 2 * (lettersRows + 1) + 6))
    let caption = CellRect(
      columns: words.column..<words.endColumn,
      rows: verdict.endRow + 1..<max(verdict.endRow + 1, words.endRow))
    return Way(caption: caption, verdict: verdict, slots: slots, magnification: magnification)
  }

  private static func slots(
    _ frame: Frame, _ shown: [Int], in area: CellRect
  ) -> (slots: [PaneSlot], magnification: CGFloat) {
    PaneSplit(perRow: .max, inspector: .none)
      .slots(frame, shown, in: area, magnification: magnification)
  }
}
