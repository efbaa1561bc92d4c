import Simulator

/// What `check` says of one file to a person.
struct ReportText {
  private let report: Report
  private let file: String

  init(_ report: Report, file: String) {
    self.report = report
    self.file = file
  }

  /// The verdict, then every expectation that failed with its place, then what the audit found.
  var text: String {
    let count = report.expectations.count
    let verdict =
      report.passed
      ? "ok      \(file)  (\(count) \(count == 1 ? "expectation" : "expectations"))"
      : "FAILED  \(file)"
    let failures = report.expectations.filter { !$0.passed }.map {
      "        \(file):\($0.line): \($0.message)"
    }
    let findings = report.panes.flatMap { pane in
      pane.findings.map { finding in
        let title = pane.title.isEmpty ? "" : "\(pane.title): "
        return "        \(title)\(finding.invariant) ×\(finding.count): \(finding.message)"
      }
    }
    return ([verdict] + failures + findings).joined(separator: "\n")
  }
}
