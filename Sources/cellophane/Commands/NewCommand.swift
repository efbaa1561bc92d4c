import ArgumentParser
import Foundation
import Scenes

/// `cellophane new KIND [FILE]`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first scene for a common situation.",
    discussion: """
      The kinds are chat, feed, grid, table, carousel, settings and compositional. The scene shows a usual \
      problem; its comments explain each key in UIKit's terms, and say which lines to change to cure it. Without a \
      file, writes KIND.yaml into the current folder; - is standard output.

      EXAMPLES:
        cellophane new chat
        cellophane new feed bug.yaml
        cellophane new grid - | cellophane check -
      """)

  @Argument(
    help: ArgumentHelp("The situation; without it, lists the kinds.", valueName: "kind"),
    completion: .templates)
  var kind: String?

  @Argument(
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file())
  var file: String?

  @Flag(help: "Overwrite an existing file.")
  var force = false

  @OptionGroup var look: UnusedLookOptions

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        try run(Program(options: RunOptions()))
      } catch {
        throw Complaint.make(of: error)
      }
    }
  }

  @MainActor
  private func run(_ program: Program) throws {
    let templates = try program.templates()
    guard let kind else {
      let lines = [Self.heading] + Self.lines(of: templates)
      return try program.printText(lines.joined(separator: "\n"))
    }
    guard let template = templates.first(where: { $0.kind == kind.lowercased() }) else {
      throw Misuse(Self.unknown(kind, among: templates.map(\.kind)))
    }
    let text = try template.text()
    guard file != "-" else { return try StandardOutput.write(sceneFile: text) }
    let name = file ?? "\(template.kind).yaml"
    guard !name.isEmpty else { throw Misuse("the name of the file is empty.") }
    guard SceneFormat.canName(name) else {
      throw Misuse("\(name.visible) would be read as data; give it a name that ends in .yaml.")
    }
    try OutputFile(name, isForced: force).write(text)
    let word = ShellWord(name).text
    try program.printText(
      "\(name.visible) is written: \(template.title).\n"
        + "Next: cellophane open \(word), or cellophane check \(word)")
  }

  static let heading = "First scenes, which `cellophane new KIND` writes:"

  /// The kinds with the titles of their scenes.
  static func lines(of templates: [SceneTemplate]) -> [String] {
    let width = templates.map(\.kind.count).max() ?? 0
    return templates.map { template in
      "  \(template.kind.padding(toLength: width, withPad: " ", startingAt: 0))  \(template.title)"
    }
  }

  private static func unknown(_ kind: String, among kinds: [String]) -> String {
    let near = NearName.of(kind, among: kinds).map { " Did you mean “\($0)”?" } ?? ""
    return
      "there is no first scene “\(kind.visible)”.\(near) There are \(kinds.joined(separator: ", "))."
  }
}
