import ArgumentParser
import Foundation
import Scenes
import Simulator

/// `cellophane check FILE …`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run scenes headless and see whether their expectations hold.",
    discussion: """
      Ends with 0 when every expectation holds, with 1 when one does not, with 2 when a file cannot
      be read or is wrong.

      EXAMPLES:
        cellophane check bug.yaml
        cellophane check Scenes/*.yaml
        cellophane check bug.yaml --json | jq .panes[0].findings
      """)

  @Argument(help: ArgumentHelp("Scenes, data files, or - for standard input.", valueName: "file"))
  var files: [String]

  @Flag(help: "Print one JSON object per file and line.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let program = Program(options: options)
      var worst = ExitCode.success
      for file in files {
        let code = try check(file, program)
        worst = ExitCode(max(worst.rawValue, code.rawValue))
      }
      if worst != .success { throw worst }
    }
  }

  @MainActor
  private func check(_ file: String, _ program: Program) throws -> ExitCode {
    do {
      let scene = try program.loader.scene(at: file)
      let report = try HeadlessRun(scene).report()
      if json {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(report), as: UTF8.self))
      } else {
        print(report.passed ? "ok  \(report.scene)" : "FAILED  \(report.scene)")
      }
      return report.passed ? .success : .expectationFailed
    } catch {
      guard let code = Complaint.make(of: error) as? ExitCode else { throw error }
      return code
    }
  }
}
