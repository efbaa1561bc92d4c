import CNcurses
import Renderer
import Simulator

/// Turns the text of a cell into characters whose widths ncurses and every terminal agree on.
///
/// A `CellGrid` knows the width of a whole grapheme cluster; ncurses and most terminals add up the widths of its characters, and
/// a row that is off by one column is torn. So clusters are cut to the part both measure alike.
enum Spelling {
  /// The glyphs to write, one after the other, that together fill the place of a cluster.
  ///
  /// - Parameters:
  ///   - text: One cluster; empty for a blank.
  ///   - width: The columns it has, one or two.
  ///   - systemWidth: The columns of a character by the system's tables; less than one for none.
  /// - Returns: For each glyph a character and the marks that combine with it.
  static func glyphs(
    of text: String, width: Int, systemWidth: (Unicode.Scalar) -> Int = Self.systemWidth
  ) -> [[Unicode.Scalar]] {
    let scalars = text.unicodeScalars
    guard let base = scalars.first else { return Array(repeating: [" "], count: width) }
    let letters = scalars.compactMap(letter)
    if letters.count == scalars.count, letters.count == width { return letters.map { [$0] } }

    let known = systemWidth(base)
    if known == width {
      let marks = scalars.dropFirst().prefix { systemWidth($0) == 0 }.filter { !isJoining($0) }
      return [[base] + marks]
    }
    // Wide only by a selector or a mark that follows: the base alone is narrow everywhere.
    if known == 1 { return [[base], [" "]] }
    // A mark that has a column of its own in the picture and none by the system: over a blank.
    if known == 0, width == 1 { return [[" "] + scalars.filter { systemWidth($0) == 0 }] }
    return [["?"]] + Array(repeating: [" "], count: width - 1)
  }

  /// The columns of a character by the locale's tables; less than 0 for a control character, or one the locale cannot encode.
  static func systemWidth(_ scalar: Unicode.Scalar) -> Int {
    Int(ncurses_width(wchar_t(truncatingIfNeeded: scalar.value)))
  }

  /// The letter of a flag's half, which terminals draw in one column, in two, or joined with the other.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
  }

  /// Joiners and variation selectors have no width and change that of their neighbours.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || (0xFE00...0xFE0F).contains(scalar.value)
  }
}

extension CellGrid {
  /// The same picture for printed text, each cluster cut to what every terminal agrees on: the one that will show it is unknown.
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
