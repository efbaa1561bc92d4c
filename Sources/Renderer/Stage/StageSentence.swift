import Simulator

/// Whose a verdict is and why, for those who sit in front.
struct StageSentence {
  /// What is drawn of it.
  private(set) var lines: [StyledLine] = []
  /// Whether nothing of it is cut.
  private let isWhole: Bool
  /// The columns of what is told.
  private let columns: Int

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
    let rows = max(0, area.rows - (hasOwnRow ? 1 : 0))
    // A long title gives way: it stands over its pane, too.
    let hasLead = !hasOwnRow && !head.isEmpty && head.columnWidth + 2 <= area.columns / 2
    let lead = hasLead ? head + "  " : ""
    let forms = [verdict.detail, verdict.brief].filter { !$0.isEmpty }.map(theme.spelled)
      .flatMap { form -> [(text: WrappedText, indent: Int)] in
        // The rows below the first begin beside its title, where that leaves them enough.
        let beside = WrappedText(form, columns: area.columns - lead.columnWidth)
        let below = WrappedText(lead + form, columns: area.columns)
        return [(beside, lead.columnWidth), (below, 0)]
      }
    let told = forms.first { $0.text.lines.count <= rows } ?? forms.last
    let texts = told?.text.prefix(rows, ellipsis: theme.glyphs.ellipsis) ?? []
    columns = texts.reduce(0) { $0 + $1.columnWidth }
    isWhole = (told?.text.lines.count ?? 0) <= rows
    if hasOwnRow { lines.append(StyledLine(head, style.bold)) }
    for (index, text) in texts.enumerated() {
      var line = StyledLine()
      let indent = told?.indent ?? 0
      if index > 0 {
        line.addSpaces(indent, style)
        line.add(text, style)
      } else {
        line.add(lead, style.bold)
        line.add(indent > 0 ? text : String(text.dropFirst(lead.count)), style)
      }
      lines.append(line)
    }
  }

  /// Whether no more of it is to be read in another place.
  func tellsAsMuch(as other: StageSentence) -> Bool {
    isWhole || !other.isWhole && columns >= other.columns
  }
}
