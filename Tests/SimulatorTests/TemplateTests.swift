import Foundation
import Scenes
import Simulator
import Testing

/// The first scenes of `cellophane new`: each shows its problem, and is cured by the lines that it names.
@Suite("First scenes")
@MainActor
struct TemplateTests {
  nonisolated private static let folder = ShippedScenesTests.folder.appending(path: "templates")

  /// The invariants that each breaks.
  nonisolated private static let broken: [(String, Set<String>)] = [
    ("carousel", ["anchor", "target"]), ("chat", ["anchor", "target"]),
    ("compositional", ["sizeFidelity"]),
    ("feed", ["anchor"]),
    ("grid", ["anchor"]), ("settings", ["sizeFidelity"]), ("table", ["target"]),
  ]

  /// The text of a template, with the lines changed that its comments name.
  private func text(_ kind: String, isCured: Bool = false, isChecked: Bool = false) throws -> String
  {
    let text = try String(
      contentsOf: Self.folder.appending(path: "\(kind).yaml"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.compactMap { line -> String? in
      if isCured, line.contains("# bug") { return nil }
      guard isCured && line.contains("# cure") || isChecked && line.hasSuffix("# check") else {
        return String(line)
      }
      return String(line).replacing("# ", with: "", maxReplacements: 1)
    }.joined(separator: "\n")
  }

  private func report(_ text: String, _ kind: String) throws -> Report {
    try HeadlessRun(SceneLoader().scene(text: text, name: "\(kind).yaml")).report()
  }

  @Test("All are known here")
  func kinds() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.broken.map { "\($0.0).yaml" })
  }

  @Test("The problem is found, and check fails once the expectation is there", arguments: broken)
  func problem(_ kind: String, _ invariants: Set<String>) throws {
    let report = try report(text(kind), kind)
    #expect(Set(report.panes.flatMap(\.findings).map(\.invariant)) == invariants)
    // UIKit ignores what the description of the compositional layout says, which is the problem.
    let expected = kind == "compositional" ? ["fractionNotMeasured"] : []
    #expect(report.passed && report.panes.flatMap(\.diagnostics).map(\.id) == expected)
    #expect(try self.report(text(kind, isChecked: true), kind).passed == false)
  }

  @Test("Nothing is found after the cure", arguments: broken.map(\.0))
  func cure(_ kind: String) throws {
    let report = try report(text(kind, isCured: true, isChecked: true), kind)
    #expect(report.panes.flatMap(\.findings).isEmpty)
    #expect(report.passed && report.isQuiet && report.expectations.count == 1)
  }

  @Test("Each says what its keys are, and waits for the presenter", arguments: broken.map(\.0))
  func comments(_ kind: String) throws {
    let text = try text(kind)
    let scene = try SceneLoader().scene(text: text, name: "\(kind).yaml")
    #expect(!scene.title.isEmpty && !scene.about.isEmpty)
    #expect(scene.steps.contains { if case .pause = $0.kind { true } else { false } })
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
