import Foundation
import Simulator

/// A part of the viewport where nothing is drawn: hatched, and named with what should be there.
struct BlankPicture {
  /// How it is told, the longest first.
  let names: [String]
  let style: Style
  let nameStyle: Style
  let theme: Theme

  /// Draws the part `blank`, in content points of the pane, which is `rect` in cells, within the viewport's cells.
  func draw(
    _ blank: CGRect, of pane: PaneFrame, _ rect: CellRect, in area: CellRect,
    into grid: inout CellGrid
  ) {
    grid.fill(rect, style: style, clip: area)
    grid.hatch(rect, with: theme.glyphs.blank, every: 2, style: style, clip: area)
    let visible = rect.intersection(area)
    guard visible.rows > 0, let name = names.first(where: { visible.columns >= $0.count })
    else { return }
    let row = visible.row + visible.rows / 2
    put(name, row: row, in: visible, into: &grid)
    if let missing = BlankText(pane, blank, theme.glyphs).text(columns: visible.columns) {
      put(missing, row: row + 1, in: visible, into: &grid)
    }
  }

  private func put(_ text: String, row: Int, in area: CellRect, into grid: inout CellGrid) {
    grid.put(
      text, column: area.column + (area.columns - text.columnWidth) / 2, row: row,
      style: nameStyle, clip: area)
  }
}

/// What should be drawn in a part of the viewport where nothing is.
struct BlankText {
  /// The longest first.
  private let texts: [String]

  /// The items that have their place there; where there are several such parts, they are named in the largest.
  init(_ pane: PaneFrame, _ blank: CGRect, _ glyphs: Glyphs) {
    let largest = pane.emptyPlaces.max { $0.width * $0.height < $1.width * $1.height }
    if !pane.missing.isEmpty, blank == largest {
      let items = pane.missing.pathsText(glyphs)
      texts = ["  \(items) should be here  ", " \(items) should be here ", "  \(items)  ", items]
    } else if pane.missing.isEmpty, Self.isOutside(blank, of: pane) {
      texts = ["  beyond the content  ", " beyond "]
    } else {
      texts = []
    }
  }

  /// The longest text that fits; nil for none.
  func text(columns: Int) -> String? { texts.first { $0.columnWidth <= columns } }

  private static func isOutside(_ blank: CGRect, of pane: PaneFrame) -> Bool {
    pane.scrollsHorizontally
      ? blank.minX >= pane.contentSize.width || blank.maxX <= 0
      : blank.minY >= pane.contentSize.height || blank.maxY <= 0
  }
}
