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
  /// What is searched for; nil for nothing.
  var pattern: TextPattern?

  /// - Parameters:
  ///   - grid: Where to.
  ///   - kept: The pictures of cells from before, and those of now for the next time.
  ///   - number: Which pane of the frame it is.
  func draw(into grid: inout CellGrid, reusing kept: inout KeptCells, as number: Int) {
    GroundPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    let blankPicture = BlankPicture(
      names: ["  nothing drawn here  ", " nothing here ", " blank "], style: theme.style(.blank),
      nameStyle: theme.style(.strong), theme: theme)
    for blank in pane.emptyPlaces {
      blankPicture.draw(blank, of: pane, map.cells(blank), in: area, into: &grid)
    }
    StretchPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    let guides =
      view.showsGuides ? GuidePicture(pane: pane, map: map, area: area, theme: theme) : nil
    guides?.drawBehind(into: &grid)
    if view.mode != .content {
      for element in pane.hidden { picture(of: element).draw(into: &grid) }
    }
    let overlaps = pane.undecidedOverlaps
    let free = free
    let squeezed = SqueezedElements(pane, map, in: area)
    let jumps = JumpPicture(pane: pane, map: map, area: area, theme: theme)
    kept.begin(pane: number, looks)
    for (index, element) in pane.elements.enumerated() {
      var picture = picture(of: element, showsZIndex: overlaps.contains(index))
      if !element.isPinned { picture.free = free }
      picture.isMarked = pane.jump?.marks(element) ?? false
      // What tells of a jump stands there.
      picture.endColumns =
        picture.isMarked
        ? (view.mode == .content ? 0 : jumps.columnsBesideLabel(of: element))
        : squeezed.columns(atEndOf: picture.rect, row: picture.labelRow)
      if element.category != .decorationView, !element.isHidden {
        grid.clearCutNumbers(rightOf: picture.rect, clip: area)
      }
      kept.draw(picture, pane: number, into: &grid)
    }
    squeezed.draw(into: &grid)
    guides?.drawInFront(into: &grid)
    LandingPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    drawCut(into: &grid)
  }

  /// Says how much of a magnified viewport has no room.
  private func drawCut(into grid: inout CellGrid) {
    let below = pane.bounds.maxY - map.origin.y - CGFloat(area.rows) * map.scale.height
    let right = pane.bounds.maxX - map.origin.x - CGFloat(area.columns) * map.scale.width
    var parts: [String] = []
    if right > map.scale.width {
      parts.append("\(theme.glyphs.rightArrow) \(right.pointText) pt")
    }
    if below > map.scale.height {
      parts.append("\(theme.glyphs.downArrow) \(below.pointText) pt")
    }
    let cut = " \(parts.joined(separator: "  ")) "
    let texts = ["\(cut)more of the viewport ", cut]
    guard !parts.isEmpty, let text = texts.first(where: { $0.count <= area.columns }) else {
      return
    }
    grid.put(
      text, column: area.endColumn - text.count, row: area.endRow - 1, style: theme.style(.focus),
      clip: area)
  }

  /// How all its cells look.
  private var looks: KeptCells.Looks {
    KeptCells.Looks(
      fontColumns: fontColumns, scrollsHorizontally: pane.scrollsHorizontally, theme: theme,
      mode: view.mode, namesSections: pane.sectionCount > 1, pattern: pattern)
  }

  private var fontColumns: CGFloat {
    pane.font.width > 0 ? map.scale.width / pane.font.width : 1
  }

  private func picture(of element: ElementFrame, showsZIndex: Bool = false) -> ElementPicture {
    ElementPicture(
      element: element, rect: map.cells(element.frame), clip: area, fontColumns: fontColumns,
      scrollsHorizontally: pane.scrollsHorizontally, theme: theme, edges: map.edges(element.frame),
      mode: view.mode, showsZIndex: showsZIndex, namesSections: pane.sectionCount > 1,
      pattern: pattern)
  }

  /// The viewport without the rows at its top that a pinned view covers.
  private var free: CellRect {
    let covered =
      pane.elements.filter { $0.isPinned && $0.category == .supplementaryView }
      .map { map.cells($0.frame) }
      .filter { $0.row <= area.row && $0.columns * 2 > area.columns }
      .map(\.endRow).max() ?? area.row
    return area.inset(top: max(0, min(covered - area.row, area.rows - 1)))
  }
}
