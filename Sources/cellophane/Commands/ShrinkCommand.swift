import ArgumentParser
import Scenes
import Simulator
import Terminal

/// `cellophane shrink FILE`.
struct ShrinkCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Reduce a scene to a minimal one with the same finding.",
    discussion: """
      Removes steps, panes, sections, items and keys and simplifies numbers, as long as the same pane \
      has the same finding or diagnostic. Data of a file is written into the scene. The exit status is \
      1 if the scene has no finding and no diagnostic.

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
    help: ArgumentHelp("Write the scene to this file or pipe.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Overwrite an existing file.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "The finding that must remain, by its headline or its invariant, or the id of a diagnostic.",
      valueName: "name"),
    completion: .list(Symptom.names), transform: symptom)
  var finding: Symptom?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most runs of the scene.", valueName: "number"))
  var runs = 1_000

  @OptionGroup var pane: PaneOption

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: UnusedLookOptions

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs must be at least 1.") }
  }

  @MainActor
  func run(_ program: Program) throws {
    let scene = try program.scene(at: file)
    let pane = try pane.index(in: scene)
    let output = try output.map { try OutputFile($0, isForced: force) }
    let (target, message) = try target(in: scene, pane: pane)
    Self.report("Keeping \(Self.named(target, of: scene)), first: \(message.displaySafe)")
    let shrunk = try shrunk(scene, to: target)
    let text = SceneOutline.writer.text(
      of: shrunk.scene,
      remarks: ["Reduced from \(scene.name); still shows \(Self.named(target, of: scene))."])
    try output?.write(text) ?? StandardOutput.write(sceneFile: text)
    // The kept finding may now have a different cause.
    if let left = shrunk.message, left != message { Self.report("Now: \(left.displaySafe)") }
    Self.report(
      "Left: " + SceneMeasure(shrunk.scene).reduction(from: SceneMeasure(scene))
        + "; \(shrunk.runs) runs" + (shrunk.isSmallest ? "." : "; stopped at the limit of --runs."))
  }

  /// The finding to keep, and its message: the one of --finding, or else the first that not all panes have, or else the first.
  @MainActor
  private func target(
    in scene: Scene, pane wanted: Int?
  ) throws -> (target: Shrink.Target, message: String) {
    let panes = try Symptom.sightings(in: scene)
    let seen = panes.enumerated().filter { wanted ?? $0.offset == $0.offset }
      .flatMap { pane, sightings in sightings.map { (pane: pane, sighting: $0) } }
      // A note is kept only if --finding names it.
      .filter { _, sighting in
        finding.map { $0 == sighting.symptom } ?? !sighting.symptom.isNote
      }
    let telling = seen.first { _, sighting in
      panes.contains { !$0.contains { $0.symptom == sighting.symptom } }
    }
    if let (pane, sighting) = telling ?? seen.first {
      return (Shrink.Target(pane: pane, symptom: sighting.symptom), sighting.message)
    }
    let others = zip(scene.paneNames, panes).flatMap { name, sightings in
      sightings.map { "\($0.symptom.title) in “\(name.displaySafe)”" }
    }
    let asked = finding.map { "no finding \($0.title)" } ?? "no finding"
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
      if isTerminal { StandardError().show(state) } else { Self.report(state) }
    }
    shrink.run()
    return shrink
  }

  private static func named(_ target: Shrink.Target, of scene: Scene) -> String {
    target.symptom.title
      + (scene.panes.count > 1 ? " in “\(scene.paneNames[target.pane].displaySafe)”" : "")
  }

  private static func symptom(_ name: String) throws -> Symptom {
    guard let symptom = Symptom(named: name) else {
      throw ValidationError(
        "no such finding. There are \(Symptom.titles.joined(separator: ", ")).")
    }
    return symptom
  }

  private static func report(_ words: String) {
    var stream = StandardError()
    print(words, to: &stream)
  }
}
