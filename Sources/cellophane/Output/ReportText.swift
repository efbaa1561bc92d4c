import Scenes
import Simulator

/// What `check` says of one file to a person.
struct ReportText {
  private let report: Report
  private let file: String

  init(_ report: Report, file: String) {
    self.report = report
    self.file = file.visible
  }

  /// The verdict, then every expectation that failed with its place, then what the audit
  /// found, what the engine told, and what there is to note, of each pane.
  var text: String {
    let count = report.expectations.count
    let verdict =
      report.passed
      ? "ok      \(file)  (\(count) \(count == 1 ? "expectation" : "expectations"))"
      : "FAILED  \(file)"
    let failures = report.expectations.filter { !$0.passed }.map {
      "        \(file):\($0.line): \($0.message)"
    }
    let panes = report.panes.flatMap { pane in
      let title = pane.title.isEmpty ? "" : "\(pane.title.displaySafe): "
      let margin = String(repeating: " ", count: title.columnWidth)
      return pane.findings.flatMap { [title + $0.message.displaySafe, margin + $0.amounts] }
        + (pane.diagnostics.map(told) + silence(of: pane) + pane.notes.map { "note: \($0)" }).map {
          title + $0
        }
    }
    return ([verdict] + failures + panes.map { "        \($0)" }).joined(separator: "\n")
  }

  /// What was not judged; nothing where everything was.
  private func silence(of pane: PaneReport) -> [String] {
    guard !pane.notJudged.isEmpty else { return [] }
    return ["not judged, for want of an oracle: \(pane.notJudged.joined(separator: ", "))"]
  }

  /// A diagnostic, after the element it is about.
  private func told(_ diagnostic: DiagnosticReport) -> String {
    let place = diagnostic.indexPath.map { "\($0) " } ?? ""
    return "! \(place)\(diagnostic.message.displaySafe)"
  }
}
