import Renderer
import Simulator

extension CellGrid {
  /// The same picture for text that is printed, whose terminal nobody can ask: each cluster cut to what every one agrees about.
  public var spelled: CellGrid {
    var grid = self
    for row in 0..<rows {
      for column in 0..<columns where self[column, row].text.utf8.count > 1 {
        let isWide = column + 1 < columns && isContinuation(column: column + 1, row: row)
        let glyphs = Spelling.glyphs(of: self[column, row].text, width: isWide ? 2 : 1) {
          Character($0).columnWidth
        }
        for (index, glyph) in glyphs.enumerated() {
          grid[column + index, row].text = String(String.UnicodeScalarView(glyph))
        }
      }
    }
    return grid
  }
}
