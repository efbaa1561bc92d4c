import Foundation

/// The rooms of the museum, in the order in which they teach.
public struct MuseumTour: Sendable, Equatable {
  /// Scenes that belong together.
  public struct Room: Sendable, Equatable {
    /// Its heading.
    public var title: String
    /// What the room shows, in a sentence or two.
    public var about: String
    /// The file names of the scenes, without the ending.
    public var scenes: [String]

    public init(title: String, about: String, scenes: [String]) {
      self.title = title
      self.about = about
      self.scenes = scenes
    }
  }

  /// The rooms, in order.
  public var rooms: [Room]

  public init(rooms: [Room] = []) {
    self.rooms = rooms
  }

  /// Every scene, room after room.
  public var scenes: [String] { rooms.flatMap(\.scenes) }

  /// The room that contains a scene; nil for none.
  public func room(of scene: String) -> Room? {
    rooms.first { $0.scenes.contains(scene) }
  }

  /// The scene after another one; nil after the last scene and for a scene in no room.
  public func scene(after scene: String) -> String? {
    let scenes = scenes
    guard let index = scenes.firstIndex(of: scene), index + 1 < scenes.count else { return nil }
    return scenes[index + 1]
  }
}

extension SceneLoader {
  /// Reads the file of a museum's tour: a list `rooms`, each with `title`, `about` and `scenes`.
  ///
  /// - Throws: `SceneError` when the file cannot be read, is wrong, or lists a scene twice.
  public func museumTour(at path: String) throws -> MuseumTour {
    let text = String(decoding: try bytes(at: path), as: UTF8.self)
    let source = SourceText(name: path, text: text)
    guard let root = try YAMLComposer(source).compose(as: "tour") else { return MuseumTour() }
    var seen: Set<String> = []
    let rooms = try MapReader(root, known: ["rooms"]).required("rooms").list(of: "rooms")
    return MuseumTour(
      rooms: try rooms.map { value in
        let map = try MapReader(value, known: ["title", "about", "scenes"])
        return MuseumTour.Room(
          title: try map.required("title").text(), about: try map["about"]?.text() ?? "",
          scenes: try map.required("scenes").list(of: "scenes").map { scene in
            let name = try scene.text()
            guard seen.insert(name).inserted else {
              throw scene.error("\(name.quoted) stands in the tour already")
            }
            return name
          })
      })
  }
}
