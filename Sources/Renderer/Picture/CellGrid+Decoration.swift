extension CellGrid {
  /// Draws the dotted ground of a decoration view: a border, or a line where that has no room.
  mutating func drawDecoration(_ rect: CellRect, glyphs: Glyphs, style: Style, clip: CellRect) {
    fill(rect, style: style, clip: clip)
    if ElementPicture.isBox(rect) {
      return box(rect, border: glyphs.dotted, style: style, clip: clip)
    }
    let isUpright = rect.columns == 1 && rect.rows > 1
    let line = isUpright ? glyphs.dotted.vertical : glyphs.dotted.horizontal
    fill(rect, with: line, style: style, clip: clip)
  }
}
