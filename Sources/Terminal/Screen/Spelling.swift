import CNcurses
import Renderer
import Simulator

/// Reduces a grapheme cluster to characters whose width is the same for ncurses and for every terminal.
///
/// A `CellGrid` stores the width of a whole cluster, while ncurses and most terminals add up the widths of its characters. A
/// difference of one column shifts the rest of the row, so characters on which they may differ are dropped.
enum Spelling {
  /// Returns the glyphs to write for a cluster; together they are `width` columns wide.
  ///
  /// - Parameters:
  ///   - text: One cluster; empty for a blank.
  ///   - width: The width of the cluster in the grid: one or two columns.
  ///   - systemWidth: Returns the width of a character in the system's tables: 0 for a combining mark, negative for a character
  ///     that has no width.
  /// - Returns: For each glyph, a character followed by its combining marks.
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
    // A following selector or mark makes the cluster wide; the base alone is narrow on every terminal.
    if known == 1 { return [[base], [" "]] }
    // The grid gives a mark one column, the system none: combine it with a space.
    if known == 0, width == 1 { return [[" "] + scalars.filter { systemWidth($0) == 0 }] }
    return [["?"]] + Array(repeating: [" "], count: width - 1)
  }

  /// The width of a character in the locale's tables; negative for a control character or one that the locale cannot encode.
  static func systemWidth(_ scalar: Unicode.Scalar) -> Int {
    Int(ncurses_width(wchar_t(truncatingIfNeeded: scalar.value)))
  }

  /// The letter that a regional indicator stands for; nil for any other character.
  ///
  /// Terminals draw a regional indicator in one column, in two, or joined with the next one as a flag.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
  }

  /// Whether a character is a joiner or a variation selector: it has no width, and changes the width of its neighbours.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || (0xFE00...0xFE0F).contains(scalar.value)
  }
}

extension CellGrid {
  /// The grid for printing: each cluster is reduced to characters with the same width on every terminal.
  ///
  /// Printed text may be displayed on any terminal.
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
