import Foundation
import Renderer
import Scenes

/// The scenes that ship: those of the folder `scenes` by the two digits their file names begin with, then the exhibits of
/// the folder `museum` in the order of its rooms.
struct Tour {
  /// One of them.
  struct Stop {
    var path: String
    var scene: Scene

    /// The file's name without its ending.
    var name: String { Tour.name(of: path) }
  }

  /// The scene files, in order; never empty.
  let paths: [String]
  /// The rooms of the museum; none where it has no plan.
  let museum: MuseumTour

  private static let scenes = "scenes"
  private static let museum = "museum"

  /// Whether a path is in a folder that is called as one of a tour's: so it is told without looking for the tour.
  static func mayHold(_ path: String) -> Bool {
    guard let folder = path.split(separator: "/").dropLast().last else { return false }
    return folder == scenes || folder == museum
  }

  /// Lists the scenes of a folder of assets.
  ///
  /// - Throws: `MissingAssets` when there are none, `SceneError` when the plan of the museum is wrong.
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

  /// The names of all of them, in order.
  var names: [String] { paths.map(Self.name) }

  /// The scene that ships under a name, with or without its ending; else all that ship under what their names begin
  /// with, as `b01`, or as `b25-h`.
  func paths(named name: String) -> [String] {
    let wanted = name.lowercased()
    let whole = paths.filter { path in
      let name = Self.name(of: path)
      return wanted == name || wanted == "\(name).yaml"
    }
    guard whole.isEmpty else { return whole }
    // Less than the number before the dash is the beginning of too much.
    return paths.filter { path in
      let name = Self.name(of: path)
      return wanted == name.prefix { $0 != "-" } || wanted.contains("-") && name.hasPrefix(wanted)
    }
  }

  /// Loads every scene.
  ///
  /// - Throws: `SceneError` when one of them is wrong.
  func stops(_ loader: SceneLoader) throws -> [Stop] {
    try paths.map { Stop(path: $0, scene: try loader.scene(at: $0)) }
  }

  /// What the gallery lists: the rooms of the museum in the order of its tour, then all other stops, group by group.
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

  /// What there is to tell of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - path: Where it comes from.
  ///   - loader: What reads the title of the scene after it; nil leaves that out.
  /// - Returns: Its title, what it is about, the bug that it shows, and where it stands in the museum.
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

  /// What there is to tell of a scene wherever it comes from.
  static func story(of scene: Scene) -> Story {
    var story = Story(title: title(of: scene), about: flowing(scene.about))
    story.bug = scene.exhibit.map(Story.Bug.init)
    return story
  }

  /// The title of a scene, with the number of the bug it shows before it.
  private static func title(of scene: Scene) -> String {
    guard let entry = scene.exhibit?.entry, !scene.title.hasPrefix(entry) else {
      return scene.title
    }
    return "\(entry) \(scene.title)"
  }

  /// A text whose lines are broken where they please, as paragraphs that a box can break anew.
  static func flowing(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return text.components(separatedBy: "\n\n").map { paragraph in
      paragraph.split(separator: "\n").joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// The file that tells the rooms of the museum.
  private static let plan = "tour.yaml"

  private func entry(of stop: Stop, group: String) -> GalleryEntry {
    let story = story(of: stop.scene, at: stop.path)
    return GalleryEntry(
      title: story.title, about: story.about, group: group, path: stop.path,
      story: story.bug == nil ? nil : story)
  }

  /// The scene files of a folder, by their names; none when there is no such folder.
  private static func files(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") && $0 != plan }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  /// The file's name without its ending.
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
