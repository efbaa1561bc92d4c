extension CellGrid {
  /// The rows as text without looks, from top to bottom, each ended by a line break.
  ///
  /// With `trimsRows` the spaces at the end of a row are left out.
  public func text(trimsRows: Bool = true) -> String {
    var text = ""
    for row in 0..<rows {
      let end = trimsRows ? contentEnd(of: row) { $0.text == " " } : columns
      for column in 0..<end { text += self[column, row].text }
      text += "\n"
    }
    return text
  }

  /// The rows as text with their looks as escape sequences; blanks without looks at the end of a row are left out.
  public var ansiText: String {
    var text = ""
    for row in 0..<rows {
      var style = Style.plain
      for column in 0..<contentEnd(of: row, where: { $0 == Cell() }) {
        let cell = self[column, row]
        if cell.style != style {
          style = cell.style
          text += style.escapeSequence
        }
        text += cell.text
      }
      if style != .plain { text += Style.plain.escapeSequence }
      text += "\n"
    }
    return text
  }

  /// The first column from which on all cells of a row are blank.
  private func contentEnd(of row: Int, where isBlank: (Cell) -> Bool) -> Int {
    var end = columns
    while end > 0, isBlank(self[end - 1, row]) { end -= 1 }
    return end
  }
}
