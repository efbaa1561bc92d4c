import Foundation
import Renderer
import Scenes

/// The shipped scenes: the folder `scenes`, sorted by file name, then the exhibits of the folder `museum`, in the order of its rooms.
struct Tour {
  /// A scene of the tour.
  struct Stop {
    var path: String
    var scene: Scene

    /// The name of a file without its extension.
    var name: String { Tour.name(of: path) }
  }

  /// The scene files, in order; never empty.
  let paths: [String]
  /// The rooms of the museum; none if it has no plan.
  let museum: MuseumTour

  private static let scenes = "scenes"
  private static let museum = "museum"

  /// Whether a path is in a folder with the name of one of the tour's folders; does not access the disk.
  static func mayHold(_ path: String) -> Bool {
    guard let folder = path.split(separator: "/").dropLast().last else { return false }
    return folder == scenes || folder == museum
  }

  /// Lists the scenes of a folder of assets.
  ///
  /// - Throws: `MissingAssets` if there are none, `SceneError` if the plan of the museum is not valid.
  init(assets: URL) throws {
    let folder = assets.appendingPathComponent(Self.scenes)
    let scenes = Self.files(in: folder)
    guard !scenes.isEmpty else { throw MissingAssets(lookedIn: [folder.path]) }
    let museum = assets.appendingPathComponent(Self.museum)
    let plan = museum.appendingPathComponent(Self.plan).path
    self.museum =
      FileManager.default.fileExists(atPath: plan)
      ? try SceneLoader().museumTour(at: plan) : MuseumTour()
    let places = Dictionary(
      self.museum.scenes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let exhibits = Self.files(in: museum).enumerated().map { number, path in
      (path: path, place: (places[Self.name(of: path)] ?? .max, number))
    }
    paths = scenes + exhibits.sorted { $0.place < $1.place }.map(\.path)
  }

  /// The names of all scenes, in order.
  var names: [String] { paths.map(Self.name) }

  /// The path of the shipped scene named `name`, with or without extension, or else of all scenes that it abbreviates: `b01`, `b25-h`.
  func paths(named name: String) -> [String] {
    let wanted = name.lowercased()
    let whole = paths.filter { path in
      let name = Self.name(of: path)
      return wanted == name || wanted == "\(name).yaml"
    }
    guard whole.isEmpty else { return whole }
    // An abbreviation must contain the whole part before the dash; a shorter one would match too many scenes.
    return paths.filter { path in
      let name = Self.name(of: path)
      return wanted == name.prefix { $0 != "-" } || wanted.contains("-") && name.hasPrefix(wanted)
    }
  }

  /// Loads every scene.
  ///
  /// - Throws: `SceneError` if one of them is not valid.
  func stops(_ loader: SceneLoader) throws -> [Stop] {
    try paths.map { Stop(path: $0, scene: try loader.scene(at: $0)) }
  }

  /// The entries of the gallery: the rooms of the museum in the order of the tour, then all other scenes, group by group.
  func entries(of stops: [Stop]) -> [GalleryEntry] {
    let shown = museum.rooms.flatMap { room in
      room.scenes.compactMap { name in
        stops.first { $0.name == name }.map { entry(of: $0, group: room.title) }
      }
    }
    let paths = Set(shown.map(\.path))
    let others = stops.filter { !paths.contains($0.path) }.map { stop in
      entry(of: stop, group: stop.scene.group.isEmpty ? "More" : stop.scene.group)
    }
    var groups: [String] = []
    for entry in others where !groups.contains(entry.group) { groups.append(entry.group) }
    return shown + groups.flatMap { group in others.filter { $0.group == group } }
  }

  /// The story of a scene: its title, text, bug and place in the museum.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - path: The file of the scene.
  ///   - loader: Reads the title of the next scene; nil omits it.
  /// - Returns: The story.
  func story(of scene: Scene, at path: String, _ loader: SceneLoader? = nil) -> Story {
    var story = Self.story(of: scene)
    let name = Self.name(of: path)
    guard paths.contains(path), let room = museum.room(of: name) else { return story }
    let tour = museum.scenes
    story.place = Story.Place(
      room: room.title, about: Self.flowing(room.about),
      number: (tour.firstIndex(of: name) ?? 0) + 1, count: tour.count)
    if let next = museum.scene(after: name).flatMap({ paths(named: $0).first }),
      let scene = try? loader?.scene(at: next)
    {
      story.next = Story.Next(title: Self.title(of: scene), path: next)
    }
    return story
  }

  /// The story of a scene without its place in the museum.
  static func story(of scene: Scene) -> Story {
    var story = Story(title: title(of: scene), about: flowing(scene.about))
    story.bug = scene.exhibit.map(Story.Bug.init)
    return story
  }

  /// The title of a scene, with the number of its bug.
  private static func title(of scene: Scene) -> String {
    guard let entry = scene.exhibit?.entry, !scene.title.hasPrefix(entry) else {
      return scene.title
    }
    return "\(entry) \(scene.title)"
  }

  /// Joins the lines of each paragraph, so that a box can wrap them again.
  static func flowing(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return text.components(separatedBy: "\n\n").map { paragraph in
      paragraph.split(separator: "\n").joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// The file that lists the rooms of the museum.
  private static let plan = "tour.yaml"

  private func entry(of stop: Stop, group: String) -> GalleryEntry {
    let story = story(of: stop.scene, at: stop.path)
    return GalleryEntry(
      title: story.title, about: story.about, group: group, path: stop.path,
      story: story.bug == nil ? nil : story, keywords: stop.scene.keywords,
      mentions: stop.scene.mentions)
  }

  /// The scene files of a folder, sorted; none if there is no such folder.
  static func files(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") && $0 != plan }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  /// The name of a file without its extension.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
  }
}

extension Story.Bug {
  fileprivate init(_ exhibit: Exhibit) {
    self.init(
      entry: exhibit.entry, sees: Tour.flowing(exhibit.sees), cause: Tour.flowing(exhibit.cause),
      basis: exhibit.basis.rawValue, fix: Tour.flowing(exhibit.fix), reported: exhibit.reported,
      knobs: exhibit.knobs)
  }
}
