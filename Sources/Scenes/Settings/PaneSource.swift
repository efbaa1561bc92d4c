import Foundation

/// The keys and values of one pane in its file; settings change them while the pane runs.
struct PaneSource: Sendable {
  /// All keys of the pane: those of the top level, overridden by its own.
  var value: SceneValue
  /// The width of cells that use the width of the viewport: that of the viewport at the start.
  var cellWidth: CGFloat
  /// The last layout of each kind that was in use, so that a kind that returns has its properties again.
  private(set) var layouts: [String: SceneValue] = [:]

  init(_ value: SceneValue, cellWidth: CGFloat) {
    self.value = value
    self.cellWidth = cellWidth
    self.value.content = .map(
      (value.entries ?? []).filter { PaneReader.keys.contains($0.key) })
  }

  /// Sets the layout; a kind that was in use before keeps the properties that the new value does not have.
  ///
  /// - Throws: `SceneError` when either kind is not known.
  mutating func setLayout(_ layout: SceneValue, at place: Place) throws {
    let former = try LayoutReader.kind(of: value["layout"]).name
    let kind = try LayoutReader.kind(of: layout).name
    layouts[former] = value["layout"]
    let known = kind == former ? nil : layouts[kind]
    value = value.setting("layout", to: SceneValue.merged(known, with: layout) ?? layout, at: place)
  }

  /// Replaces the layout by a new one, which keeps no property of another.
  ///
  /// - Throws: `SceneError` when the kind of the former one is not known.
  mutating func replaceLayout(_ layout: SceneValue, at place: Place) throws {
    layouts[try LayoutReader.kind(of: value["layout"]).name] = value["layout"]
    value = value.setting("layout", to: layout, at: place)
  }

  /// Restores keys from another source, and with `layout` the layouts of kinds that are not in use.
  mutating func restore(_ keys: Set<String>, from other: PaneSource) {
    let entries = (value.entries ?? []).filter { !keys.contains($0.key) }
    let restored = (other.value.entries ?? []).filter { keys.contains($0.key) }
    value.content = .map(entries + restored)
    if keys.contains("layout") { layouts = other.layouts }
  }

  /// The source of a pane made in code, as its file would have it.
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

  /// The field of the data that contains the heights of cells; nil for none.
  var measuredField: SceneValue? { value["cell"]?["size"]?["field"] }

  /// The value of a key as YAML on one line; nil where the file does not have it.
  func text(of key: String) -> String? {
    var value: SceneValue? = value
    for name in key.split(separator: ".") { value = value?[String(name)] }
    return value?.inlineText
  }
}
