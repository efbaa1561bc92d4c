import Foundation
import Scenes
import Simulator

/// The text that `check` prints about one file.
struct ReportText {
  private let report: Report
  private let file: String

  init(_ report: Report, file: String) {
    self.report = report
    self.file = file.visible
  }

  /// The verdict, the failed expectations with their lines, and the findings, diagnostics and notes of each pane.
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
      return pane.findings.flatMap {
        [title + $0.message.displaySafe, margin + $0.amounts, margin + fixes(of: $0)]
      }
        + (pane.diagnostics.map(text(of:)) + unjudged(in: pane) + pane.notes.map { "note: \($0)" })
        .map {
          title + $0
        }
    }
    return ([verdict] + failures + panes.map { "        \($0)" }).joined(separator: "\n")
  }

  /// The command that prints the code of the most common fixes.
  private func fixes(of finding: FindingReport) -> String {
    "fix: cellophane fix " + finding.fixes.prefix(3).map(\.rawValue).joined(separator: " ")
  }

  /// The invariants that the audit could not judge.
  private func unjudged(in pane: PaneReport) -> [String] {
    guard !pane.notJudged.isEmpty else { return [] }
    return [
      "not judged, because the true layout is unknown: \(pane.notJudged.joined(separator: ", "))"
    ]
  }

  /// A diagnostic, preceded by its index path.
  private func text(of diagnostic: DiagnosticReport) -> String {
    let place = diagnostic.indexPath.map { "\($0) " } ?? ""
    return "! \(place)\(diagnostic.message.displaySafe)"
  }
}

/// JSON on one line with sorted keys, so that equal values have equal text.
enum JSONText {
  /// - Throws: An error if the value cannot be encoded.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
