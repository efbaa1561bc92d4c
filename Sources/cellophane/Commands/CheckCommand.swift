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
        cellophane check bug.yaml --json | jq '.panes[0].findings'
        cellophane check bug.yaml --json --trace --elements all
      """)

  @Argument(
    help: ArgumentHelp("Scenes, data files, or - for standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Flag(help: "Print one JSON object per file and line.")
  var json = false

  @Flag(help: "Tell every call and every change of content offset and content size.")
  var trace = false

  @Option(
    help: ArgumentHelp("List the elements on the screen, or all of the layout.", valueName: "which")
  )
  var elements = HeadlessRun.Elements.screen

  @OptionGroup var options: CommonOptions

  func validate() throws {
    guard json || (!trace && elements == .screen) else {
      throw ValidationError("--trace and --elements are told in JSON: add --json.")
    }
  }

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
      let scene = try program.scene(at: file)
      let report = try HeadlessRun(scene, keepsTrace: trace).report(elements: elements)
      print(try json ? Self.json(report) : ReportText(report, file: file).text)
      return report.passed ? .success : .expectationFailed
    } catch {
      guard let code = Complaint.make(of: error) as? ExitCode else { throw error }
      return code
    }
  }

  private static func json(_ report: Report) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}

extension HeadlessRun.Elements: ExpressibleByArgument {}
