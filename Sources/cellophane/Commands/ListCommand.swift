import ArgumentParser
import Foundation
import Renderer
import Scenes

/// `cellophane list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the shipped scenes, the layouts and the fixes.",
    discussion: """
      EXAMPLES:
        cellophane list
        cellophane list load more
        cellophane list estimatedItemSize --names
        cellophane list keyboard ./scenes
        cellophane list --keys
      """)

  @Argument(
    help: ArgumentHelp(
      "List only what has all these words in its name, its keywords or its texts. A path with a slash or the extension of a scene or data file is searched instead of the shipped scenes.",
      valueName: "word-or-path"))
  var words: [String] = []

  @Flag(help: "Print only the names of the scenes.")
  var names = false

  @Flag(help: "Print every setting of a scene, its values, default and effect, as Markdown.")
  var keys = false

  @OptionGroup var look: UnusedLookOptions

  func validate() throws {
    guard !keys || words.isEmpty else { throw ValidationError("--keys takes no words.") }
    guard words.isEmpty || words.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      throw ValidationError("the word is empty.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        guard !keys else {
          return try StandardOutput.write(SettingsReference.text, terminator: "")
        }
        let program = Program(options: RunOptions())
        let paths = words.filter(Self.isPath)
        try program.printText(
          words.isEmpty
            ? whole(program) : paths.isEmpty ? found(program) : ownScenes(at: paths))
      } catch {
        throw Complaint.make(of: error)
      }
    }
  }

  /// Whether an argument is a path and not a word.
  private static func isPath(_ argument: String) -> Bool {
    argument.contains("/") || [".", ".."].contains(argument)
      || LocalFiles.endings.contains(URL(fileURLWithPath: argument).pathExtension.lowercased())
  }

  /// The user's scenes and data files at these paths that have the other words.
  ///
  /// - Throws: `Misuse` for a path at which there is nothing, `NoResult` if nothing has the words.
  private func ownScenes(at paths: [String]) throws -> String {
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      throw Misuse("there is no file or folder \(path.visible).")
    }
    let text = words.filter { !Self.isPath($0) }.joined(separator: " ")
    let entries = LocalFiles(at: paths).entries
    let shown =
      text.isEmpty ? entries : GallerySearch(text).matches(in: entries).map(\.entry)
    let place = paths.map(\.visible).joined(separator: ", ")
    guard !shown.isEmpty else {
      throw NoResult(
        text.isEmpty
          ? "there is no scene or data file in \(place)."
          : "nothing in \(place) is found by “\(text.visible)”.")
    }
    guard !names else { return shown.map(\.path.visible).joined(separator: "\n") }
    let width = shown.map(\.path.visible.count).max() ?? 0
    return shown.map { Self.line($0.path.visible, $0.title.visible, width: width) }
      .joined(separator: "\n")
  }

  /// The scenes and the layouts that have the words.
  @MainActor
  private func found(_ program: Program) throws -> String {
    let tour = try program.tour()
    let text = words.joined(separator: " ")
    let matches = GallerySearch(text).matches(in: tour.entries(of: try tour.stops(SceneLoader())))
    let scenes = matches.map {
      (place: $0.place, name: Tour.name(of: $0.entry.path), $0.entry.title)
    }
    guard !names else {
      guard !scenes.isEmpty else { throw nothing(text) }
      return scenes.map(\.name).joined(separator: "\n")
    }
    let width = scenes.map(\.name.count).max() ?? 0
    var blocks = GallerySearch.Place.allCases.map { place in
      (
        "Scenes \(place.rawValue.lowercased()):",
        scenes.filter { $0.place == place }.map { Self.line($0.name, $0.2, width: width) }
      )
    }
    let search = SearchWords(text)
    let kinds = SceneFormat.builtLayoutKinds.filter { kind in
      search.fit(([kind.name, kind.summary] + kind.properties.map(\.name)).joined(separator: "\n"))
    }
    blocks.append((Self.layoutHeading, Self.lines(of: kinds)))
    let templates = try program.templates().filter { search.fit("\($0.kind) \($0.title)") }
    blocks.append((NewCommand.heading, NewCommand.lines(of: templates)))
    let shown = blocks.filter { !$0.1.isEmpty }
    guard !shown.isEmpty else { throw nothing(text) }
    return shown.map { ([$0.0] + $0.1).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func nothing(_ text: String) -> NoResult {
    NoResult("nothing is found by “\(text.visible)”; `cellophane list` lists everything.")
  }

  private static let layoutHeading = "Layouts, for layout.kind and --layout:"

  private static func line(_ name: String, _ text: String, width: Int) -> String {
    "  \(name.padding(toLength: width, withPad: " ", startingAt: 0))  \(text)"
  }

  private static func lines(of kinds: [SceneFormat.LayoutKind]) -> [String] {
    let width = kinds.map(\.name.count).max() ?? 0
    return kinds.map { line($0.name, $0.summary.replacing("`", with: ""), width: width) }
  }

  @MainActor
  private func whole(_ program: Program) throws -> String {
    let tour = try program.tour()
    guard !names else { return tour.names.joined(separator: "\n") }
    let stops = try tour.stops(SceneLoader())
    let width = stops.map { $0.scene.name.count }.max() ?? 0
    func line(_ stop: Tour.Stop) -> String {
      Self.line(stop.scene.name, stop.scene.title, width: width)
    }
    let exhibits = stops.filter { $0.scene.exhibit != nil }
    let rooms = tour.museum.rooms.flatMap { room in
      ["  \(room.title)"] + exhibits.filter { room.scenes.contains($0.name) }.map(line)
    }
    let others = exhibits.filter { tour.museum.room(of: $0.name) == nil }.map(line)
    let scenes =
      ["Scenes, in the order of the tour:"] + stops.filter { $0.scene.exhibit == nil }.map(line)
    let museum = ["", "The museum, room by room:"] + rooms + others
    let layouts = ["", Self.layoutHeading] + Self.lines(of: SceneFormat.builtLayoutKinds)
    let templates = try program.templates()
    let first = templates.isEmpty ? [] : ["", NewCommand.heading] + NewCommand.lines(of: templates)
    let fixes =
      ["", "Fixes, for `cellophane fix NAME`:"]
      + (try FixFile.list(Fix.allCases.map(program.fixFile)))
    return (scenes + museum + layouts + first + fixes).joined(separator: "\n")
  }
}
