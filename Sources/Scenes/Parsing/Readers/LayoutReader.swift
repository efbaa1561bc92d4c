import Foundation

/// Reads the `layout` of a pane, checked against the description of its kind.
struct LayoutReader {
  /// The keys beside the properties of a kind.
  private static let commonKeys = ["kind", "sizing", "perSection"]
  /// Every key that a layout of some kind accepts.
  static let keys = Set(SceneFormat.layoutKinds.flatMap { $0.properties.map(\.name) } + commonKeys)

  func layout(from value: SceneValue) throws -> LayoutDescription {
    let kind = try Self.kind(of: value)
    let known = kind.properties.map(\.name) + Self.commonKeys
    // The message for a key of another kind is more specific than that for an unknown key.
    for entry in value.entries ?? [] where !known.contains(entry.key) {
      try refuse(entry, in: kind)
    }
    let map = try MapReader(value, known: known)
    var layout = LayoutDescription(kind: kind.name, sizing: kind.defaultSizing)
    if let sizing = map["sizing"] { layout.sizing = try self.sizing(sizing, of: kind) }
    layout.properties = try values(of: kind.properties, in: map)
    layout.perSection = try sections(map["perSection"], of: kind)
    return layout
  }

  /// The kind that a layout names; by default the first of all.
  ///
  /// - Throws: `SceneError` when the kind is not known or not built.
  static func kind(of layout: SceneValue?) throws -> SceneFormat.LayoutKind {
    let kinds = SceneFormat.layoutKinds
    let words = kinds.map { $0.isBuilt ? SceneFormat.Word.built($0.name) : .planned($0.name) }
    let name = try layout?["kind"]?.word("layout kind", among: words)
    return kinds.first { $0.name == name } ?? kinds[0]
  }

  private func values(
    of properties: [PropertyDescription], in map: MapReader
  ) throws -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for property in properties {
      values[property.name] = try map[property.name]?.property(property.form)
    }
    return values
  }

  private func refuse(_ entry: SceneValue.Entry, in kind: SceneFormat.LayoutKind) throws {
    if let name = TableProperties.namesInUIKit[entry.key], kind.property(name) != nil {
      throw entry.place.error("unknown key \(entry.key.quoted), did you mean `\(name)`?")
    }
    let owners = SceneFormat.layoutKinds.filter { $0.property(entry.key) != nil }.map(\.name)
    guard !owners.isEmpty else { return }
    throw entry.place.error(
      "\(entry.key.quoted) is a property of \(owners.alternatives), not of `\(kind.name)`")
  }

  private func sizing(
    _ value: SceneValue, of kind: SceneFormat.LayoutKind
  ) throws -> LayoutDescription.Sizing {
    let sizing: LayoutDescription.Sizing = try value.word("sizing")
    guard kind.sizings.contains(sizing) else {
      throw value.error(
        "`\(kind.name)` has no sizing `\(sizing.rawValue)`; it takes "
          + kind.sizings.map(\.rawValue).alternatives)
    }
    return sizing
  }

  private func sections(
    _ value: SceneValue?, of kind: SceneFormat.LayoutKind
  ) throws -> [[String: PropertyValue]] {
    guard let value else { return [] }
    guard kind.hasSectionProperties else {
      throw value.error("`\(kind.name)` has no properties that differ by section")
    }
    let properties = kind.properties.filter(\.isPerSection)
    return try value.list(of: "maps, one for a section").map { section in
      for entry in section.entries ?? [] where !properties.contains(where: { $0.name == entry.key })
      {
        guard kind.property(entry.key) == nil else {
          throw entry.place.error("\(entry.key.quoted) cannot differ by section")
        }
        try refuse(entry, in: kind)
      }
      return try values(
        of: properties, in: MapReader(section, known: properties.map(\.name)))
    }
  }
}

// MARK: - Layouts of panes on top of that of the scene

extension LayoutReader {
  /// The layout of a pane: its own keys on top of those of the top level.
  ///
  /// Keys of the top level that the pane's kind does not have are dropped, so that panes of different kinds can share
  /// the rest.
  static func merged(_ top: SceneValue?, with own: SceneValue?) throws -> SceneValue? {
    guard let both = SceneValue.merged(top, with: own) else { return nil }
    let kind = try kind(of: both)
    return SceneValue.merged(top.map { keeping($0) { fits($0, $1, kind) } }, with: own)
  }

  /// The layout of the top level without the keys that only the kinds of other panes have.
  ///
  /// A key that no kind in use has stays, and is reported as a mistake.
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
    case "sizing" where !isInSection: kind.sizings.contains { $0.rawValue == entry.value.word }
    case "perSection" where !isInSection: kind.hasSectionProperties
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
