import Foundation

/// What the file says of one pane, from which single keys of it can be set while it runs.
struct PaneSource: Sendable {
  /// The keys of a pane, complete: what the top level says, with what the pane says in its place.
  var value: SceneValue
  /// The layout that the scene began with: a kind that comes back brings what the file says of it.
  let ownLayout: SceneValue?

  init(_ value: SceneValue) {
    self.value = value
    self.value.content = .map(
      (value.entries ?? []).filter { PaneReader.keys.contains($0.key) })
    ownLayout = value["layout"]
  }

  /// What a file would say of a pane that was made in code.
  init(writing pane: Pane) throws {
    var pane = pane
    pane.title = ""
    pane.data = DataSet(sections: [])
    let text = SceneWriter().text(of: Scene(name: "pane", panes: [pane]))
    let source = SourceText(name: "pane", text: text)
    let place = Place(source: source, line: 1, scalarColumn: 1)
    self.init(
      try YAMLComposer(source).compose(as: "scene")
        ?? SceneValue(content: .map([]), place: place, name: "scene"))
  }

  /// The field of the data that gives cells their height; nil for none.
  var measuredField: SceneValue? { value["cell"]?["size"]?["field"] }

  /// The value of a key, spelled as YAML on one line; nil where the file does not say.
  func text(of key: String) -> String? {
    var value: SceneValue? = value
    for name in key.split(separator: ".") { value = value?[String(name)] }
    return value?.inlineText
  }
}
