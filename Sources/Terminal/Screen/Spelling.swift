/// How a glyph of the picture is spelled for a terminal that measures text by its system's tables.
///
/// The picture knows how wide a whole cluster is; ncurses and most terminals go by single characters, and
/// one that is off by a column tears the rest of its row. So nothing is sent that the two may measure
/// differently: clusters are cut to what every terminal agrees about.
enum Spelling {
  /// The glyphs to write, one after the other, that together fill the place of a cluster.
  ///
  /// - Parameters:
  ///   - text: One cluster; empty for a blank.
  ///   - width: The columns it has, one or two.
  ///   - systemWidth: The columns of a character by the system's tables; less than one for none.
  /// - Returns: For each glyph a character and the marks that combine with it.
  static func glyphs(
    of text: String, width: Int, systemWidth: (Unicode.Scalar) -> Int
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
