import Foundation
import Simulator

/// What nobody can see on a phone: a pane's numbers, the verdict, who moved the offset, and the calls.
///
/// Everything takes its rows in the order of its worth, so that a small inspector still says the most important.
struct InspectorPicture {
  let pane: PaneFrame
  /// Whether the pane's name heads the inspector, for one that stands apart from its pane.
  let showsTitle: Bool
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    var rows: [StyledLine] = []
    if showsTitle, area.rows >= 4 { rows.append(title) }
    let verdict = self.verdict
    let fields = fieldLines(limit: area.rows - rows.count - verdict.count)
    rows += fields
    if area.rows >= rows.count + verdict.count + 1, !fields.isEmpty { rows.append(StyledLine()) }
    rows += verdict
    let rest = area.rows - rows.count
    if rest >= 2 { rows += history(rows: rest) }
    for (index, line) in rows.prefix(area.rows).enumerated() {
      line.draw(
        into: &grid, column: area.column, row: area.row + index, columns: area.columns,
        ellipsis: theme.glyphs.ellipsis, clip: area)
    }
  }

  private var title: StyledLine {
    var line = StyledLine(pane.title.displaySafe, theme.style(.strong))
    line.add("  " + theme.spelled(pane.behavior), theme.style(.faint))
    return line
  }

  // MARK: - Numbers

  private func fieldLines(limit: Int) -> [StyledLine] {
    let fields = InspectorFields(pane, glyphs: theme.glyphs).fields
    let isWide = area.columns >= 44
    let perLine = isWide ? 2 : 1
    let order = isWide ? Array(fields.indices) : Self.narrowOrder
    let count = min(max(0, limit), fields.count / perLine)
    return (0..<count).map { index in
      var line = StyledLine()
      for place in 0..<perLine {
        let field = fields[order[index * perLine + place]]
        if place == 1 { line.pad(to: 25) }
        line.add(field.name, theme.style(.faint))
        line.pad(to: place * 25 + 10)
        line.add(field.value, theme.style(.text))
      }
      return line
    }
  }

  /// One field a line: offset, content, true size and measured come before the rest.
  private static let narrowOrder = [0, 2, 3, 4, 5, 6, 1, 7]

  // MARK: - Verdict

  private var verdict: [StyledLine] {
    let messageRows = area.rows >= 14 ? 4 : area.rows >= 8 ? 3 : area.rows >= 5 ? 1 : 0
    var lines: [StyledLine] = []
    if let finding = pane.findingsNow.first {
      lines.append(
        StyledLine(" \(theme.glyphs.bad) \(Verdict(finding).headline) ", theme.style(.bad)))
      lines += paragraph(finding.message, indent: 2, limit: messageRows)
    } else {
      lines.append(StyledLine("\(theme.glyphs.good) nothing wrong now", theme.style(.good)))
    }
    if area.rows >= 8 { lines += past + engineNotes }
    return lines
  }

  /// What was found since the start, in short.
  private var past: [StyledLine] {
    guard !pane.findings.isEmpty else { return [] }
    let told = pane.findings.map {
      "\(Verdict.word($0.invariant).lowercased()) \(theme.glyphs.times)\($0.count), "
        + Verdict.amount($0.unit == .points ? $0.sum : $0.max, $0.unit)
    }
    return paragraph("so far: " + told.joined(separator: "; "), indent: 2, limit: 2, role: .faint)
  }

  private var engineNotes: [StyledLine] {
    guard let note = pane.diagnostics.last else { return [] }
    return paragraph(
      "\(theme.glyphs.warning) \(note.message)", indent: 0, limit: area.rows >= 14 ? 3 : 1,
      role: .warning)
  }

  private func paragraph(
    _ text: String, indent: Int, limit: Int, role: Theme.Role = .text
  ) -> [StyledLine] {
    let broken = TextLines(theme.spelled(text), columns: area.columns - indent, limit: limit + 1)
    return broken.lines.prefix(limit).enumerated().map { index, line in
      let isCut = index == limit - 1 && broken.lines.count > limit
      let shown = String(line) + (isCut ? theme.glyphs.ellipsis : "")
      return StyledLine(String(repeating: " ", count: indent) + shown, theme.style(role))
    }
  }

  // MARK: - History

  /// The two lists share the rows; what one does not need the other may have.
  private func history(rows: Int) -> [StyledLine] {
    let ledger = LedgerLine.lines(pane.ledger, limit: rows - 1).map {
      $0.styled(theme: theme, scrollsHorizontally: pane.scrollsHorizontally)
    }
    let calls = pane.calls.suffix(rows - 1).map(callLine)
    let half = rows / 2
    let ledgerRows = min(ledger.count + 1, max(half, rows - calls.count - 1))
    var lines = [heading("who moved the offset")] + ledger.suffix(ledgerRows - 1)
    if rows - lines.count >= 2 {
      lines.append(heading("calls"))
      lines += calls.suffix(rows - lines.count)
    }
    return lines
  }

  private func heading(_ text: String) -> StyledLine {
    let rule = theme.glyphs.rule
    var line = StyledLine("\(rule) ", theme.style(.rule))
    line.add(text, theme.style(.strong))
    let rest = area.columns - line.columns - 1
    if rest > 0 { line.add(" " + String(repeating: rule, count: rest), theme.style(.rule)) }
    return line
  }

  private func callLine(_ event: TraceEvent) -> StyledLine {
    var line = StyledLine(event.time.secondsText + " ", theme.style(.faint))
    line.add(theme.spelled(event.call), theme.style(.text))
    return line
  }
}
