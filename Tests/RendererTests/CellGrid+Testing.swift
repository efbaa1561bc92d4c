@testable import Renderer
import Simulator

extension CellGrid {
  /// The rows as text without the last line break, to compare with a literal.
  var picture: String {
    String(text(trimsRows: false).dropLast())
  }

  /// Whether every cell holds one character that fits, and every wide one its second half.
  var isWhole: Bool {
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let text = self[column, row].text
        guard text.count == 1, (1...2).contains(text.columnWidth) else { return false }
        if text.columnWidth == 2 {
          guard column + 1 < columns, self[column + 1, row].text.isEmpty else { return false }
        }
        column += text.columnWidth
      }
    }
    return true
  }
}
