import Foundation
import Simulator

/// What nobody can see on a phone: a pane's numbers, the verdict, who moved the offset, and the calls.
///
/// Everything takes its rows in the order of its worth, so that a small inspector still says the most important.
struct InspectorPicture {
  let pane: PaneFrame
  /// The element under the cursor; nil for none.
  var inspected: InspectedElement?
  /// Whether the pane's name heads the inspector, for one that stands apart from its pane.
  let showsTitle: Bool
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    var rows: [StyledLine] = showsTitle && area.rows >= 4 ? title : []
    // The rows of a verdict are kept, so that no number moves when one comes or goes; a diagnostic adds what it needs.
    let kept = min(verdictRows + diagnosticRows, max(1, area.rows - rows.count))
    // Where there is room for both, the most telling numbers stay, and the offset in any case.
    let room = area.rows - rows.count - kept
    let numbersRows = room >= 2 * Self.leastNumbers ? Self.leastNumbers : 1
    let section = sectionLines(limit: max(0, room - numbersRows - Self.leastElementRows))
    rows += elementLines(limit: max(1, room - numbersRows - section.count))
    rows += section
    let numbers = InspectorNumbers(pane, columns: area.columns, theme: theme)
    let shown = max(0, area.rows - rows.count - kept)
    rows += numbers.lines.prefix(shown)
    if area.rows > rows.count + kept { rows.append(StyledLine()) }
    let verdict = self.verdict(rows: kept)
    rows += verdict
    let spare = kept - verdict.count
    var rest = area.rows - rows.count - spare
    if rest >= 2, !hasHadVerdict {
      // Once there was a verdict its rows stay free; until then they are the history's.
      rest += spare
    } else if rest < 2 {
      // Where a fling ends is news only while it is under way.
      let isTold = Landing(pane) == nil || shown > numbers.targetRow
      let target = isTold ? [] : [numbers.target].prefix(spare)
      rows += target + Self.latest(ledger(limit: spare), rows: spare - target.count)
    }
    rows += Array(repeating: StyledLine(), count: max(0, area.rows - rest - rows.count))
    if rest >= 2 { rows += history(rows: rest) }
    for (index, line) in rows.prefix(area.rows).enumerated() {
      line.draw(
        into: &grid, column: area.column, row: area.row + index, columns: area.columns,
        ellipsis: theme.glyphs.ellipsis, clip: area)
    }
  }

  /// Rows from which on the name has two: below, the numbers of a pane with a verdict need them.
  private static let roomyRows = 12

  /// The pane's name and behaviour: what tells it from the others.
  private var title: [StyledLine] {
    let parts = [pane.title, pane.behavior].filter { !$0.isEmpty }
    return paragraph(
      parts.joined(separator: " \(theme.glyphs.separator) "), indent: 0,
      limit: area.rows >= Self.roomyRows ? 2 : 1, role: .strong)
  }

  // MARK: - Verdict

  /// The rows of the verdict, whether there is one or not.
  private var verdictRows: Int {
    switch area.rows {
    case 10...: 5
    case 8...: 4
    case 6...: 3
    case 5: 2
    default: 1
    }
  }

  /// Whether there is or was anything for a verdict to tell, which is so from the first time to the end of the run.
  private var hasHadVerdict: Bool {
    !pane.findings.isEmpty || !pane.findingsNow.isEmpty || !pane.diagnostics.isEmpty
  }

  /// What is wrong in this very frame; else what was wrong before, which may have been too quick to read.
  ///
  /// What the engine has told comes before what has passed.
  private func verdict(rows: Int) -> [StyledLine] {
    if let finding = pane.findingsNow.first {
      let sign = " \(theme.glyphs.bad) "
      let headline =
        sign
        + Verdict(finding).headline(
          columns: area.columns - sign.columnWidth - 1, namesInvariant: true) + " "
      let past = past(limit: verdictRows >= 5 ? 1 : 0)
      let lines =
        [StyledLine(headline, theme.style(.bad))]
        + paragraph(
          finding.message.withScreenPaths.withGroupedNumbers, indent: 2,
          limit: verdictRows - 1 - past.count)
        + past
      guard area.rows >= 8 else { return lines }
      return lines + diagnostic("\(theme.glyphs.warning) ", limit: rows - lines.count)
    }
    var lines = [allClear]
    lines += diagnostic("", limit: rows - 1)
    lines += otherDiagnostics(limit: rows - lines.count)
    guard let worst = pane.findings.first else { return lines }
    lines += past(limit: min(2, max(0, rows - lines.count)))
    return lines + before(worst, limit: rows - lines.count)
  }

  /// What was worst before now; in a single short row its headline.
  private func before(_ finding: Finding, limit: Int) -> [StyledLine] {
    let whole = paragraph(
      "before: \(finding.message.withScreenPaths.withGroupedNumbers)", indent: 2,
      limit: max(0, limit), role: .faint)
    guard limit == 1, area.columns < ElementText.leastAligned else { return whole }
    let verdict = Verdict(finding)
    let headlines = [
      "  was: \(verdict.headline)",
      "was " + verdict.headline(columns: area.columns - 4),
    ].map { StyledLine($0, theme.style(.faint)) }
    return headlines.first { $0.columns <= area.columns }.map { [$0] } ?? whole
  }

  /// The headline while no finding holds, which promises no more than is so.
  private var allClear: StyledLine {
    let count = pane.diagnostics.count
    let times = pane.findings.isEmpty ? ["so far", "yet"] : ["now"]
    let told = times.map { "nothing wrong \($0)" } + times.map { "OK \($0)" }
    guard count == 0 else {
      let notes = "\(theme.glyphs.warning) \(count) diagnostic\(count == 1 ? "" : "s")"
      let whole = "\(notes), else \(told[0])"
      return StyledLine(whole.count <= area.columns ? whole : notes, theme.style(.warning))
    }
    if let pushed = PushedText(pane), let told = pushed.text(columns: area.columns - 2) {
      return StyledLine("\(theme.glyphs.warning) \(told)", theme.style(.warning))
    }
    let all = told.map { "\(theme.glyphs.good) \($0)" }
    return StyledLine(
      all.first { $0.columnWidth <= area.columns } ?? all[0], theme.style(.good))
  }

  /// What was found since the start, in short; nothing while that is the verdict itself, and what the score tells is not.
  private func past(limit: Int) -> [StyledLine] {
    let isToldHere = { (finding: Finding) in finding.invariant != .anchor && !finding.isOfBlank }
    let all = pane.findings.filter(isToldHere)
    // Of all that is wrong in one frame the verdict is the worst alone.
    let isNews = all.contains { $0.count > 1 || $0.invariant != pane.findingsNow.first?.invariant }
    // A heading alone tells nothing.
    guard isNews, area.columns >= Self.leastPast else { return [] }
    let told = all.map {
      "\(Verdict.word($0).lowercased()) \($0.count)\(theme.glyphs.times), "
        + ($0.count > 1 ? "worst " : "") + Verdict.amount($0.max, of: $0)
    }
    return paragraph("so far: " + told.joined(separator: "; "), indent: 2, limit: limit)
  }

  /// Columns in which what was found since the start can be told.
  private static let leastPast = 24

  /// The rows that the latest diagnostic needs whole, and those before it.
  ///
  /// The most telling numbers keep their places: in a small inspector it is cut, and is whole in a larger one.
  private var diagnosticRows: Int {
    guard area.rows >= 8 else { return 0 }
    let titleRows = showsTitle ? title.count : 0
    let room = area.rows - titleRows - verdictRows - Self.leastNumbers
    let latest = diagnostic("\(theme.glyphs.warning) ", limit: area.rows).count
    let others = otherDiagnostics(limit: max(0, min(Self.mostOthers, room - latest))).count
    return min(latest + others, max(0, room))
  }

  /// The rows that earlier diagnostics take at most.
  private static let mostOthers = 6

  /// The numbers that even a long diagnostic leaves room for: offset, author and content size.
  private static let leastNumbers = 3

  /// The latest the engine has to say, in UIKit's words, after the element it is about.
  private func diagnostic(_ sign: String, limit: Int) -> [StyledLine] {
    guard limit > 0, let note = pane.diagnostics.last else { return [] }
    let place = sign + (note.indexPath.map { "\($0.indexPathText) " } ?? "")
    let indent = sign.isEmpty ? 2 : 0
    let whole = paragraph(
      place + note.message, indent: indent, limit: limit + 1, role: .warning)
    guard whole.count > limit else { return whole }
    // What UIKit says behind "because" tells more than what it says before.
    let reason = note.message.range(of: "because: ").map { note.message[$0.lowerBound...] }
    let told = reason.map { theme.glyphs.ellipsis + $0 } ?? note.message
    return paragraph(place + told, indent: indent, limit: limit, role: .warning)
  }

  /// What it had to say before, as much of it as there is room for whole, the latest first.
  private func otherDiagnostics(limit: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for note in pane.diagnostics.dropLast().reversed() {
      let place = note.indexPath.map { "\($0.indexPathText) " } ?? ""
      let room = limit - lines.count
      let whole = paragraph(place + note.message, indent: 2, limit: room + 1, role: .warning)
      guard room > 0, whole.count <= room else { break }
      lines += whole
    }
    return lines
  }

  private func paragraph(
    _ text: String, indent: Int, limit: Int, role: Theme.Role = .text
  ) -> [StyledLine] {
    let wrapped = WrappedText(theme.spelled(text), columns: area.columns - indent)
    return wrapped.prefix(limit, ellipsis: theme.glyphs.ellipsis).map {
      StyledLine(String(repeating: " ", count: indent) + $0, theme.style(role))
    }
  }

  // MARK: - History

  /// The two lists share the rows; what one does not need the other may have.
  private func history(rows: Int) -> [StyledLine] {
    let ledger = ledger(limit: rows - 1)
    let calls = pane.calls.filter { $0.kind == .call }.suffix(rows - 1).map(callLines)
    let callRows = calls.isEmpty ? 0 : calls.reduce(1) { $0 + $1.count }
    var lines: [StyledLine] = []
    if !ledger.isEmpty {
      lines.append(heading("who moved the offset", course: true))
      // Too few rows to share are the ledger's.
      let share = rows < 4 ? rows : max((rows + 1) / 2, rows - callRows)
      lines += Self.latest(ledger, rows: share - 1)
    }
    let shown = Self.latest(calls, rows: rows - lines.count - 1)
    if !shown.isEmpty {
      lines.append(heading("calls"))
      lines += shown
    } else if !ledger.isEmpty {
      // No call fits whole.
      lines = lines.prefix(1) + Self.latest(ledger, rows: rows - 1)
    }
    return lines
  }

  private func ledger(limit: Int) -> [[StyledLine]] {
    let lines = pane.ledger.suffix(max(0, limit)).map { entry in
      LedgerLine(
        entry: entry, theme: theme, scrollsHorizontally: pane.scrollsHorizontally,
        scrollsBothWays: pane.scrollsBothWays)
    }
    return LedgerLine.styled(lines, columns: area.columns)
  }

  /// The last entries that fit whole.
  private static func latest(_ entries: [[StyledLine]], rows: Int) -> [StyledLine] {
    var shown: [[StyledLine]] = []
    var used = 0
    for entry in entries.reversed() {
      used += entry.count
      if used > rows { break }
      shown.append(entry)
    }
    return shown.reversed().flatMap { $0 }
  }

  /// A rule with a name, and where there is room for it the content offset of the last second.
  private func heading(_ text: String, course: Bool = false) -> StyledLine {
    let rule = theme.glyphs.rule
    var line = StyledLine("\(rule) ", theme.style(.rule))
    line.add(text, theme.style(.strong))
    let axis = MotionAxis(pane).name
    let room = min(30, area.columns - line.columns - axis.count - 3)
    if course, room >= 10, let bars = MotionCourse(pane, columns: room).offset(theme.glyphs.bars) {
      line.add(" " + axis + bars, theme.style(.measured))
    }
    let rest = area.columns - line.columns - 1
    if rest > 0 { line.add(" " + String(repeating: rule, count: rest), theme.style(.rule)) }
    return line
  }

  /// A call on as many lines as it needs, up to three.
  private func callLines(_ event: TraceEvent) -> [StyledLine] {
    let time = event.time.secondsText + " "
    let indent = time.count
    return paragraph(event.screenCall, indent: indent, limit: 3).enumerated().map { index, line in
      guard index == 0 else { return line }
      var first = StyledLine(time, theme.style(.faint))
      for span in line.spans { first.add(String(span.text.dropFirst(indent)), span.style) }
      return first
    }
  }
}
