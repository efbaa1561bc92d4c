/// A sweep as text: for each pane a table, a plot, and the values without findings.
public struct SweepText {
  /// The room for findings in a table, even if a line is wider than the screen then.
  private static let leastRoom = 24

  private let sweep: Sweep
  private let columns: Int
  private let isASCII: Bool

  /// - Parameters:
  ///   - sweep: The results.
  ///   - columns: The width of the screen, in character cells.
  ///   - isASCII: Whether to draw in ASCII only.
  public init(_ sweep: Sweep, columns: Int = 80, isASCII: Bool = false) {
    self.sweep = sweep
    self.columns = columns
    self.isASCII = isASCII
  }

  /// Lines without a newline at the end.
  public var text: String {
    (sweep.notes.map(wrapped) + sweep.verdicts.indices.map(pane)).joined(separator: "\n\n")
  }

  private func wrapped(_ sentence: String) -> String {
    TextLines(sentence, columns: columns).lines.joined(separator: "\n")
  }

  private func pane(_ index: Int) -> String {
    let verdict = sweep.verdicts[index]
    let points = sweep.values.map { (value: $0.value, pane: $0.panes[index]) }
    // Each invariant has its own plot: jumps and costs do not add up.
    let broken = Invariant.allCases.filter { invariant in
      points.contains { $0.pane.count(of: invariant.rawValue) > 0 }
    }
    let drawn = broken.flatMap { invariant -> [String] in
      let counts = points.map { ($0.value, $0.pane.count(of: invariant.rawValue)) }
      let plot = SweepPlot(
        counts, columns: columns, rows: broken.count == 1 ? 8 : 4, isASCII: isASCII)
      return plot.lines.isEmpty ? [] : ["", "frames with \(invariant.kind.title)"] + plot.lines
    }
    let title = verdict.title.isEmpty ? [] : [verdict.title.displaySafe, ""]
    return
      (title + table(points) + drawn + [""]
      + (Self.atOnce(points, of: sweep) + [Self.sentence(verdict, of: sweep)]).map(wrapped))
      .joined(separator: "\n")
  }

  /// What each value breaks; a column that is 0 for all values is left out.
  private func table(_ points: [(value: String, pane: SweepPoint.Pane)]) -> [String] {
    let hasBlank = points.contains { $0.pane.blankMost > 0 }
    let numbers = points.map { point in
      (hasBlank ? [Finding.Unit.fraction.text(point.pane.blankMost)] : [])
        + [String(point.pane.measured), String(point.pane.passes)]
    }
    let titles = (hasBlank ? ["blank most"] : []) + ["measured", "passes"]
    let taken = titles.indices.reduce(2) { sum, column in
      sum + 2 + (numbers.map { $0[column].count } + [titles[column].count]).reduce(0, max)
    }
    func room(_ key: String) -> Int {
      columns - taken - (points.map(\.value.columnWidth) + [key.count]).reduce(0, max)
    }
    let broken = points.map { point in
      point.pane.findings.map { $0.text(times: times) }
        + point.pane.diagnostics.map { $0.text(times: times) }
    }
    let widest = broken.joined().map(\.columnWidth).max() ?? 0
    // If a finding does not fit otherwise, the key is named by its last part.
    let short = sweep.knob.split(separator: ".").last.map(String.init) ?? sweep.knob
    let key = room(sweep.knob) <= widest ? short : sweep.knob
    let space = max(Self.leastRoom, room(key))
    let rows = points.indices.map { index in
      [points[index].value, broken[index].isEmpty ? dash : broken[index].listed(columns: space)]
        + numbers[index]
    }
    let isLeading = [false, true] + titles.map { _ in false }
    return TextTable([key, "findings"] + titles, rows, isLeading: isLeading).lines
  }

  /// Sentences on values that have no findings because hardly anything is estimated; neighbours with the same counts
  /// share one.
  private static func atOnce(
    _ points: [(value: String, pane: SweepPoint.Pane)], of sweep: Sweep
  ) -> [String] {
    struct Counts: Equatable {
      var measured: Int
      var inView: Int
    }
    var runs: [(counts: Counts?, values: [String])] = []
    for point in points {
      let isQuiet = point.pane.isFine && point.pane.measuresAtOnce
      let counts =
        isQuiet
        ? Counts(measured: point.pane.mostMeasured, inView: point.pane.mostInView) : nil
      if let last = runs.indices.last, runs[last].counts == counts {
        runs[last].values.append(point.value)
      } else {
        runs.append((counts, [point.value]))
      }
    }
    return runs.compactMap { counts, values in
      counts.map {
        "At \(range(values, of: sweep).joined(separator: ", ")) a frame measures \($0.measured) "
          + "cells for \($0.inView) in view: what is measured cannot jump."
      }
    }
  }

  private var times: String { isASCII ? "x" : "×" }

  private var dash: String { isASCII ? "-" : "–" }

  private static func sentence(_ verdict: Sweep.Verdict, of sweep: Sweep) -> String {
    let unjudged = self.unjudged(verdict, of: sweep)
    guard let first = verdict.firstBreaking else {
      if verdict.unjudged.isEmpty { return "Fine at every value." }
      return (fine(verdict, of: sweep) + [unjudged]).joined(separator: " ")
    }
    let fine = fine(verdict, of: sweep)
    let breaking = sweep.values.map(\.value).filter {
      !verdict.fine.contains($0) && !verdict.unjudged.contains($0)
    }
    guard breaking.count < sweep.values.count else { return "Breaks at every value." }
    let breaks =
      isRange(sweep)
      ? "Breaks first at \(first)." : "Breaks at \(breaking.joined(separator: ", "))."
    return ([breaks] + fine + (unjudged.isEmpty ? [] : [unjudged])).joined(separator: " ")
  }

  private static func fine(_ verdict: Sweep.Verdict, of sweep: Sweep) -> [String] {
    verdict.fine.isEmpty
      ? [] : ["Fine: \(runs(verdict.fine, of: sweep).joined(separator: ", "))."]
  }

  /// The values at which nothing was found among the invariants that can be judged there; empty for none.
  private static func unjudged(_ verdict: Sweep.Verdict, of sweep: Sweep) -> String {
    guard !verdict.unjudged.isEmpty else { return "" }
    let titles = verdict.notJudged.map { FindingKind.named($0)?.title ?? $0 }
    return "Cannot be judged: \(runs(verdict.unjudged, of: sweep).joined(separator: ", ")). "
      + "The true layout is unknown there, so these are not checked: \(titles.joined(separator: ", "))."
  }

  /// Whether the values are ordered.
  private static func isRange(_ sweep: Sweep) -> Bool {
    sweep.values.allSatisfy { Double($0.value) != nil }
  }

  /// Some of the values, neighbours as `10 to 80`.
  private static func runs(_ values: [String], of sweep: Sweep) -> [String] {
    let wanted = Set(values)
    let runs = sweep.values.map(\.value).split { !wanted.contains($0) }
    return runs.flatMap { range(Array($0), of: sweep) }
  }

  /// Neighbours as `10 to 80`, if the values are ordered.
  private static func range(_ run: [String], of sweep: Sweep) -> [String] {
    guard isRange(sweep), run.count > 2, let first = run.first, let last = run.last else {
      return run
    }
    return ["\(first) to \(last)"]
  }
}
