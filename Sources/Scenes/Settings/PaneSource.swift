import Foundation

/// What the file says of one pane, from which single keys of it can be set while it runs.
struct PaneSource: Sendable {
  /// The keys of a pane, complete: what the top level says, with what the pane says in its place.
  var value: SceneValue
  /// The width of cells that leave it to the viewport: that of the viewport at the start, whatever size the view has since.
  var cellWidth: CGFloat
  /// What was said last of each kind of layout that has been here: one that comes back has of it what the kind in between
  /// does not have.
  private(set) var layouts: [String: SceneValue] = [:]

  init(_ value: SceneValue, cellWidth: CGFloat) {
    self.value = value
    self.cellWidth = cellWidth
    self.value.content = .map(
      (value.entries ?? []).filter { PaneReader.keys.contains($0.key) })
  }

  /// Puts another layout in place, with what was said of its kind before where it comes back and the layout does not say it.
  ///
  /// - Throws: `SceneError` when either kind is not known.
  mutating func setLayout(_ layout: SceneValue, at place: Place) throws {
    let former = try LayoutReader.kind(of: value["layout"]).name
    let kind = try LayoutReader.kind(of: layout).name
    layouts[former] = value["layout"]
    let known = kind == former ? nil : layouts[kind]
    value = value.setting("layout", to: SceneValue.merged(known, with: layout) ?? layout, at: place)
  }

  /// Puts keys as they are in another source, and what it says of kinds of layout that are away.
  mutating func restore(_ keys: Set<String>, from other: PaneSource) {
    let entries = (value.entries ?? []).filter { !keys.contains($0.key) }
    let restored = (other.value.entries ?? []).filter { keys.contains($0.key) }
    value.content = .map(entries + restored)
    if keys.contains("layout") { layouts = other.layouts }
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
        ?? SceneValue(content: .map([]), place: place, name: "scene"),
      cellWidth: pane.viewport.width)
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
