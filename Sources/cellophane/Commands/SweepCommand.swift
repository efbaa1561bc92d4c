import ArgumentParser
import Foundation
import Scenes
import Simulator

/// `cellophane sweep FILE`.
struct SweepCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Run a scene over a range of a knob, and find the values that break it.",
    discussion: """
      The knob is any key that a set step takes. The scene runs headless once for each value, on all \
      cores, and of every pane a table and a plot tell what was found. A number for a size sets the \
      side along the axis that scrolls and keeps the other. --values takes words, and sizes in their \
      brackets, with commas between them. panes.0.behavior.requery is a key of the first pane alone. \
      A preset (behavior.preset) is taken alone, without the knobs that the scene and its steps turn. \
      What set steps say of the knob is left out; keys that steps press may still turn it.

      EXAMPLES:
        cellophane sweep bug.yaml --knob layout.estimatedItemSize \\
          --from 10 --to 300 --step 10
        cellophane sweep bug.yaml --knob behavior.requery \\
          --values fixpoint,once,never
        cellophane sweep bug.yaml --knob behavior.preset \\
          --values uikit,correct,flowLayoutIOS8
        cellophane sweep bug.yaml --knob viewport \\
          --values '[320, 480],[480, 320]' --pane fix
        cellophane sweep bug.yaml --knob data --from 10 --to 100 --step 10 --json \\
          | jq .verdicts
      """)

  @Argument(
    help: ArgumentHelp("A scene, a data file, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp("The key, such as layout.estimatedHeight.", valueName: "key"),
    completion: .knobs)
  var knob: String

  @Option(parsing: .unconditional, help: .number("The first value of a range."))
  var from: Double?

  @Option(parsing: .unconditional, help: .number("The last value of a range."))
  var to: Double?

  @Option(parsing: .unconditional, help: .number("How far apart the values are."))
  var step: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The values instead of a range.", valueName: "a,b,c"))
  var values: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var pane: PaneOption

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: UnusedLookOptions

  func validate() throws {
    _ = try listed()
  }

  @MainActor
  func run(_ program: Program) throws {
    let scene = try program.scene(at: file)
    let swept = try SweptKnob(knob, of: scene)
    let pane = try pane.index(in: scene) ?? swept.pane
    let values = try listed()
    let scenes = try values.map { (value: $0, scene: try self.scene(swept, at: $0)) }
    let points =
      scenes.count == 1
      ? [try SweepPoint(scenes[0].value, running: scenes[0].scene)]
      : try points(at: scenes.map(\.value), input: program.standardInput.data)
    let sweep = Sweep(
      scene: scene.name, knob: knob, values: points, pane: pane, notes: swept.notes(on: values))
    guard !json else { return try StandardOutput.write(JSONText.of(sweep)) }
    let columns = options.size?.columns ?? GridSize.standard.columns
    try program.tell(SweepText(sweep, columns: columns, isASCII: program.drawsASCII).text)
  }

  /// The values, spelled as a scene spells them.
  private func listed() throws -> [String] {
    do {
      if let values {
        guard from == nil, to == nil, step == nil else {
          throw ValidationError("--values stands instead of --from, --to and --step.")
        }
        return try SweepValues.listed(values)
      }
      guard let from, let to, let step else {
        throw ValidationError("Say which values: --from, --to and --step, or --values.")
      }
      return try SweepValues.numbers(from: from, to: to, step: step)
    } catch let mistake as SweepValues.Mistake {
      throw ValidationError(mistake.description)
    }
  }

  /// The scene at a value; a wrong one is told before anything runs.
  @MainActor
  private func scene(_ swept: SweptKnob, at value: String) throws -> Scene {
    do {
      return try swept.scene(at: value)
    } catch let error as SceneError {
      throw Misuse("--knob \(knob) at \(value): \(error.message)")
    }
  }

  /// What the values show, each in a process of its own.
  private func points(at values: [String], input: Data?) throws -> [SweepPoint] {
    let runs = values.map { value in
      let arguments =
        ["sweep", "--knob=\(knob)", "--values=\(value)", "--json"] + options.values.words + [
          "--", file,
        ]
      return (name: "The run at \(value)", arguments: arguments)
    }
    struct Part: Decodable {
      var values: [SweepPoint]
    }
    return try ChildProcesses(input: input).outputs(of: runs).flatMap { output in
      try JSONDecoder().decode(Part.self, from: output).values
    }
  }
}

extension ArgumentHelp {
  fileprivate static func number(_ abstract: ArgumentHelp) -> ArgumentHelp {
    var help = abstract
    help.valueName = "number"
    return help
  }
}
