import Simulator

extension CellGrid {
  /// Whether a number or the end of an index path stands in some columns of a row.
  func hasNumbers(_ columns: Range<Int>, row: Int) -> Bool {
    columns.contains { column in
      self[column, row].text.contains { $0.isNumber || $0 == "]" }
    }
  }

  /// Whether a word goes on from the column before another one into that.
  func hasWord(across column: Int, row: Int) -> Bool {
    (column - 1...column).allSatisfy {
      area.contains(column: $0, row: row) && hasWords($0..<$0 + 1, row: row)
    }
  }

  /// Whether a word, a number or the end of an index path stands in some columns of a row.
  func hasWords(_ columns: Range<Int>, row: Int) -> Bool {
    columns.contains { column in
      self[column, row].text.contains { $0.isLetter || $0.isNumber || $0 == "]" }
    }
  }

  /// Blanks the rest of a number, or of a name with one, whose beginning will be covered by what is drawn into a rectangle:
  /// the end of it would read as another number.
  ///
  /// - Complexity: O(rows + columns that are blanked).
  mutating func clearCutNumbers(rightOf rect: CellRect, clip: CellRect) {
    let first = rect.endColumn
    let clip = clip.intersection(area)
    let covered = rect.intersection(clip)
    guard !covered.isEmpty, first == covered.endColumn, first < clip.endColumn else { return }
    for row in covered.row..<covered.endRow {
      guard self[first - 1, row].isInNumber, self[first, row].isInNumber else { continue }
      let word = (first..<clip.endColumn).prefix { self[$0, row].isInNumber }
      guard word.contains(where: { self[$0, row].isDigit }) else { continue }
      for column in word { self[column, row].text = " " }
    }
  }

  /// Draws in ASCII what stands for characters that cannot be drawn.
  mutating func spellStandIns() {
    for row in 0..<rows {
      for column in 0..<columns
      where self[column, row].text.unicodeScalars.first?.isStandIn == true {
        self[column, row].text = "?"
      }
    }
  }
}

extension CellGrid.Cell {
  fileprivate var isDigit: Bool { text.first.map { ("0"..."9").contains($0) } ?? false }

  /// Whether it is a letter, a digit or what stands between them in `[2,1]` and `×0.8`.
  fileprivate var isInNumber: Bool {
    switch text {
    case "0"..."9", "A"..."Z", "a"..."z", "[", "]", ",", ".", "×": text.utf8.count <= 2
    default: false
    }
  }
}
