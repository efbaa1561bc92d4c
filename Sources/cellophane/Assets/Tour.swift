import Foundation
import Renderer
import Scenes

/// The scenes that ship, in the order of the tour: those of the folder `scenes` by the two digits their file names begin
/// with, then the exhibits of the folder `museum`.
struct Tour {
  /// One of them.
  struct Stop {
    var path: String
    var scene: Scene

    /// What the gallery says of it.
    var entry: GalleryEntry {
      GalleryEntry(
        title: scene.title, about: Tour.flowing(scene.about),
        group: scene.group.isEmpty ? "More" : scene.group, path: path)
    }
  }

  /// What the gallery lists: the stops in their order, group by group.
  static func entries(of stops: [Stop]) -> [GalleryEntry] {
    let entries = stops.map(\.entry)
    var groups: [String] = []
    for entry in entries where !groups.contains(entry.group) { groups.append(entry.group) }
    return groups.flatMap { group in entries.filter { $0.group == group } }
  }

  /// A text whose lines are broken where they please, as paragraphs that a box can break anew.
  static func flowing(_ text: String) -> String {
    text.components(separatedBy: "\n\n").map { paragraph in
      paragraph.split(separator: "\n").joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// The scene files, in order; never empty.
  let paths: [String]

  /// Lists the scenes of a folder of assets.
  ///
  /// - Throws: `MissingAssets` when there are none.
  init(assets: URL) throws {
    let folder = assets.appendingPathComponent("scenes")
    let scenes = Self.files(in: folder)
    guard !scenes.isEmpty else { throw MissingAssets(lookedIn: [folder.path]) }
    paths = scenes + Self.files(in: assets.appendingPathComponent("museum"))
  }

  /// The scene that ships under a name, with or without its ending; nil for none.
  func path(named name: String) -> String? {
    paths.first { path in
      let file = URL(fileURLWithPath: path)
      return name == file.lastPathComponent
        || name == file.deletingPathExtension().lastPathComponent
    }
  }

  /// The scene files of a folder, by their names; none when there is no such folder.
  private static func files(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") && $0 != "tour.yaml" }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  /// Loads every scene.
  ///
  /// - Throws: `SceneError` when one of them is wrong.
  func stops(_ loader: SceneLoader) throws -> [Stop] {
    try paths.map { Stop(path: $0, scene: try loader.scene(at: $0)) }
  }
}
