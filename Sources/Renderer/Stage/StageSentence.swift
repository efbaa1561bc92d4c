import Simulator

/// Whose a verdict is and why, for those who sit in front.
struct StageSentence {
  /// What is drawn of it.
  private(set) var lines: [StyledLine] = []
  /// Whether nothing of it is cut.
  private let isWhole: Bool

  /// Rows from which on whose it is has one of its own.
  private static let rowsForHead = 3

  /// - Parameters:
  ///   - verdict: What is told: in its short form where the long one is too long, and then as much as fits.
  ///   - title: The pane's title; empty where there is only one.
  ///   - area: What it has.
  ///   - style: Its looks; the title is bold.
  ///   - theme: The signs.
  init(_ verdict: StageVerdict, title: String, in area: CellRect, style: Style, theme: Theme) {
    let head = title.isEmpty ? "" : "\(verdict.state.sign(theme.glyphs)) \(title)"
    let hasOwnRow = area.rows >= Self.rowsForHead && !head.isEmpty
    let lead = hasOwnRow || head.isEmpty ? 0 : head.columnWidth + 2
    let rows = max(0, area.rows - (hasOwnRow ? 1 : 0))
    let forms = [verdict.detail, verdict.brief].filter { !$0.isEmpty }
      .map { WrappedText(theme.spelled($0), columns: area.columns - lead) }
    let told = forms.first { $0.lines.count <= rows } ?? forms.last
    let texts = told?.prefix(rows, ellipsis: theme.glyphs.ellipsis) ?? []
    isWhole = lead < area.columns && (told?.lines.count ?? 0) <= rows
    if hasOwnRow { lines.append(StyledLine(head, style.bold)) }
    for (index, text) in texts.enumerated() {
      var line = StyledLine()
      if lead > 0, index == 0 { line.add(head, style.bold) }
      line.addSpaces(lead - line.columns, style)
      line.add(text, style)
      lines.append(line)
    }
  }

  /// Whether no more of it is to be read in another place.
  func tellsAsMuch(as other: StageSentence) -> Bool {
    isWhole || !other.isWhole && columns >= other.columns
  }

  private var columns: Int { lines.reduce(0) { $0 + $1.columns } }
}
