import ArgumentParser
import Scenes
import Simulator
import Terminal

/// `cellophane shrink FILE`.
struct ShrinkCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Reduce a scene to a smallest one that still shows the same finding.",
    discussion: """
      Takes away steps, panes, sections, items and keys, and makes numbers plainer, as long as the \
      same invariant is broken, or the same diagnostic told, in the same pane. Data of a file are \
      written out. Ends with 1 when nothing is found in the scene and nothing told.

      EXAMPLES:
        cellophane shrink bug.yaml > small.yaml
        cellophane shrink bug.yaml --finding anchor --pane bug -o small.yaml
        cellophane shrink feed.yaml --finding coverage --runs 200
        cellophane shrink crash.yaml --finding indexPathDoesNotExist
      """)

  @Argument(
    help: ArgumentHelp("A scene, a data file, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the scene to this file, or into this pipe.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Write over a file that is there.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "The finding that must remain, by its headline or its invariant, or the id of a diagnostic.",
      valueName: "name"),
    completion: .list(Symptom.names), transform: symptom)
  var finding: Symptom?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How often the scene is run at most.", valueName: "number"))
  var runs = 1_000

  @OptionGroup var pane: PaneOption

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: UnusedLookOptions

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs is a number from 1.") }
  }

  @MainActor
  func run(_ program: Program) throws {
    let scene = try program.scene(at: file)
    let pane = try pane.index(in: scene)
    let output = try output.map { try OutputFile($0, isForced: force) }
    let (target, message) = try target(in: scene, pane: pane)
    Self.tell("Keeping \(Self.named(target, of: scene)), first: \(message.displaySafe)")
    let shrunk = try shrunk(scene, to: target)
    let text = SceneOutline.writer.text(
      of: shrunk.scene,
      remarks: ["What is left of \(scene.name) and still shows \(Self.named(target, of: scene))."])
    try output?.write(text) ?? StandardOutput.write(text, terminator: "")
    // The same finding may be left for another reason.
    if let left = shrunk.message, left != message { Self.tell("Left is: \(left.displaySafe)") }
    Self.tell(
      SceneMeasure(shrunk.scene).told(from: SceneMeasure(scene))
        + "; \(shrunk.runs) runs" + (shrunk.isSmallest ? "." : ", and --runs allows no more."))
  }

  /// What is to be kept, and what it says: what was asked for; else what a pane shows first that another does not, or
  /// that all show.
  @MainActor
  private func target(
    in scene: Scene, pane wanted: Int?
  ) throws -> (target: Shrink.Target, message: String) {
    let panes = try Symptom.sightings(in: scene)
    let seen = panes.enumerated().filter { wanted ?? $0.offset == $0.offset }
      .flatMap { pane, sightings in sightings.map { (pane: pane, sighting: $0) } }
      .filter { finding ?? $0.sighting.symptom == $0.sighting.symptom }
    let telling = seen.first { _, sighting in
      panes.contains { !$0.contains { $0.symptom == sighting.symptom } }
    }
    if let (pane, sighting) = telling ?? seen.first {
      return (Shrink.Target(pane: pane, symptom: sighting.symptom), sighting.message)
    }
    let others = zip(scene.paneNames, panes).flatMap { name, sightings in
      sightings.map { "\($0.symptom.name) in “\(name.displaySafe)”" }
    }
    let asked = finding.map { "no finding \($0.name)" } ?? "no finding"
    let place = wanted.map { " in “\(scene.paneNames[$0].displaySafe)”" } ?? ""
    throw NoResult(
      "\(file) shows \(asked)\(place)"
        + (others.isEmpty ? "." : "; it shows \(others.joined(separator: ", ")).")
    )
  }

  @MainActor
  private func shrunk(_ scene: Scene, to target: Shrink.Target) throws -> Shrink {
    let isTerminal = StandardStreams.errorIsTerminal
    var shrink = try Shrink(scene, to: target, limit: runs) { shrink in
      guard isTerminal || shrink.runs % 100 == 0 else { return }
      let state = "\(shrink.runs) runs, \(SceneMeasure(shrink.scene).steps) steps left"
      if isTerminal { StandardError().show(state) } else { Self.tell(state) }
    }
    shrink.run()
    return shrink
  }

  private static func named(_ target: Shrink.Target, of scene: Scene) -> String {
    target.symptom.name
      + (scene.panes.count > 1 ? " in “\(scene.paneNames[target.pane].displaySafe)”" : "")
  }

  private static func symptom(_ name: String) throws -> Symptom {
    guard let symptom = Symptom(named: name) else {
      throw ValidationError(
        "there is none of that name. There are \(Symptom.names.joined(separator: ", ")).")
    }
    return symptom
  }

  private static func tell(_ words: String) {
    var stream = StandardError()
    print(words, to: &stream)
  }
}
