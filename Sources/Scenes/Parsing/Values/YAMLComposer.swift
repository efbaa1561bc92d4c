import Yams

/// Converts YAML (and so JSON) to values with their places.
struct YAMLComposer {
  let source: SourceText
  /// Unicode scalars before the YAML begins; they belong to the first line.
  let lead: Int

  /// - Parameters:
  ///   - source: The text.
  ///   - lead: The number of Unicode scalars before the YAML in the first line, such as those of the key in `--set
  ///     key=value`.
  init(_ source: SourceText, after lead: Int = 0) {
    self.source = source
    self.lead = lead
  }

  /// The only document; nil when there is none.
  ///
  /// - Throws: `SceneError` for invalid YAML, more than one document, anchors, aliases and tags.
  func compose(as name: String) throws -> SceneValue? {
    let yaml = String(source.text.unicodeScalars.dropFirst(lead))
    // An alias can expand to more than fits in memory, and the parser compares keys deeply while it reads. So a text
    // that may contain an anchor is first read with tags in place of anchors, which leaves every alias undefined.
    let defused = Self.withoutAnchors(yaml)
    if defused != yaml, let root = try root(of: defused) {
      _ = try value(root, name: name, depth: 0)
    }
    guard let root = try root(of: yaml) else { return nil }
    return try value(root, name: name, depth: 0)
  }

  private func root(of yaml: String) throws -> Node? {
    do {
      return try Yams.compose(yaml: yaml, .basic, .default, .utf8)
    } catch let error as YamlError {
      throw sceneError(error)
    }
  }

  func place(_ mark: Mark?) -> Place {
    let line = mark?.line ?? 1
    return Place(
      source: source, line: line, scalarColumn: (mark?.column ?? 1) + (line == 1 ? lead : 0))
  }

  private func value(_ node: Node, name: String, depth: Int) throws -> SceneValue {
    let place = place(node.mark)
    guard depth < SceneFormat.Limits.depth else { throw place.error("nested too deeply") }
    switch node {
    case .scalar(let scalar):
      try refuse(scalar.tag, at: place, unless: [.implicit, .str])
      let isQuoted = scalar.tag.description == Tag.Name.str.rawValue || scalar.style != .plain
      return SceneValue(content: .text(scalar.string, isQuoted: isQuoted), place: place, name: name)
    case .sequence(let sequence):
      try refuse(sequence.tag, at: place, unless: [.implicit])
      let elements = try sequence.map { try value($0, name: name, depth: depth + 1) }
      return SceneValue(content: .list(elements), place: place, name: name)
    case .mapping(let mapping):
      try refuse(mapping.tag, at: place, unless: [.implicit])
      return SceneValue(
        content: .map(try entries(mapping, depth: depth)), place: place, name: name)
    case .alias:
      throw place.error(Self.refusalOfAliases)
    }
  }

  private func entries(_ mapping: Node.Mapping, depth: Int) throws -> [SceneValue.Entry] {
    var seen = Set<String>()
    return try mapping.map { pair in
      let place = place(pair.key.mark)
      guard let key = pair.key.scalar?.string else { throw place.error("a key must be a text") }
      guard seen.insert(key).inserted else { throw place.error(Self.refusalOfTwice(key)) }
      return SceneValue.Entry(
        key: key, place: place, value: try value(pair.value, name: key, depth: depth + 1))
    }
  }

  private func refuse(_ tag: Tag, at place: Place, unless allowed: [Tag.Name]) throws {
    let name = Tag.Name(rawValue: tag.description)
    guard !allowed.contains(name) else { return }
    guard character(at: place) != "&" else { throw place.error(Self.refusalOfAliases) }
    throw place.error("tags such as \(name.rawValue.quoted) are not part of the scene format")
  }
}
