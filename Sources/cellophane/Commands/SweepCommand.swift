import ArgumentParser
import Foundation
import Scenes
import Simulator

/// `cellophane sweep FILE`.
struct SweepCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Run a scene for each value of a knob, and find the values that break it.",
    discussion: """
      The knob is any key that a set step can change. The scene runs headless once for each value, on \
      all cores; a table and a plot show the findings of each pane. A number for a size sets its side \
      along the scroll axis and keeps the other. Separate --values by commas; write sizes in brackets. \
      Without values, a knob of words is swept over all its words, and behavior over all presets. \
      panes.0.behavior.requery is a key of the first pane alone. A sweep over behavior.preset ignores \
      other behavior settings of the scene and its steps. Set steps for the knob are left out; keys \
      that steps press may still change it.

      EXAMPLES:
        cellophane sweep bug.yaml --knob layout.estimatedItemSize \\
          --from 10 --to 300 --step 10
        cellophane sweep bug.yaml --knob behavior.requery
        cellophane sweep bug.yaml --knob behavior \\
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

  @Option(parsing: .unconditional, help: .number("The first value of the range."))
  var from: Double?

  @Option(parsing: .unconditional, help: .number("The last value of the range."))
  var to: Double?

  @Option(parsing: .unconditional, help: .number("The distance between values."))
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
    let (values, notes) = try listed().map { ($0, []) } ?? words(of: swept)
    let scenes = try values.map { (value: $0, scene: try self.scene(swept, at: $0)) }
    let points =
      scenes.count == 1
      ? [try SweepPoint(scenes[0].value, running: scenes[0].scene)]
      : try points(at: scenes.map(\.value), input: program.standardInput.data)
    let sweep = Sweep(
      scene: scene.name, knob: knob, values: points, pane: pane,
      notes: swept.notes(on: values) + notes)
    guard !json else { return try StandardOutput.write(JSONText.of(sweep)) }
    let columns = options.size?.columns ?? GridSize.standard.columns
    try program.printText(SweepText(sweep, columns: columns, isASCII: program.drawsASCII).text)
  }

  /// The values to sweep, in the notation of a scene; nil if the command line has none.
  private func listed() throws -> [String]? {
    do {
      if let values {
        guard from == nil, to == nil, step == nil else {
          throw ValidationError("Use either --values or --from/--to/--step.")
        }
        return try SweepValues.listed(values)
      }
      guard from != nil || to != nil || step != nil else { return nil }
      guard let from, let to, let step else {
        throw ValidationError("Give the values by --from, --to and --step, or by --values.")
      }
      return try SweepValues.numbers(from: from, to: to, step: step)
    } catch let mistake as SweepValues.Mistake {
      throw ValidationError(mistake.description)
    }
  }

  /// The words of the knob, with sentences on those that are left out.
  ///
  /// - Throws: `Misuse` for a knob whose values are not words, and an unknown one.
  @MainActor
  private func words(of swept: SweptKnob) throws -> ([String], [String]) {
    do {
      if let words = try swept.words() { return (words.accepted, words.notes) }
    } catch let error as SceneError {
      throw Misuse("--knob \(knob): \(error.message)")
    }
    let form = swept.formText.map { " A value is \($0)." } ?? ""
    throw Misuse(
      "--knob \(knob) needs values: give --from, --to and --step, or --values.\(form)")
  }

  /// The scene with the knob set to `value`.
  ///
  /// - Throws: `Misuse` if the value is not valid.
  @MainActor
  private func scene(_ swept: SweptKnob, at value: String) throws -> Scene {
    do {
      return try swept.scene(at: value)
    } catch let error as SceneError {
      throw Misuse("--knob \(knob) at \(value): \(error.message)")
    }
  }

  /// Runs each value in a separate process.
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
