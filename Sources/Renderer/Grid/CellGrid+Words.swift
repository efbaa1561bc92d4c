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
}
