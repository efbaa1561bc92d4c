extension Setting {
  /// The root of a scene with the value set, also in each pane that has the key itself.
  ///
  /// As in a `set` step, a property of a layout reaches the panes whose layout has it, and another kind of layout drops the
  /// properties that it does not have.
  func applied(toScene root: SceneValue) throws -> SceneValue {
    // A scene without `panes` has one pane, at position 0.
    if path[0].name == "panes", path.count > 2, root["panes"] == nil {
      guard path[1].name == "0" else {
        throw path[1].place.error(
          "there is no pane \(path[1].name.quoted); the last one is 0, as the scene has no `panes`")
      }
      return try Setting(path: Array(path.dropFirst(2)), value: value, data: data)
        .applied(toScene: root)
    }
    let name = path[0].name
    let isKind = name == "layout" && path.count == 2 && path[1].name == "kind"
    let top = try isKind ? applied(toLayoutOf: root) : applied(to: root)
    return try top.mappingPanes { pane in
      guard SceneReader.paneKeys.contains(name), let own = pane[name] else { return pane }
      guard name == "layout" else { return try applied(to: pane) }
      guard path.count > 1, !isKind else { return try applied(toLayoutOf: pane) }
      // A pane without the property has it from the scene.
      return own[path[1].name] == nil ? pane : try applied(to: pane)
    }
  }

  /// The scene or pane with another kind of layout, without the properties that the kind does not have.
  private func applied(toLayoutOf root: SceneValue) throws -> SceneValue {
    let kind = SceneValue(content: .map([]), place: place, name: "layout")
      .setting("kind", to: value, at: place)
    let change = path.count == 1 ? value : kind
    return root.setting(
      "layout", to: try LayoutReader.merged(root["layout"], with: change) ?? change, at: place)
  }
}

extension SceneValue {
  /// This scene with each of its panes changed.
  func mappingPanes(_ change: (_ pane: SceneValue) throws -> SceneValue) rethrows -> SceneValue {
    guard let panes = self["panes"], case .list(let elements) = panes.content else { return self }
    var changed = panes
    changed.content = .list(try elements.map { $0.entries == nil ? $0 : try change($0) })
    return setting("panes", to: changed, at: panes.place)
  }
}
