extension SceneLoader {
  /// The root of a scene with what the command line says on top of it, and on top of what its panes say themselves.
  func overridden(_ root: SceneValue) throws -> SceneValue {
    var root = root
    if let layout = overrides.layout { root = try Self.setting(layoutKind: layout, in: root) }
    if let seed = overrides.seed {
      root = try Setting(key: "seed", text: String(seed)).applied(toScene: root)
    }
    for setting in overrides.settings {
      root = try Setting(key: setting.key, text: setting.value).applied(toScene: root)
    }
    return root
  }

  /// The root with another kind of layout; properties that the kind does not have are dropped.
  private static func setting(layoutKind kind: String, in root: SceneValue) throws -> SceneValue {
    let place = Place(
      source: SourceText(name: "--layout", text: kind), line: 1, scalarColumn: 1)
    let word = SceneValue(content: .text(kind, isQuoted: true), place: place, name: "kind")
    let own = SceneValue(content: .map([]), place: place, name: "layout")
      .setting("kind", to: word, at: place)
    let layout = try LayoutReader.merged(root["layout"], with: own) ?? own
    return try root.setting("layout", to: layout, at: place).mappingPanes { pane in
      guard let before = pane["layout"] else { return pane }
      let layout = try LayoutReader.merged(before, with: own) ?? own
      return pane.setting("layout", to: layout, at: place)
    }
  }
}
