import Foundation

extension SceneLoader {
  /// Reads the file of a museum's tour: a list `rooms`, each with `title`, `about` and `scenes`.
  ///
  /// - Throws: `SceneError` when the file cannot be read or is wrong, also for a scene that stands there twice.
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
