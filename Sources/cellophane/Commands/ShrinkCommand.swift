import ArgumentParser
import Foundation
import Scenes
import Simulator
import Terminal

/// `cellophane shrink FILE`.
struct ShrinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Reduce a scene to a smallest one that still shows the same finding.",
    discussion: """
      Takes away steps, panes, sections, items and keys, and makes numbers plainer, as long as the
      audit finds the same against the same invariant in the same pane. Data of a file are written
      out. Ends with 1 when nothing is found in the scene.

      EXAMPLES:
        cellophane shrink bug.yaml > small.yaml
        cellophane shrink bug.yaml --finding anchor --pane bug -o small.yaml
        cellophane shrink feed.yaml --finding coverage --runs 200
      """)

  @Argument(
    help: ArgumentHelp("A scene, a data file, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the scene to this file.", valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Write over a file that is there.")
  var force = false

  @Option(
    help: ArgumentHelp("The invariant that must still be broken.", valueName: "invariant"),
    completion: .list(Invariant.allCases.map(\.rawValue)))
  var finding: Invariant?

  @Option(help: ArgumentHelp("How often the scene is run at most.", valueName: "number"))
  var runs = 1_000

  @OptionGroup var pane: PaneOption

  @OptionGroup var options: CommonOptions

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs is a number from 1.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try Complaint.about {
        let scene = try Program(options: options).scene(at: file)
        let pane = try pane.index(in: scene)
        if let output, !force, FileManager.default.fileExists(atPath: output) {
          throw ValidationError("\(output) is there already; --force writes over it.")
        }
        let (target, finding) = try target(in: scene, pane: pane)
        Self.tell("Keeping \(Self.named(target, of: scene)): \(finding.message.displaySafe)")
        let shrunk = try shrunk(scene, to: target)
        try write(shrunk.scene, showing: target, of: scene)
        Self.tell(
          SceneMeasure(shrunk.scene).told(from: SceneMeasure(scene))
            + "; \(shrunk.runs) runs" + (shrunk.isSmallest ? "." : ", and --runs allows no more."))
      }
    }
  }

  /// What is to be kept: what was asked for, or what the audit names first.
  @MainActor
  private func target(
    in scene: Scene, pane wanted: Int?
  ) throws -> (target: Shrink.Target, finding: Finding) {
    let findings = try Shrink.findings(of: scene)
    for (pane, findings) in findings.enumerated() where wanted ?? pane == pane {
      if let found = findings.first(where: { finding ?? $0.invariant == $0.invariant }) {
        return (Shrink.Target(pane: pane, invariant: found.invariant), found)
      }
    }
    let others = zip(scene.paneNames, findings).flatMap { name, findings in
      findings.map { "\($0.invariant.rawValue) in “\(name.displaySafe)”" }
    }
    let asked = finding.map { "no finding \($0.rawValue)" } ?? "no finding"
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
      Self.tell(state, terminator: isTerminal ? "\u{1B}[K\r" : "\n")
    }
    shrink.run()
    return shrink
  }

  @MainActor
  private func write(_ scene: Scene, showing target: Shrink.Target, of whole: Scene) throws {
    let text = SceneOutline.writer.text(
      of: scene,
      remarks: ["What is left of \(whole.name) and still shows \(Self.named(target, of: whole))."])
    guard let output else { return print(text, terminator: "") }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw NoResult("\(output) cannot be written.")
    }
  }

  private static func named(_ target: Shrink.Target, of scene: Scene) -> String {
    target.invariant.rawValue
      + (scene.panes.count > 1 ? " in “\(scene.paneNames[target.pane].displaySafe)”" : "")
  }

  private static func tell(_ words: String, terminator: String = "\n") {
    var stream = StandardError()
    print(words, terminator: terminator, to: &stream)
  }
}

extension Invariant: ExpressibleByArgument {}
