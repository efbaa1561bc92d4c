import Foundation

extension [Pane] {
  /// The panes with one key set, each read again from its source by the rules of the file.
  ///
  /// A key for all panes reaches each of them, also one that has a value of its own. A property of a layout reaches the panes
  /// whose layout has it. A map for `layout`, `cell` or `scroll` is merged with the current one.
  ///
  /// - Throws: `SceneError` for an unknown key, one that cannot be set while a scene runs, and an invalid value; then nothing
  ///   has changed.
  public func setting(_ setting: Setting) throws -> [Pane] {
    guard setting.path[0].name == "panes" else {
      let fitting = indices.filter { self[$0].has(setting.path[...]) }
      var panes = self
      // If no pane has it, reading the first one throws the error.
      for index in fitting.isEmpty ? [Int](indices.prefix(1)) : fitting {
        panes[index] = try panes[index].setting(setting, along: setting.path[...])
      }
      return panes
    }
    guard setting.path.count > 2 else {
      throw setting.place.error(
        "`panes` cannot be set while the scene runs; `panes.0.behavior` sets a key of the first pane"
      )
    }
    guard let index = Int(setting.path[1].name), indices.contains(index) else {
      throw setting.path[1].place.error(
        "there is no pane \(setting.path[1].name.quoted); the last one is \(count - 1)")
    }
    var panes = self
    panes[index] = try panes[index].setting(setting, along: setting.path[2...])
    return panes
  }

  /// The panes with keys restored from others, one for one; other settings stay.
  ///
  /// - Throws: `SceneError` when a pane cannot be read with them; then nothing has changed.
  public func restoring(_ keys: Set<String>, from others: [Pane]) throws -> [Pane] {
    try zip(self, others).map { try $0.restoring(keys, from: $1) }
  }
}

extension Setting {
  /// The key of a pane that the setting changes.
  public var paneKey: String {
    path[0].name == "panes" && path.count > 2 ? path[2].name : path[0].name
  }
}

extension Pane {
  /// The value of a key, from the pane's file or from a later setting; nil for neither.
  public func text(of key: String) -> String? {
    key == "data.text" ? data.file?.text : source?.text(of: key)
  }

  /// Whether the pane has the key: a property belongs to a kind of layout.
  fileprivate func has(_ path: ArraySlice<Setting.Segment>) -> Bool {
    let names = path.map(\.name)
    guard names.count > 1, names[0] == "layout",
      let kind = SceneFormat.layoutKind(layout.kind)
    else { return true }
    let known =
      kind.properties.map(\.name) + ["kind", "sizing"]
      + (kind.hasSectionProperties ? ["perSection"] : [])
    return known.contains(names[1])
  }

  fileprivate func setting(_ setting: Setting, along path: ArraySlice<Setting.Segment>) throws
    -> Pane
  {
    guard let first = path.first else { return self }
    try Self.checkKey(path)
    var source = try source ?? PaneSource(writing: self)
    guard first.name != "data" else {
      return try self.setting(data: setting, along: path, of: source)
    }
    try self.set(setting, along: path, in: &source)
    return try read(from: source, at: first.place, keepingViewport: first.name != "viewport")
  }

  /// Sets the value in the source.
  private func set(
    _ setting: Setting, along path: ArraySlice<Setting.Segment>, in source: inout PaneSource
  ) throws {
    let (root, place) = (source.value, setting.place)
    let names = path.map(\.name)
    guard !setting.isNewLayout else { return try source.replaceLayout(setting.value, at: place) }
    if names == ["layout", "kind"] || names == ["layout"] {
      let kind = SceneValue(content: .map([]), place: place, name: "layout")
        .setting("kind", to: setting.value, at: place)
      let own = names.count == 1 ? setting.value : kind
      let layout = try LayoutReader.merged(root["layout"], with: own) ?? own
      return try source.setLayout(layout, at: place)
    }
    source.value = try value(of: root, with: setting, along: path)
  }

  /// The source with the value set, for any key but a whole layout.
  private func value(
    of root: SceneValue, with setting: Setting, along path: ArraySlice<Setting.Segment>
  ) throws -> SceneValue {
    let (names, place) = (path.map(\.name), setting.place)
    if names.count == 1, PaneReader.mergedKeys.contains(names[0]) {
      let merged = SceneValue.merged(root[names[0]], with: setting.value) ?? setting.value
      return root.setting(names[0], to: merged, at: place)
    }
    var complete = root
    if names[0] == "viewport", names.count > 1 {
      // The current size of the view may differ from that of the file.
      let sides = [viewport.width, viewport.height].map {
        let side = WrittenValue.number($0).flow
        return SceneValue(content: .text(side, isQuoted: false), place: place, name: "viewport")
      }
      let value = SceneValue(content: .list(sides), place: place, name: "viewport")
      complete = root.setting("viewport", to: value, at: place)
    }
    return try Setting.applied(setting.value, to: complete, called: root.name, along: path)
  }

  private func setting(
    data setting: Setting, along path: ArraySlice<Setting.Segment>, of source: PaneSource
  ) throws -> Pane {
    if let key = path.dropFirst().first {
      return try self.setting(field: key, to: setting.value, of: source)
    }
    let reader = DataReader { file in
      throw file.error("a file is read when the scene is, not while it runs")
    }
    let data = try setting.data ?? reader.data(from: setting.value)
    var pane = self
    pane.data = try data.dataSet(measuredBy: source.measuredField)
    return pane
  }

  /// The pane with another field of its data file as text, section or id.
  private func setting(
    field key: Setting.Segment, to value: SceneValue, of source: PaneSource
  ) throws -> Pane {
    guard let file = data.file, let table = file.table else {
      throw key.place.error("\(key.name.quoted) needs a data file, and the pane has none")
    }
    let values = [("text", file.text), ("section", file.section), ("id", file.id)].map {
      name, text in
      name == key.name
        ? value
        : text.map { SceneValue(content: .text($0, isQuoted: true), place: key.place, name: name) }
    }
    let data = try TableData(
      table, at: file.path, text: values[0], section: values[1], id: values[2],
      hasNames: file.hasNames, isReadOtherwise: file.isReadOtherwise)
    var pane = self
    pane.data = try data.dataSet(measuredBy: source.measuredField)
    return pane
  }

  fileprivate func restoring(_ keys: Set<String>, from other: Pane) throws -> Pane {
    var source = try source ?? PaneSource(writing: self)
    let before = try other.source ?? PaneSource(writing: other)
    source.restore(keys, from: before)
    var pane = try read(
      from: source, at: source.value.place, keepingViewport: true, measuredAs: other.cell.source)
    if keys.contains("data") { pane.data = other.data }
    if keys.contains("viewport") {
      pane.viewport = other.viewport
      pane.viewportIsGiven = other.viewportIsGiven
    }
    return pane
  }

  /// The pane that a source describes, with the title and data of this one.
  ///
  /// A `field` of `cell.size` must be one whose values were read: that of this pane, or of `former`.
  private func read(
    from source: PaneSource, at place: Place, keepingViewport: Bool,
    measuredAs former: CellSizeSource? = nil
  ) throws -> Pane {
    let reader = PaneReader(viewport: .squeezedViewport, cellWidth: source.cellWidth)
    var pane = try reader.pane(from: source.value)
    let field = source.measuredField
    let known = [cell.source, former].compactMap { source in
      if case .field(let name, _)? = source { name } else { nil }
    }
    guard try field.map({ known.contains(try $0.text()) }) ?? true else {
      throw place.error("`field` cannot be set while the scene runs: the data have been read")
    }
    guard pane.cell.changes == cell.changes else {
      throw place.error("`changes` cannot be set while the scene runs: it counts from the start")
    }
    pane.source = source
    pane.title = title
    pane.data = data
    if keepingViewport {
      pane.viewport = viewport
      pane.viewportIsGiven = viewportIsGiven
    }
    return pane
  }

  /// - Throws: `SceneError` at a key that no pane has, or that cannot be set while a scene runs.
  private static func checkKey(_ path: ArraySlice<Setting.Segment>) throws {
    guard let first = path.first else { return }
    let known = PaneReader.keys + ["data"]
    guard known.contains(first.name) else {
      if SceneReader.keys.contains(first.name) {
        throw first.place.error("\(first.name.quoted) cannot be set while the scene runs")
      }
      throw first.place.error(
        Suggestion.refusal(ofKey: first.name, among: known))
    }
    if first.name == "data", let second = path.dropFirst().first,
      !["text", "section", "id"].contains(second.name) || path.count > 2
    {
      throw second.place.error(
        "while the scene runs, only `data` as a whole, `data.text`, `data.section` and `data.id` can be set"
      )
    }
  }
}
