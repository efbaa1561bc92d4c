import Foundation
import Simulator

/// The panel of calls: the layout pass call by call, or who moved the offset.
struct CallsPicture {
  let pane: PaneFrame
  let state: CallsState
  /// Whether the frame has other panes.
  let isOneOfMany: Bool
  let area: CellRect
  let theme: Theme

  /// Columns in front of a call, for the mark of the one that is looked at.
  private static let indent = 2

  func draw(into grid: inout CellGrid) {
    let names = ["calls", "who moved the offset"]
    let title = state.page == .calls ? names[0] : names[1]
    let name = isOneOfMany && !pane.title.isEmpty ? " \(theme.glyphs.separator) \(pane.title)" : ""
    let content = Dock.draw(title + name.displaySafe, in: area, theme: theme, into: &grid)
    let lines = state.page == .calls ? calls(content) : ledger(content)
    lines.draw(in: content, theme: theme, into: &grid)
  }

  // MARK: - Calls

  /// A row of the list: a call, or the rule above a pass and above what happens outside of any at one time.
  private struct Row {
    let event: TraceEvent
    let isRule: Bool

    static func rows(of events: [TraceEvent]) -> [Row] {
      var rows: [Row] = []
      var group: (pass: Int?, time: Double)?
      for event in events {
        if event.kind == .pass || group.map({ $0 != (event.pass, event.time) }) ?? true {
          rows.append(Row(event: event, isRule: true))
          group = (event.pass, event.time)
        }
        if event.kind == .call { rows.append(Row(event: event, isRule: false)) }
      }
      return rows
    }
  }

  /// The number of the call that is drawn at a character cell, and the row of the list, from 0; nil where none is.
  ///
  /// What is told of a call below the list is that call, too.
  func call(column: Int, row: Int) -> (number: Int, row: Int)? {
    guard state.page == .calls else { return nil }
    let list = CallsList(pane, state)
    let content = Dock.content(of: area)
    let listing = listing(list, content)
    if let selected = list.selected, content.contains(column: column, row: row),
      row >= content.endRow - listing.detail.count
    {
      return (selected.number, 0)
    }
    guard let place = listing.window.row(column: column, row: row), !listing.rows[place].isRule
    else { return nil }
    return (listing.rows[place].event.number, place - listing.window.rows.lowerBound)
  }

  /// The rows of the list, those that are seen, and what stands below them.
  private func listing(
    _ list: CallsList, _ content: CellRect
  ) -> (rows: [Row], window: ListWindow, detail: [StyledLine]) {
    let detail = list.selected.map { self.detail($0, content) } ?? []
    let rows = Row.rows(of: list.events)
    // The latest, or around the one that is looked at, which a click leaves where it was.
    let place = list.selected.flatMap { selected in
      rows.firstIndex { !$0.isRule && $0.event.number == selected.number }
    }
    let room = content.inset(top: 1, bottom: detail.count)
    let window = ListWindow(of: rows.count, around: place ?? .max, at: state.row, in: room)
    return (rows, window, detail)
  }

  private func calls(_ content: CellRect) -> [StyledLine] {
    let list = CallsList(pane, state)
    let status = status(list, columns: content.columns)
    let (rows, window, detail) = listing(list, content)
    let room = content.rows - 1 - detail.count
    var shown = rows[window.rows].map { row in
      row.isRule
        ? rule(of: row.event, columns: content.columns)
        : line(row.event, isSelected: row.event == list.selected, content.columns)
    }
    if rows.isEmpty {
      let words = state.filter.isEmpty ? "no calls yet" : "no call has this"
      shown.append(StyledLine(words, theme.style(.faint)))
    }
    shown += Array(repeating: StyledLine(), count: max(0, room - shown.count))
    return [status] + shown + detail
  }

  /// Whether the list goes on, how many have come since it does not, and the filter.
  ///
  /// Where that does not fit, the sign stands for some of the words, so that filter and number stay whole.
  private func status(_ list: CallsList, columns: Int) -> StyledLine {
    guard state.stop != nil else {
      let lead = list.isBegunLate ? "the last " : ""
      let count = list.calls.count
      let calls = count == 1 ? "call" : "calls"
      let words = count == 0 ? "no calls" : "\(lead)\(count.groupedText) \(calls)"
      var line = StyledLine(words, theme.style(.text))
      addFilter(to: &line)
      return line
    }
    let since = list.since > 0 ? ", \(list.since.groupedText) since" : ""
    let ways = ["stands still", "still"].map { words in
      var line = StyledLine("\(theme.glyphs.paused) \(words)\(since)", theme.style(.focus))
      addFilter(to: &line)
      return line
    }
    return ways.first { $0.columns <= columns } ?? ways[1]
  }

  private func addFilter(to line: inout StyledLine) {
    if !state.filter.isEmpty { line.add("  /\(state.filter.displaySafe)", theme.style(.key)) }
  }

  private func rule(of event: TraceEvent, columns: Int) -> StyledLine {
    let glyph = theme.glyphs.rule
    var line = StyledLine("\(glyph) \(event.time.secondsText) ", theme.style(.rule))
    if let pass = event.pass {
      line.add("pass \(pass)", theme.style(.strong))
      if let because = event.because { line.add(" \(theme.spelled(because))", theme.style(.text)) }
      line.add(" ")
    }
    let rest = columns - line.columns
    if rest > 0 { line.add(String(repeating: glyph, count: rest), theme.style(.rule)) }
    return line
  }

  /// A call in one row, whose name and result stay where its arguments do not fit.
  private func line(_ event: TraceEvent, isSelected: Bool, _ columns: Int) -> StyledLine {
    let style = theme.style(isSelected ? .header : .text)
    let mark =
      isSelected ? theme.glyphs.selection + " " : String(repeating: " ", count: Self.indent)
    let call = CallText(
      text: theme.spelled(event.screenCall), element: event.element, glyphs: theme.glyphs)
    return StyledLine(mark + call.fitted(to: columns - Self.indent), style)
  }

  /// The call that is looked at, whole, and how things stood then.
  private func detail(_ event: TraceEvent, _ content: CellRect) -> [StyledLine] {
    let glyphs = theme.glyphs
    let limit = max(2, content.rows / 2)
    var lines = [
      StyledLine(String(repeating: glyphs.rule, count: content.columns), theme.style(.rule))
    ]
    let text = WrappedText(theme.spelled(event.screenCall), columns: content.columns)
    lines += text.prefix(max(1, min(4, limit - 4)), ellipsis: glyphs.ellipsis)
      .map { StyledLine($0, theme.style(.strong)) }
    if let offset = event.contentOffset, let size = event.contentSize {
      var line = StyledLine("offset  ", theme.style(.faint))
      line.add(offset.pointText, theme.style(.text))
      lines.append(line)
      line = StyledLine("content ", theme.style(.faint))
      line.add(
        "\(size.width.pointText) \(glyphs.times) \(size.height.pointText)", theme.style(.text))
      lines.append(line)
    }
    let place = event.pass.map { "in pass \($0)" } ?? "outside of a pass"
    let receiver = event.receiver.map { "\(Self.name(of: $0)), " } ?? ""
    lines.append(
      StyledLine("\(receiver)\(place), \(event.time.secondsText) s", theme.style(.faint)))
    if event.element != nil, CallOutline(event, pane) == nil {
      lines.append(StyledLine("its element is not on the screen", theme.style(.faint)))
    }
    return Array(lines.prefix(limit))
  }

  private static func name(of receiver: TraceEvent.Receiver) -> String {
    switch receiver {
    case .layout: "asked of the layout"
    case .view: "asked of the view"
    case .dataSource: "asked of the data source"
    case .delegate: "told the delegate"
    case .collectionView: "the collection view's own"
    }
  }

  // MARK: - Ledger

  /// How many of the latest changes have to be left out for the first one to stand at the top.
  ///
  /// Laid out are no more than may be seen there.
  var ledgerReach: Int {
    let content = Dock.content(of: area)
    let first = ledgerLines(changes.prefix(max(0, content.rows - 1)), columns: content.columns)
    var rows = content.rows - 1
    let fitting = first.prefix { entry in
      rows -= entry.count
      return rows >= 0
    }
    return changes.count - fitting.count
  }

  /// The changes that the filter leaves.
  private var changes: [LedgerEntry] { pane.ledger.filter(CallsFilter(state.filter).passes) }

  private func ledger(_ content: CellRect) -> [StyledLine] {
    let entries = changes
    let rows = content.rows - 1
    let last = max(0, entries.count - state.back)
    var shown: [StyledLine] = []
    // No entry takes less than a row: what cannot be shown need not be put into words.
    for entry in ledgerLines(entries[..<last].suffix(max(0, rows)), columns: content.columns)
      .reversed()
    {
      guard shown.count + entry.count <= rows else { break }
      shown = entry + shown
    }
    if entries.isEmpty {
      let words = pane.ledger.isEmpty ? "nobody yet" : "none of the changes has this"
      shown = [StyledLine(words, theme.style(.faint))]
    }
    return [ledgerHead(entries.count, columns: content.columns)] + shown
  }

  /// How many changes there are, the filter, how many are below, and the course of the last second where that has room.
  private func ledgerHead(_ count: Int, columns: Int) -> StyledLine {
    let changes = count == 1 ? "change" : "changes"
    var head = StyledLine("\(count.groupedText) \(changes)", theme.style(.text))
    addFilter(to: &head)
    if state.back > 0 {
      head.add("  \(theme.glyphs.downArrow) \(state.back.groupedText) more", theme.style(.focus))
    }
    let room = columns - head.columns - 2
    if room >= 10, let bars = MotionCourse(pane, columns: min(60, room)).offset(theme.glyphs.bars) {
      head.add("  " + bars, theme.style(.measured))
    }
    return head
  }

  private func ledgerLines(
    _ entries: ArraySlice<LedgerEntry>, columns: Int
  ) -> [[StyledLine]] {
    let lines = entries.map {
      LedgerLine(
        entry: $0, theme: theme, scrollsHorizontally: pane.scrollsHorizontally,
        scrollsBothWays: pane.scrollsBothWays)
    }
    return LedgerLine.styled(lines, columns: columns)
  }
}
