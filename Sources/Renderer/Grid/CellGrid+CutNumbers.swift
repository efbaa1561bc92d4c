extension CellGrid {
  /// Blanks the rest of a number, or of a name with one, whose beginning will be covered by what is drawn into a rectangle:
  /// the end of it would read as another number.
  ///
  /// - Returns: Whether there are any.
  /// - Complexity: O(rows + columns that are blanked).
  mutating func clearCutNumbers(rightOf rect: CellRect, clip: CellRect) -> Bool {
    let first = rect.endColumn
    guard first < clip.endColumn else { return false }
    let clip = clip.intersection(area)
    let covered = rect.intersection(clip)
    guard !covered.isEmpty, first == covered.endColumn, first < clip.endColumn else { return false }
    var isCleared = false
    for row in covered.row..<covered.endRow {
      let start = row * columns
      guard cells[start + first - 1].isInNumber, cells[start + first].isInNumber else { continue }
      let word = (start + first..<start + clip.endColumn).prefix { cells[$0].isInNumber }
      guard word.contains(where: { cells[$0].isDigit }) else { continue }
      for index in word { cells[index].glyph = PackedCell.blank.glyph }
      isCleared = true
    }
    return isCleared
  }
}

extension PackedCell {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= glyph }

  /// Whether it is a letter, a digit or what stands between them in `[2,1]` and `×0.8`.
  fileprivate var isInNumber: Bool {
    switch glyph {
    case 0x30...0x39, 0x41...0x5B, 0x5D, 0x61...0x7A, 0x2C, 0x2E, 0xD7: true
    default: false
    }
  }
}
