import ArgumentParser
import Scenes
import Simulator

/// `cellophane check FILE …`.
struct CheckCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run scenes headless and check their expectations.",
    discussion: """
      Prints for each pane whether its expectations held, the findings with their number and \
      amount, after a ! the diagnostics of the engine, and what still moved at the end. The exit status is 0 if every expectation holds, 1 if one fails, and 2 if a file \
      cannot be read or is not valid; with --strict it is also 1 for any finding or diagnostic.

      EXAMPLES:
        cellophane check bug.yaml
        cellophane check Scenes/*.yaml
        cellophane check feed.yaml --strict && echo quiet
        cellophane check fling.yaml --settle
        cellophane check bug.yaml --json | jq '.panes[0].findings'
        cellophane check bug.yaml --json --trace --elements all
      """)

  @Argument(
    help: ArgumentHelp("Scenes, data files, or - for standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Flag(help: "Print one JSON object per file and line.")
  var json = false

  @Flag(
    help: "Exit with 1 for any finding or diagnostic, even an expected one.")
  var strict = false

  @Flag(
    help: ArgumentHelp(
      "After the last step, go on until nothing moves, for at most \(Int(HeadlessRun.settlingLimit)) seconds of scene time."
    ))
  var settle = false

  @Flag(help: "Print every layout call and every change of content offset and content size.")
  var trace = false

  @Option(
    help: ArgumentHelp(
      "List the elements on the screen, or all elements of the layout.", valueName: "which")
  )
  var elements = HeadlessRun.Elements.screen

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: UnusedLookOptions

  func validate() throws {
    guard json || (!trace && elements == .screen) else {
      throw ValidationError("--trace and --elements need --json.")
    }
  }

  @MainActor
  func run(_ program: Program) throws {
    var worst = ExitCode.success
    for file in files {
      let code = try check(file, program)
      worst = ExitCode(max(worst.rawValue, code.rawValue))
    }
    if worst != .success { throw worst }
  }

  @MainActor
  private func check(_ file: String, _ program: Program) throws -> ExitCode {
    do {
      let scene = try program.scene(at: file)
      let report = try HeadlessRun(scene, keepsTrace: trace).report(
        elements: elements, settles: settle)
      if json {
        try StandardOutput.write(JSONText.of(report))
      } else {
        try program.printText(ReportText(report, file: file, settles: settle).text)
      }
      return report.passed && (report.isQuiet || !strict) ? .success : .expectationFailed
    } catch let failure as StandardOutput.Failure {
      throw failure
    } catch {
      if error is SceneError, program.isTour(file) {
        var errors = StandardError()
        print("\(file): a tour, not a scene; skipped", to: &errors)
        return .success
      }
      guard let code = Complaint.make(of: error) as? ExitCode else { throw error }
      return code
    }
  }
}

extension HeadlessRun.Elements: ExpressibleByArgument {}
