/// A table of texts, each column as wide as its widest line.
struct TextTable {
  let lines: [String]

  /// - Parameters:
  ///   - header: The title of each column.
  ///   - rows: The rows, with one text for each column; a text may have several lines.
  ///   - isLeading: Whether a column is aligned to the left; numbers are aligned to the right.
  init(_ header: [String], _ rows: [[String]], isLeading: [Bool]) {
    let all = [header] + rows.flatMap(Self.split)
    let widths = header.indices.map { column in all.map { $0[column].columnWidth }.max() ?? 0 }
    lines = all.map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].columnWidth)
        return isLeading[column] ? row[column] + space : space + row[column]
      }
      return cells.joined(separator: "  ").withoutTrailingBlanks
    }
  }

  /// The lines of a row, as many as its longest text has.
  private static func split(_ row: [String]) -> [[String]] {
    let cells = row.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return (0..<(cells.map(\.count).max() ?? 1)).map { line in
      cells.map { line < $0.count ? String($0[line]) : "" }
    }
  }
}

extension [String] {
  /// The texts with commas between them, as many on a line as fit; a wider one has lines of its own.
  func listed(columns: Int) -> String {
    var lines: [String] = []
    for (index, word) in enumerated() {
      let word = index == count - 1 ? word : word + ","
      if let last = lines.last, last.columnWidth + 1 + word.columnWidth <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines += TextLines(word, columns: columns).lines.map(String.init)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text without the spaces at its end.
  var withoutTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
