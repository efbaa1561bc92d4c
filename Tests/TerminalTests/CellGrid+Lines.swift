import Renderer

extension CellGrid {
  /// Lines of ASCII and Hangul, all equally wide.
  init(lines: [String]) {
    let cells = lines.map { line in
      line.flatMap { character in
        character.isASCII ? [String(character)] : [String(character), ""]
      }
    }
    self.init(columns: cells.map(\.count).max() ?? 0, rows: cells.count)
    for (row, line) in cells.enumerated() {
      for (column, text) in line.enumerated() {
        self[column, row].text = text
      }
    }
  }
}
