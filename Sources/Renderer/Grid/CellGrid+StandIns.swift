import Simulator

extension CellGrid {
  /// Draws in ASCII what stands for characters that cannot be drawn.
  mutating func spellStandIns() {
    let unknown = glyph(of: "?")
    for index in cells.indices where !cells[index].isASCII {
      if text(of: cells[index]).unicodeScalars.first?.isStandIn == true {
        cells[index].glyph = unknown
      }
    }
  }
}
