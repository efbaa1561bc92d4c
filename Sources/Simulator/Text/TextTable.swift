/// A table of texts, each column as wide as its widest text.
struct TextTable {
  let lines: [String]

  /// - Parameters:
  ///   - header: The title of each column.
  ///   - rows: The rows, with one text for each column.
  ///   - isLeading: Whether a column is aligned to the left; numbers are aligned to the right.
  init(_ header: [String], _ rows: [[String]], isLeading: [Bool]) {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].columnWidth }.max() ?? 0 }
    lines = all.map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].columnWidth)
        return isLeading[column] ? row[column] + space : space + row[column]
      }
      return cells.joined(separator: "  ").withoutTrailingBlanks
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  var withoutTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
