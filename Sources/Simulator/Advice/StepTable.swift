/// The table of what the steps of a scene break with each estimate.
struct StepTable {
  /// The largest width of a name.
  private static let nameColumns = 18
  /// The room for findings, even if a line is wider than the screen then.
  private static let leastRoom = 24

  let lines: [String]

  /// - Parameters:
  ///   - advice: The results, with those of the steps.
  ///   - columns: The width of the screen, in character cells.
  ///   - isASCII: Whether signs are drawn in ASCII alone.
  init(_ advice: Advice, columns: Int, isASCII: Bool) {
    let rows = advice.candidates.indices.map { index in
      let candidate = advice.candidates[index]
      return [
        advice.marked(index, columns: Self.nameColumns, isASCII: isASCII).joined(separator: "\n"),
        candidate.isPerSection ? "" : candidate.estimate, (candidate.steps?.lost ?? 0).short,
      ]
    }
    let header = ["", "estimate", "lost"]
    let taken =
      TextTable(header, rows, isLeading: [true, false, false]).lines
      .map(\.columnWidth).max() ?? 0
    let room = max(Self.leastRoom, columns - taken - 2)
    let times = isASCII ? "x" : "×"
    let findings = advice.candidates.map { candidate -> String in
      let words =
        (candidate.steps?.findings ?? []).map { $0.text(times: times) }
        + (candidate.steps?.diagnostics ?? []).map { $0.text(times: times) }
      return words.isEmpty ? (isASCII ? "-" : "–") : words.listed(columns: room)
    }
    lines =
      TextTable(
        header + ["findings"], zip(rows, findings).map { $0 + [$1] },
        isLeading: [true, false, false, true]
      ).lines
  }
}

extension Advice {
  /// The name of a candidate in lines of a width, after the mark of the recommended one.
  func marked(_ index: Int, columns: Int, isASCII: Bool) -> [String] {
    let mark = index == recommended ? (isASCII ? "> " : "▸ ") : "  "
    return TextLines(candidates[index].name, columns: max(12, columns - 2)).lines
      .enumerated().map { line, name in (line == 0 ? mark : "  ") + name }
  }
}

extension Advice.Candidate {
  /// Whether it is the present estimate of each section.
  var sectionsAreAsWritten: Bool { isPerSection && name == "now" }
}
