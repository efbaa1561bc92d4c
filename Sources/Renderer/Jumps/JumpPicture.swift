import Foundation
import Simulator

/// The jump detector: outlines what moved by other than the scroll with arrows of its way, tells how far, and marks the
/// culprit that pushed it.
///
/// Both are told by signs: arrows for what was pushed, crosses for who pushed.
struct JumpPicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    guard let jump = pane.jump else { return }
    for element in pane.elements where !element.isDisappearing {
      if jump.culprit.map(element.isCulprit) ?? false { continue }
      outline(element, jump, into: &grid)
    }
    if let culprit = jump.culprit { mark(culprit, jump, into: &grid) }
  }

  // MARK: - What was pushed

  private func outline(_ element: ElementFrame, _ jump: JumpFrame, into grid: inout CellGrid) {
    guard let shift = element.shift else { return }
    let isSideways = abs(shift.x) > abs(shift.y)
    let amount = isSideways ? shift.x : shift.y
    let rect = map.cells(element.frame)
    let visible = rect.intersection(area)
    guard !visible.isEmpty, amount != 0 else { return }
    let jumps = theme.glyphs.jumps
    let arrow =
      isSideways
      ? (amount > 0 ? jumps.right : jumps.left) : (amount > 0 ? jumps.down : jumps.up)
    let style = style(.focus, jump)
    drawSides(arrow, of: rect, style: style, into: &grid)
    tell(
      ["moved \(arrow)\(abs(amount).pointText)", "\(arrow)\(abs(amount).pointText)"], in: rect,
      style, into: &grid)
  }

  // MARK: - Who pushed

  private func mark(
    _ culprit: Finding.Culprit, _ jump: JumpFrame, into grid: inout CellGrid
  ) {
    let style = theme.style(jump.isNow ? .bad : .warning)
    let growth = (culprit.measured ?? 0) - (culprit.estimated ?? 0)
    let change = growth == 0 ? "" : "\(growth > 0 ? "grew" : "shrank") \(abs(growth).pointText)"
    let bad = theme.glyphs.bad
    guard let element = pane.elements.last(where: { $0.isCulprit(culprit) && !$0.isDisappearing })
    else { return }
    let rect = map.cells(element.frame)
    guard rect.intersection(area).isEmpty else {
      drawSides(bad, of: rect, style: style, into: &grid)
      tell(["\(bad) \(change)", change], in: rect, style, into: &grid)
      return
    }
    // Beyond an edge: it is named there.
    let name = culprit.indexPath.indexPathText
    let row = rect.endRow <= area.row ? 0 : area.rows - 1
    let arrow = row == 0 ? theme.glyphs.jumps.up : theme.glyphs.jumps.down
    let texts = [" \(bad) \(arrow)\(name) \(change) ", " \(bad)\(name) ", bad]
    guard let text = texts.first(where: { $0.columnWidth <= area.columns }) else { return }
    grid.put(
      text, column: area.endColumn - text.columnWidth, row: area.line(row).row, style: style,
      clip: area)
  }

  // MARK: - Parts

  /// A sign all along the left and the right edge.
  private func drawSides(
    _ sign: String, of rect: CellRect, style: Style, into grid: inout CellGrid
  ) {
    for column in Set([rect.column, rect.endColumn - 1]) {
      let side = CellRect(columns: column..<column + 1, rows: rect.row..<rect.endRow)
      grid.fill(side, with: sign, style: style, clip: area)
    }
  }

  /// A text before the right edge, in the row below the label where there is one.
  private func tell(
    _ texts: [String], in rect: CellRect, _ style: Style, into grid: inout CellGrid
  ) {
    let visible = rect.intersection(area)
    let row = visible.rows > 1 ? visible.row + 1 : visible.row
    // In the label's own row the label goes first.
    let room = rect.columns - 2 - (row == visible.row ? rect.columns / 2 : 0)
    guard let text = texts.first(where: { !$0.isEmpty && $0.columnWidth <= room }) else { return }
    grid.put(
      " \(text) ", column: rect.endColumn - text.columnWidth - 3, row: row, style: style,
      clip: visible)
  }

  /// Bright in the frame of the jump, plain shortly after it.
  private func style(_ role: Theme.Role, _ jump: JumpFrame) -> Style {
    var style = theme.style(role)
    style.isBold = jump.isNow
    style.isReversed = jump.isNow
    return style
  }
}

extension JumpFrame {
  /// Whether an element was pushed, or is the one that pushed.
  func marks(_ element: ElementFrame) -> Bool {
    element.shift != nil || culprit.map(element.isCulprit) ?? false
  }
}

extension ElementFrame {
  /// Whether it is the element that a finding blames.
  fileprivate func isCulprit(_ culprit: Finding.Culprit) -> Bool {
    self.category == culprit.category && self.indexPath == culprit.indexPath
  }
}
