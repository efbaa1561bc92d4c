import Simulator

/// One row that tells what the engine did for this frame, and what the frame cost.
///
/// As much of it as fits, the most telling first; several panes share the row.
struct HUDPicture {
  let panes: [PaneFrame]
  /// Seconds on the wall; nil for none yet.
  let frameTime: Double?
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    var time = StyledLine()
    if let frameTime { time.add("\(Self.milliseconds(frameTime)) ms", theme.style(.strong)) }
    let room = area.columns - 2 - (time.columns > 0 ? time.columns + 2 : 0)
    let share = max(0, (room - 3 * (panes.count - 1)) / max(1, panes.count))
    var line = StyledLine()
    for (index, pane) in panes.enumerated() {
      if index > 0 { line.add(" \(theme.glyphs.solid.vertical) ", theme.style(.rule)) }
      line.add(counts(of: pane, columns: share))
    }
    line.draw(
      into: &grid, column: area.column + 1, row: area.row, columns: room,
      ellipsis: theme.glyphs.ellipsis, clip: area)
    time.draw(
      into: &grid, column: area.endColumn - 1 - time.columns, row: area.row,
      columns: time.columns, ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  /// The counts of a pane in the longest form that has room; in the shortest, as many of them as fit.
  ///
  /// What was counted since the start goes before any count of this frame does.
  private func counts(of pane: PaneFrame, columns: Int) -> StyledLine {
    let counts = pane.counts
    let attributes = (counts.attributes, pane.visibleItems?.count ?? 0)
    let whole = line([
      ("passes", "\(counts.passes) of \(counts.allPasses)"),
      ("attributes", "\(attributes.0) for \(attributes.1)"),
      ("measured", "\(counts.measured)"),
      ("queued", "\(counts.queued)"),
      ("made", "\(counts.made) of \(counts.allMade)"),
      ("reused", "\(counts.reused) of \(counts.allReused)"),
    ])
    if whole.columns <= columns { return whole }
    let short = line(
      [
        ("measured", "\(counts.measured)"),
        ("pass", "\(counts.passes)/\(counts.allPasses)"),
        ("attr", "\(attributes.0)/\(attributes.1)"),
        ("queued", "\(counts.queued)"),
        ("made", "\(counts.made)/\(counts.allMade)"),
        ("reused", "\(counts.reused)/\(counts.allReused)"),
      ], gap: " ")
    if short.columns <= columns { return short }
    let ofFrame = [
      ("meas", "\(counts.measured)"),
      ("pass", "\(counts.passes)"),
      ("attr", "\(attributes.0)/\(attributes.1)"),
      ("queue", "\(counts.queued)"),
      ("made", "\(counts.made)"),
      ("reused", "\(counts.reused)"),
    ]
    let all = line(ofFrame, gap: " ")
    if all.columns <= columns { return all }
    for count in (1..<ofFrame.count).reversed() {
      var line = line(Array(ofFrame.prefix(count)), gap: " ")
      line.add(" " + theme.glyphs.ellipsis, theme.style(.faint))
      if line.columns <= columns { return line }
    }
    return StyledLine()
  }

  private func line(_ words: [(word: String, number: String)], gap: String = "  ") -> StyledLine {
    var line = StyledLine()
    for (word, number) in words {
      line.add((line.isEmpty ? "" : gap) + word + " ", theme.style(.faint))
      line.add(number, theme.style(.text))
    }
    return line
  }

  /// A tenth of a millisecond is what a person can tell from the next.
  private static func milliseconds(_ seconds: Double) -> String {
    let tenths = (min(max(seconds, 0), 1000) * 10_000).rounded()
    guard tenths.isFinite else { return "0.0" }
    return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
  }
}
