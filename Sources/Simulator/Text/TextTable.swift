/// A table of texts whose columns are as wide as they have to be.
struct TextTable {
  let lines: [String]

  /// - Parameters:
  ///   - header: What stands above each column.
  ///   - rows: As many texts each.
  ///   - isLeading: Whether a column begins at its left edge; numbers end at their right.
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
  /// The text up to its last character that is no blank.
  var withoutTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
