/// Reads a whole scene from its root.
struct SceneReader {
  /// The scene's name in messages and reports.
  let name: String
  /// The title of a scene that gives none.
  let title: String
  let data: DataReader

  static let keys =
    ["cellophane", "title", "about", "keywords", "group", "exhibit", "data", "panes", "steps"]
    + PaneReader.keys

  /// Keys that a pane can override.
  static let paneKeys = ["data"] + PaneReader.keys

  /// The title and the other texts of a scene, without data and steps.
  func heading(from root: SceneValue) throws -> Scene {
    // The version is checked first: a later version may have keys that this one does not know.
    if let version = root["cellophane"] { try check(version) }
    let map = try MapReader(root, known: Self.keys)
    var scene = Scene(name: name, title: try map["title"]?.text() ?? title)
    scene.about = try map["about"]?.text() ?? ""
    scene.keywords = try map["keywords"]?.list(of: "words").map(word) ?? []
    scene.group = try map["group"]?.text() ?? ""
    scene.exhibit = try map["exhibit"].map(ExhibitReader().exhibit)
    return scene
  }

  func scene(from root: SceneValue) throws -> Scene {
    var scene = try heading(from: root)
    let map = try MapReader(root, known: Self.keys)
    let source = try map["data"].map(data.data)
    let panes = try map["panes"]?.list(of: "panes") ?? []
    guard panes.count <= SceneFormat.Limits.panes else {
      throw map.place(of: "panes").error(
        "a scene has at most \(SceneFormat.Limits.panes) panes, not \(panes.count)")
    }
    scene.panes = try self.panes(panes, on: root, data: source)
    if let steps = map["steps"] {
      var reader = StepReader(panes: scene.panes, data: data)
      scene.steps = try reader.steps(from: steps)
    }
    return scene
  }

  private func word(_ value: SceneValue) throws -> String {
    let text = try value.text()
    guard !text.isEmpty else { throw value.needs("a word") }
    return text
  }

  private func check(_ version: SceneValue) throws {
    let supported = String(SceneFormat.version)
    let given = try version.text()
    guard given == supported else {
      throw version.error(
        "version \(given) of the format is not supported; this program reads version \(supported)")
    }
  }

  private func panes(
    _ panes: [SceneValue], on root: SceneValue, data: DataSource?
  ) throws -> [Pane] {
    for pane in panes { try checkKeys(of: pane) }
    // The top level is also read by itself, so that a mistake in it is reported even if every pane overrides it.
    var top = root
    if let layout = root["layout"] {
      let own = try LayoutReader.forItself(layout, panes: panes.map { $0["layout"] })
      top = root.setting("layout", to: own, at: layout.place)
    }
    let complete = try panes.isEmpty ? [top] : panes.map { try merged(root, with: $0) }
    let base = try PaneReader().pane(from: top)
    var dataSets: [String?: DataSet] = [:]
    return try complete.enumerated().map { index, value in
      var pane = panes.isEmpty ? base : try PaneReader().pane(from: value)
      if !panes.isEmpty {
        pane.title = try panes[index]["title"]?.text() ?? String(index + 1)
      }
      pane.source = PaneSource(value, cellWidth: pane.viewport.width)
      let own = try panes.isEmpty ? nil : panes[index]["data"].map(self.data.data)
      guard let data = own ?? data else { return pane }
      let field = value["cell"]?["size"]?["field"]
      let key = try field?.text()
      guard own == nil else {
        pane.data = try data.dataSet(measuredBy: field)
        return pane
      }
      pane.data = try dataSets[key] ?? data.dataSet(measuredBy: field)
      dataSets[key] = pane.data
      return pane
    }
  }

  private func checkKeys(of pane: SceneValue) throws {
    switch pane.content {
    case .map, .text("", isQuoted: false): break
    default: throw pane.needs("a list of maps")
    }
    for entry in pane.entries ?? [] where entry.key == "steps" {
      throw entry.place.error("panes take the same steps; `steps` belongs to the scene")
    }
    for entry in pane.entries ?? []
    where ["cellophane", "about", "keywords", "group", "exhibit", "panes"].contains(entry.key) {
      throw entry.place.error("`\(entry.key)` belongs to the scene, not to a pane")
    }
    _ = try MapReader(pane, known: ["title"] + Self.paneKeys)
  }

  /// A complete pane: the keys of the top level, overridden by the pane's own.
  private func merged(_ root: SceneValue, with pane: SceneValue) throws -> SceneValue {
    var result = root
    for entry in pane.entries ?? [] where entry.key != "title" {
      var value = entry.value
      if entry.key == "layout" {
        value = try LayoutReader.merged(root["layout"], with: value) ?? value
      } else if PaneReader.mergedKeys.contains(entry.key) {
        value = SceneValue.merged(root[entry.key], with: value) ?? value
      }
      result = result.setting(entry.key, to: value, at: entry.place)
    }
    if pane["layout"] == nil, let layout = try LayoutReader.merged(root["layout"], with: nil) {
      result = result.setting("layout", to: layout, at: layout.place)
    }
    return result
  }
}
