import Foundation
import Simulator

/// The viewport of one pane: what a phone would show, and the places where it would show nothing.
struct ViewportPicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme
  var view = ViewState()
  /// The element under the cursor; nil for none.
  var inspected: InspectedElement?
  /// The search that is on; nil for none.
  var search: SearchState?

  /// The most character cells of one that is drawn as if all of it were in view.
  private static let largest = 20_000
  /// Columns in which no label can be read.
  private static let fewColumns = 5

  /// Draws it.
  ///
  /// - Returns: The pane as it is drawn, with a row for elements that take less than one but are looked at.
  @discardableResult
  func draw(into grid: inout CellGrid) -> PaneFrame {
    GroundPicture(contentSize: pane.contentSize, map: map, area: area, theme: theme)
      .draw(into: &grid)
    drawBlanks(into: &grid)
    if pane.motion.stretch != .zero { drawStretch(into: &grid) }
    if view.showsGuides { drawGuides(into: &grid) }
    if view.mode != .content { drawHidden(into: &grid) }
    let shown = drawElements(into: &grid)
    SectionIndicatorPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    CoverPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    drawCut(into: &grid)
    return shown
  }

  private func drawStretch(into grid: inout CellGrid) {
    StretchPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
  }

  private func drawGuides(into grid: inout CellGrid) {
    GuidePicture(pane: pane, map: map, area: area, theme: theme).drawBehind(into: &grid)
  }

  private func drawHidden(into grid: inout CellGrid) {
    for element in pane.hidden {
      let rect = map.cells(element.frame)
      picture(of: element, at: rect).draw(into: &grid)
    }
  }

  private func drawBlanks(into grid: inout CellGrid) {
    let blankPicture = BlankPicture(
      names: ["  nothing drawn here  ", " nothing here ", " blank "], style: theme.style(.blank),
      nameStyle: theme.style(.strong), theme: theme)
    for blank in pane.emptyPlaces {
      blankPicture.draw(blank, of: pane, map.cells(blank), in: area, into: &grid)
    }
  }

  private func drawElements(into grid: inout CellGrid) -> PaneFrame {
    var pane = pane
    var rects = pane.elements.map { map.cells($0.frame) }
    var squeezed = SqueezedElements(pane, rects, in: area)
    if !squeezed.isEmpty { raise(in: &pane, &rects, &squeezed) }
    let overlaps = pane.undecidedOverlaps
    let free = free(rects)
    for (index, element) in pane.elements.enumerated() {
      let rect = rects[index]
      if element.category != .decorationView, !element.isHidden {
        grid.clearCutNumbers(rightOf: rect, clip: area)
      }
      var picture = picture(of: element, at: rect)
      picture.free = element.isPinned ? area : free
      picture.showsZIndex = overlaps.contains(index)
      let labelRow = ElementPicture.labelRow(of: rect, in: picture.free ?? area, mode: view.mode)
      if let jump = pane.jump, jump.marks(element) {
        picture.isMarked = true
        // What tells of the jump stands there.
        picture.endColumns = columnsOfJump(beside: element, in: pane)
      } else {
        picture.endColumns = squeezed.columns(atEndOf: rect, row: labelRow)
      }
      if labelRow == rect.row, drawsWhole(element, at: rect, beside: picture.free ?? area) {
        picture.drawWhole(into: &grid, clip: area)
      } else {
        picture.draw(into: &grid)
      }
    }
    squeezed.draw(into: &grid)
    return pane
  }

  /// Whether an element is drawn as if all of it were in view: a cell that only lacks rows, unless it is very large and mostly
  /// out of sight.
  private func drawsWhole(_ element: ElementFrame, at rect: CellRect, beside free: CellRect) -> Bool
  {
    guard element.category == .cell, element.indexPath.count == 2, !element.isHidden,
      rect.column >= free.column, rect.endColumn <= area.endColumn
    else { return false }
    if rect.row >= area.row, rect.endRow <= area.endRow { return true }
    return rect.columns <= Self.largest
      && rect.columns * min(rect.rows, Self.largest) <= Self.largest
  }

  /// Gives a row to what is to have one though it takes less.
  private func raise(
    in pane: inout PaneFrame, _ rects: inout [CellRect], _ squeezed: inout SqueezedElements
  ) {
    guard let raised = pane.raising(squeezed, map, inspected: inspected, search: search)
    else { return }
    pane = raised
    rects = raised.elements.map { map.cells($0.frame) }
    squeezed = SqueezedElements(raised, rects, in: area)
  }

  /// The columns that are left to what tells of a jump.
  private func columnsOfJump(beside element: ElementFrame, in pane: PaneFrame) -> Int {
    guard view.mode != .content else { return 0 }
    return JumpPicture(pane: pane, map: map, area: area, theme: theme)
      .columnsBesideLabel(of: element)
  }

  /// Says how much of a magnified viewport has no room.
  private func drawCut(into grid: inout CellGrid) {
    let below = pane.bounds.maxY - map.origin.y - CGFloat(area.rows) * map.scale.height
    let right = pane.bounds.maxX - map.origin.x - CGFloat(area.columns) * map.scale.width
    guard right > map.scale.width || below > map.scale.height else { return }
    var parts: [String] = []
    if right > map.scale.width {
      parts.append("\(theme.glyphs.rightArrow) \(right.pointText) pt")
    }
    if below > map.scale.height {
      parts.append("\(theme.glyphs.downArrow) \(below.pointText) pt")
    }
    let cut = " \(parts.joined(separator: "  ")) "
    let texts = ["\(cut)more of the viewport ", cut]
    guard let text = texts.first(where: { $0.count <= area.columns }) else {
      return
    }
    grid.put(
      text, column: area.endColumn - text.count, row: area.endRow - 1, style: theme.style(.focus),
      clip: area)
  }

  private func picture(of element: ElementFrame, at rect: CellRect) -> ElementPicture {
    var edges = EdgePlaces()
    if element.category != .cell {
      edges = map.edges(element.frame)
    } else if ElementPicture.isBox(rect) {
      edges = map.edges(element.frame).rounded
    }
    return ElementPicture(
      element: element, rect: rect, clip: area,
      fontColumns: pane.font.width > 0 ? map.scale.width / pane.font.width : 1,
      scrollsHorizontally: pane.scrollsHorizontally, theme: theme, edges: edges, mode: view.mode,
      namesSections: pane.sectionCount > 1, pattern: search?.pattern)
  }

  /// The viewport without the rows at its top, or the columns at its left, that a pinned view covers.
  ///
  /// Columns in front of that view that have no room for a label are none in which one can be read.
  private func free(_ rects: [CellRect]) -> CellRect {
    var (row, column) = (area.row, area.column)
    for (index, element) in pane.elements.enumerated()
    where element.isPinned && element.category == .supplementaryView {
      let rect = rects[index]
      if rect.row <= area.row, rect.columns * 2 > area.columns {
        row = max(row, rect.endRow)
      } else if rect.column <= area.column + Self.fewColumns, rect.rows * 2 > area.rows {
        column = max(column, rect.endColumn)
      }
    }
    return area.inset(
      top: max(0, min(row - area.row, area.rows - 1)),
      left: max(0, min(column - area.column, area.columns - 1)))
  }
}
