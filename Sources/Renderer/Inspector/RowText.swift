import Scenes
import Simulator

/// All that the row of a data file holds whose cell is under the cursor, below a heading.
struct RowText {
  /// The part of the columns that names take at most.
  private static let mostOfNames = 3

  /// The rows of a heading, a field, and how many more there are: with fewer only their number is told.
  static let fewRows = 3

  let element: ElementFrame
  let pane: PaneFrame
  let columns: Int
  let theme: Theme

  /// The rows that all fields need; 0 for what is no row of a file.
  var leastRows: Int { fields.isEmpty ? 0 : 1 + fields.count }

  private var fields: [DataField] { element.detail.row.flatMap { pane.rows[$0] } ?? [] }

  /// The fields in the order of the file, each with a row at least, and with as many as it needs as long as there are any.
  ///
  /// - Parameter limit: The most rows; where they are fewer than the fields, the last one tells how many are left out.
  /// - Returns: The rows, the heading among them; none for what is no row of a file.
  func lines(limit: Int) -> [StyledLine] {
    guard limit > 0, let row = element.detail.row, !fields.isEmpty else { return [] }
    let heading = "  row \((row + 1).groupedText)"
    guard limit >= min(leastRows, Self.fewRows) else {
      let count = fields.count == 1 ? "1 field" : "\(fields.count.groupedText) fields"
      return [StyledLine("\(heading), \(count)", theme.style(.faint))]
    }
    var lines = [StyledLine(heading, theme.style(.faint))]
    let room = limit - lines.count
    let shown = fields.count > room ? room - 1 : fields.count
    var spare = max(0, room - fields.count)
    let nameColumns = min(
      fields.map(\.name.displaySafe.columnWidth).max() ?? 0, columns / Self.mostOfNames)
    for field in fields.prefix(shown) {
      let told = self.lines(field, nameColumns: nameColumns, limit: 1 + spare)
      spare -= told.count - 1
      lines += told
    }
    if shown < fields.count {
      let rest = (fields.count - shown).groupedText
      lines.append(StyledLine("  \(theme.glyphs.ellipsis) \(rest) more", theme.style(.faint)))
    }
    return lines
  }

  private func lines(_ field: DataField, nameColumns: Int, limit: Int) -> [StyledLine] {
    let ellipsis = theme.glyphs.ellipsis
    let name = field.name.displaySafe.fitting(nameColumns, ellipsis: ellipsis, hasMore: false)
    let lead = 2 + nameColumns + 2
    let values = WrappedText(field.value, columns: columns - lead)
      .prefix(limit, ellipsis: ellipsis)
    return (values.isEmpty ? [""] : values).enumerated().map { index, value in
      var line = StyledLine("  " + (index == 0 ? name : " "), theme.style(.faint))
      line.pad(to: lead)
      line.add(value, theme.style(.text))
      return line
    }
  }
}
