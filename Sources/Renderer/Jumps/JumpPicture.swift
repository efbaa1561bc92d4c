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
  /// Whether names are as short as they can be where a way is told beside them, as on a stage.
  var isOnStage = false

  func draw(into grid: inout CellGrid) {
    guard let jump = pane.jump else { return }
    for element in pane.elements where !element.isDisappearing {
      if jump.culprits.contains(where: element.isCulprit) { continue }
      outline(element, jump, into: &grid)
    }
    for culprit in jump.culprits { mark(culprit, jump, into: &grid) }
  }

  // MARK: - What was pushed

  private func outline(_ element: ElementFrame, _ jump: JumpFrame, into grid: inout CellGrid) {
    guard let way = way(of: element) else { return }
    let rect = map.cells(element.frame)
    guard !rect.intersection(area).isEmpty else { return }
    let style = style(.focus, jump)
    drawSides(way.arrow, of: element, in: rect, style: style, into: &grid)
    tell(way.texts, of: element, in: rect, style, into: &grid)
  }

  /// Which way an element was pushed, and what tells it; nil for one that was not.
  private func way(of element: ElementFrame) -> (arrow: String, texts: [String])? {
    guard let shift = element.shift else { return nil }
    let isSideways = abs(shift.x) > abs(shift.y)
    let amount = isSideways ? shift.x : shift.y
    // Pushes there and back may leave a rounding error.
    guard abs(amount).pointText != "0" else { return nil }
    let jumps = theme.glyphs.jumps
    let arrow =
      isSideways
      ? (amount > 0 ? jumps.right : jumps.left) : (amount > 0 ? jumps.down : jumps.up)
    let told = "\(arrow)\(abs(amount).pointText)"
    return (arrow, ["moved \(told)", told])
  }

  // MARK: - Who pushed

  private func mark(
    _ culprit: Finding.Culprit, _ jump: JumpFrame, into grid: inout CellGrid
  ) {
    let style = theme.style(jump.isNow ? .bad : .warning)
    let bad = theme.glyphs.bad
    guard let element = pane.elements.last(where: { $0.isCulprit(culprit) && !$0.isDisappearing })
    else { return }
    let growth = growth(of: culprit, element)
    let rect = map.cells(element.frame)
    guard rect.intersection(area).isEmpty else {
      drawSides(bad, of: element, in: rect, style: style, into: &grid)
      tell(texts(of: culprit, element), of: element, in: rect, style, into: &grid)
      return
    }
    // Beyond an edge: it is named there.
    let name = ElementName.text(ofKind: culprit.kind, at: culprit.indexPath)
    let row = rect.endRow <= area.row ? 0 : area.rows - 1
    let arrow = row == 0 ? theme.glyphs.jumps.up : theme.glyphs.jumps.down
    let line = area.line(row)
    // Rather than leave part of a size or of an index path the sign stands alone, where the sides do.
    let texts = [
      " \(bad) \(arrow)\(name) \(growth) ", " \(bad) \(arrow)\(name) ", " \(bad)\(name) ",
    ].filter { text in
      text.columnWidth <= area.columns
        && !cutsNumber(area.endColumn - text.columnWidth, row: line.row, grid)
    }
    let text = texts.first ?? bad
    grid.put(
      text, column: area.endColumn - text.columnWidth, row: line.row, style: style, clip: area)
  }

  /// Whether what is drawn from a column on would leave the beginning of a number, or of sizes with arrows between them.
  private func cutsNumber(_ column: Int, row: Int, _ grid: CellGrid) -> Bool {
    guard column > area.column, row < grid.rows else { return false }
    let around = max(area.column, column - 2)..<min(area.endColumn, column + 2)
    if around.contains(where: { grid[$0, row].text == theme.glyphs.arrow }) { return true }
    let edge = column - 1..<column + 1
    return grid.hasNumbers(edge, row: row) && edge.allSatisfy { grid[$0, row].text != " " }
  }

  /// By how much it grew or shrank; empty where it did neither, and where it has another size by now.
  private func growth(of culprit: Finding.Culprit, _ element: ElementFrame) -> String {
    let length = pane.scrollsHorizontally ? element.size.width : element.size.height
    guard let measured = culprit.measured, length.readsLike(measured) else { return "" }
    let growth = measured - (culprit.estimated ?? 0)
    return growth == 0 ? "" : "\(growth > 0 ? "grew" : "shrank") \(abs(growth).pointText)"
  }

  /// What tells of the one who pushed, with its sign and without.
  private func texts(of culprit: Finding.Culprit, _ element: ElementFrame) -> [String] {
    let growth = growth(of: culprit, element)
    return growth.isEmpty ? [] : ["\(theme.glyphs.bad) \(growth)", growth]
  }

  // MARK: - Parts

  /// The columns that what is told of an element takes at the end of the row of its label; 0 where it is not told there.
  func columnsBesideLabel(of element: ElementFrame) -> Int {
    guard let jump = pane.jump, !element.isDisappearing else { return 0 }
    let texts: [String]
    if let culprit = jump.culprits.first(where: element.isCulprit) {
      texts = self.texts(of: culprit, element)
    } else {
      texts = way(of: element)?.texts ?? []
    }
    let rect = map.cells(element.frame)
    guard !texts.isEmpty, case let seen = seen(of: element, in: rect), seen.rows == 1 else {
      return 0
    }
    return text(texts, of: element, seen: seen).map { $0.columnWidth + 2 } ?? 0
  }

  /// A sign all along the left and the right edge, as far as they are seen.
  private func drawSides(
    _ sign: String, of element: ElementFrame, in rect: CellRect, style: Style,
    into grid: inout CellGrid
  ) {
    let foreground = Foreground(of: element, in: pane, map)
    let visible = rect.intersection(area)
    for column in Set([rect.column, rect.endColumn - 1]) {
      for row in visible.row..<visible.endRow
      where !foreground.hides(column: column, row: row) {
        grid.put(sign, column: column, row: row, style: style, clip: area)
      }
    }
  }

  /// A text before the right edge of what is seen, in the row below the label where there is one.
  private func tell(
    _ texts: [String], of element: ElementFrame, in rect: CellRect, _ style: Style,
    into grid: inout CellGrid
  ) {
    let visible = seen(of: element, in: rect)
    guard !visible.isEmpty, let longest = text(texts, of: element, seen: visible) else {
      return
    }
    let row = visible.rows > 1 ? visible.row + 1 : visible.row
    let start = { (text: String) in visible.endColumn - text.columnWidth - 3 }
    // In the label's row a shorter text, rather than half a size.
    let text =
      texts.drop { $0 != longest }.first { text in
        let columns = start(text)..<visible.endColumn - 1
        return !text.isEmpty && (visible.rows > 1 || isOnStage || !grid.hasWords(columns, row: row))
      } ?? texts.last { !$0.isEmpty && $0.columnWidth <= longest.columnWidth } ?? longest
    grid.put(" \(text) ", column: start(text), row: row, style: style, clip: visible)
  }

  /// What of an element is in view and has nothing in front of it.
  private func seen(of element: ElementFrame, in rect: CellRect) -> CellRect {
    Foreground(of: element, in: pane, map).seen(of: rect.intersection(area))
  }

  /// The longest text that has room between the edges.
  private func text(
    _ texts: [String], of element: ElementFrame, seen: CellRect
  ) -> String? {
    let room = seen.columns - 4
    let first = { (room: Int) in texts.first { !$0.isEmpty && $0.columnWidth <= room } }
    guard seen.rows == 1 else { return first(room) }
    // In the label's own row the label goes first.
    let label = ElementLabel(
      element, scrollsHorizontally: pane.scrollsHorizontally,
      namesSections: pane.sectionCount > 1, glyphs: theme.glyphs)
    if isOnStage { return first(room - label.shortIdentity.columnWidth) }
    let half = seen.columns / 2 - 2
    let number = (label.number ?? label.shortIdentity).columnWidth
    return first(room - max(half, number)) ?? first(room - max(half, label.leastColumns))
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
    element.shift != nil || culprits.contains(where: element.isCulprit)
  }
}

extension ElementFrame {
  /// Whether it is the element that a finding blames.
  fileprivate func isCulprit(_ culprit: Finding.Culprit) -> Bool {
    self.category == culprit.category && self.kind == culprit.kind
      && self.indexPath == culprit.indexPath
  }
}
