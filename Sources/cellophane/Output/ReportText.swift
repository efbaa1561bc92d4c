import Foundation
import Scenes
import Simulator

/// The text that `check` prints about one file.
struct ReportText {
  private let report: Report
  private let file: String
  private let settles: Bool

  /// - Parameters:
  ///   - report: The report.
  ///   - file: The file as the user named it.
  ///   - settles: Whether the run continued after the last step until nothing moved.
  init(_ report: Report, file: String, settles: Bool = false) {
    self.report = report
    self.file = file.visible
    self.settles = settles
  }

  /// The verdict on the file, then that on each pane with its broken expectations, findings, diagnostics and notes.
  var text: String {
    let panes = report.panes.flatMap { pane in
      heading(of: pane).map { ["        \($0)"] + details(of: pane).map { "          \($0)" } }
        ?? details(of: pane).map { "        \($0)" }
    }
    return ([verdict] + panes).joined(separator: "\n")
  }

  private var verdict: String {
    let lines = Set(report.expectations.map(\.line))
    let broken = Set(report.expectations.filter { !$0.passed }.map(\.line))
    guard !lines.isEmpty else {
      let isQuiet = report.panes.allSatisfy { $0.findings.isEmpty && $0.diagnostics.isEmpty }
      return
        "ran     \(file)  (no expectations: nothing was asserted\(isQuiet ? ", and nothing was found" : ""))"
    }
    guard !broken.isEmpty else {
      return "ok      \(file)  (\(Self.expectations(lines.count)) held)"
    }
    return "FAILED  \(file)  (\(broken.count) of \(Self.expectations(lines.count)) broken)"
  }

  /// The mark and what held in a pane; nil if the verdict on the file says that nothing was asserted.
  private func heading(of pane: PaneReport) -> String? {
    let title = pane.title.isEmpty ? "" : "\(pane.title.displaySafe): "
    let verdict = pane.verdict
    let held = verdict.heldConditions.joined(separator: ", ")
    let count = verdict.held.count + verdict.broken.count
    switch verdict.outcome {
    case .held:
      return "✓ \(title)\(Self.expectations(count)) held: \(held)"
    case .broken:
      return "✗ \(title)\(verdict.broken.count) of \(Self.expectations(count)) broken"
        + (held.isEmpty ? "" : "; held: \(held)")
    case .unasserted:
      return report.panes.count > 1 ? "– \(title)nothing was asserted" : nil
    }
  }

  private func details(of pane: PaneReport) -> [String] {
    pane.verdict.differences.map { "✗ \(file):\($0.line): \($0.message.displaySafe)" }
      + pane.findings.flatMap {
        [$0.message.displaySafe, "\($0.amounts) (\($0.status))", fixes(of: $0)]
      }
      + pane.diagnostics.map(text(of:)) + moving(in: pane) + unjudged(in: pane)
      + pane.notes.map { "note: \($0)" }
  }

  /// What still moved when the run ended.
  private func moving(in pane: PaneReport) -> [String] {
    guard !pane.moving.isEmpty else { return [] }
    let words = pane.moving.map(\.rawValue).joined(separator: ", ")
    let limit = Int(HeadlessRun.settlingLimit)
    return [
      settles
        ? "does not come to rest within \(limit) s after the last step; still moving: \(words)"
        : "still moving at the end: \(words) (--settle goes on until it rests)"
    ]
  }

  private static func expectations(_ count: Int) -> String {
    "\(count) \(count == 1 ? "expectation" : "expectations")"
  }

  /// The command that prints the code of the fixes to try first.
  private func fixes(of finding: FindingReport) -> String {
    "fix: cellophane fix " + finding.fixes.map(\.rawValue).joined(separator: " ")
  }

  /// The invariants that the audit could not judge.
  private func unjudged(in pane: PaneReport) -> [String] {
    guard !pane.notJudged.isEmpty else { return [] }
    let titles = pane.notJudged.map { FindingKind.named($0)?.title ?? $0 }
    return [
      "not judged, because the true layout is unknown: \(titles.joined(separator: ", "))"
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
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    return text.judgedScalars.reduce(into: "") { json, judged in
      if judged.isUnsafe || PlainText.isASCII && !judged.scalar.isASCII {
        json += escaped(judged.scalar)
      } else {
        json.unicodeScalars.append(judged.scalar)
      }
    }
  }

  /// A scalar of a string in JSON: `\u001B`, or a pair of surrogates.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(Character(scalar)).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
