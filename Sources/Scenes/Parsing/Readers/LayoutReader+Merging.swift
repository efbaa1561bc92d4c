extension LayoutReader {
  /// The layout of a pane: what it says itself on top of what the top level says.
  ///
  /// What the top level says and the pane's kind does not have is dropped, so that panes of different
  /// kinds can share the rest.
  static func merged(_ top: SceneValue?, with own: SceneValue?) throws -> SceneValue? {
    guard let both = SceneValue.merged(top, with: own) else { return nil }
    let kind = try kind(of: both)
    return SceneValue.merged(top.map { keeping($0) { fits($0, $1, kind) } }, with: own)
  }

  /// The layout of the top level without what it holds only for panes of other kinds.
  ///
  /// What no kind in use has stays, to be answered as a mistake.
  static func forItself(_ top: SceneValue, panes: [SceneValue?]) throws -> SceneValue {
    let own = try kind(of: top)
    let others = try panes.map { try kind(of: SceneValue.merged(top, with: $0)) }
    return keeping(top) { entry, isInSection in
      fits(entry, isInSection, own) || !others.contains { fits(entry, isInSection, $0) }
    }
  }

  private static func fits(
    _ entry: SceneValue.Entry, _ isInSection: Bool, _ kind: SceneFormat.LayoutKind
  ) -> Bool {
    switch entry.key {
    case "kind" where !isInSection: true
    case "sizing" where !isInSection: kind.sizings.contains { $0.name == entry.value.word }
    case "perSection" where !isInSection: kind.properties.contains(where: \.isPerSection)
    default: kind.property(entry.key).map { $0.isPerSection || !isInSection } ?? false
    }
  }

  /// The layout with some of its entries, and some of the entries of its sections.
  private static func keeping(
    _ layout: SceneValue, where isKept: (_ entry: SceneValue.Entry, _ isInSection: Bool) -> Bool
  ) -> SceneValue {
    guard let entries = layout.entries else { return layout }
    var layout = layout
    layout.content = .map(
      entries.filter { isKept($0, false) }.map { entry in
        guard entry.key == "perSection", case .list(let sections) = entry.value.content else {
          return entry
        }
        var entry = entry
        entry.value.content = .list(
          sections.map { section in
            guard let entries = section.entries else { return section }
            var section = section
            section.content = .map(entries.filter { isKept($0, true) })
            return section
          })
        return entry
      })
    return layout
  }
}
