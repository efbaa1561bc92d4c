/// A text in block letters.
struct BlockText {
  /// What a pixel is made of.
  enum Size {
    /// Half a character cell: a letter takes three rows.
    case half
    /// Two cells beside each other: a letter takes five rows and twice the columns.
    case double
    /// One cell, for terminals that have no half blocks: a letter takes five rows.
    case cell

    /// The rows a line of letters takes.
    var rows: Int { self == .half ? (BlockFont.height + 1) / 2 : BlockFont.height }
  }

  /// The pixels from top to bottom.
  private let pixels: [[Bool]]
  private let size: Size

  /// Nil when the font does not have one of the characters, capitals standing for small letters.
  init?(_ text: String, size: Size) {
    self.size = size
    var rows = Array(repeating: [Bool](), count: BlockFont.height)
    for character in text.uppercased() {
      guard !character.isWhitespace else {
        for row in rows.indices {
          rows[row] += Array(repeating: false, count: BlockFont.space + BlockFont.gap)
        }
        continue
      }
      guard let letter = BlockFont.pixels(of: character) else { return nil }
      for (row, line) in letter.enumerated() {
        rows[row] += line + Array(repeating: false, count: BlockFont.gap)
      }
    }
    pixels = rows.map { $0.dropLast(BlockFont.gap) }
  }

  /// The columns it takes.
  var columns: Int { (pixels.first?.count ?? 0) * (size == .double ? 2 : 1) }
  /// The rows it takes.
  var rows: Int { size.rows }

  /// Draws it on what is there.
  func draw(
    into grid: inout CellGrid, column: Int, row: Int, style: Style, theme: Theme, clip: CellRect
  ) {
    for line in 0..<rows {
      for x in 0..<(pixels.first?.count ?? 0) {
        switch size {
        case .half:
          let glyph = theme.glyphs.half(
            upper: isSet(x, 2 * line), lower: isSet(x, 2 * line + 1))
          grid.put(glyph, column: column + x, row: row + line, style: style, clip: clip)
        case .double where isSet(x, line):
          grid.put("██", column: column + 2 * x, row: row + line, style: style, clip: clip)
        case .cell where isSet(x, line):
          grid.put("#", column: column + x, row: row + line, style: style, clip: clip)
        case .double, .cell: break
        }
      }
    }
  }

  private func isSet(_ x: Int, _ y: Int) -> Bool {
    pixels.indices.contains(y) && pixels[y][x]
  }
}

extension Glyphs {
  /// The block that fills halves of a character cell.
  fileprivate func half(upper: Bool, lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
