import Foundation

/// Reads a group of a compositional layout, with the groups and items in it.
struct CompositionalGroupReader {
  private static let arrangements = ["horizontal", "vertical", "custom"]
  private static let itemKeys = [
    "layoutSize", "contentInsets", "edgeSpacing", "supplementaryItems",
  ]
  private static let memberKeys = ["subitems", "subitem", "repeatingSubitem"]

  /// `{ horizontal: … }`, `{ vertical: … }` or `{ custom: … }`.
  ///
  /// - Parameters:
  ///   - value: The map.
  ///   - depth: The number of groups around it.
  /// - Returns: The group with everything in it.
  /// - Throws: `SceneError` at the first mistake.
  func group(from value: SceneValue, depth: Int = 0) throws -> Compositional.Group {
    let map = try MapReader(value, known: Self.arrangements)
    guard let entry = try map.choice(among: Self.arrangements) else {
      throw value.error("a group is \(Self.arrangements.alternatives)")
    }
    guard depth < CompositionalReader.depthLimit else {
      throw entry.place.error(
        "groups are nested too deeply: more than \(CompositionalReader.depthLimit) inside each other"
      )
    }
    return entry.key == "custom"
      ? try customGroup(from: entry.value)
      : try stack(
        from: entry.value, entry.key == "horizontal" ? .horizontal : .vertical, depth: depth)
  }

  private func stack(
    from value: SceneValue, _ arrangement: Compositional.Group.Arrangement, depth: Int
  ) throws -> Compositional.Group {
    let map = try MapReader(
      value, known: Self.itemKeys + Self.memberKeys + ["count", "interItemSpacing"])
    guard let entry = try map.choice(among: Self.memberKeys) else {
      throw value.error("\(value.name.quoted) needs \(Self.memberKeys.alternatives)")
    }
    let members: [Compositional.Member]
    let repetition: Compositional.Group.Repetition
    if entry.key == "subitems" {
      let elements = try entry.value.list(of: "subitems")
      guard !elements.isEmpty else { throw entry.value.needs("at least one subitem") }
      members = try elements.map { try member(from: $0, depth: depth + 1) }
      guard map["count"] == nil else {
        throw map.place(of: "count").error(
          "`count` goes with `subitem` or `repeatingSubitem`; `subitems` repeat as often as they fit"
        )
      }
      repetition = .fitting
    } else {
      members = [try member(from: entry.value, depth: depth + 1)]
      let count = try map.required("count").wholeNumber(1...SceneFormat.Limits.columns)
      repetition = entry.key == "subitem" ? .equalShares(count) : .count(count)
    }
    let item = try self.item(map)
    var group = Compositional.Group(arrangement, item.layoutSize, members, repetition)
    group.item = item
    group.interItemSpacing = try map["interItemSpacing"]?.spacing()
    return group
  }

  private func customGroup(from value: SceneValue) throws -> Compositional.Group {
    let map = try MapReader(value, known: Self.itemKeys + ["frames"])
    let list = try map.required("frames")
    let frames = try list.list(of: "frames, `[x, y, width, height]`").map { frame in
      let numbers = try frame.list(4, "`[x, y, width, height]`")
      return CGRect(
        x: try numbers[0].length(.any), y: try numbers[1].length(.any),
        width: try numbers[2].length(.notNegative), height: try numbers[3].length(.notNegative))
    }
    guard !frames.isEmpty else { throw list.needs("at least one frame") }
    let item = try self.item(map)
    var group = Compositional.Group(.custom(frames), item.layoutSize, [])
    group.item = item
    return group
  }

  /// A group by its arrangement, or an item by its size.
  private func member(from value: SceneValue, depth: Int) throws -> Compositional.Member {
    if value.entries?.contains(where: { Self.arrangements.contains($0.key) }) == true {
      return .group(try group(from: value, depth: depth))
    }
    let map = try MapReader(value, known: Self.itemKeys + Self.arrangements)
    return .item(try item(map))
  }

  private func item(_ map: MapReader) throws -> Compositional.Item {
    var item = Compositional.Item(try map.required("layoutSize").layoutSize())
    item.contentInsets = try map["contentInsets"]?.directionalInsets() ?? .zero
    item.edgeSpacing = try map["edgeSpacing"].map(edgeSpacing)
    item.supplementaryItems =
      try map["supplementaryItems"]?.list(of: "supplementary items").map(supplementary) ?? []
    return item
  }

  private func edgeSpacing(_ value: SceneValue) throws -> Compositional.EdgeSpacing {
    let map = try MapReader(value, known: ["leading", "top", "trailing", "bottom"])
    return Compositional.EdgeSpacing(
      leading: try map["leading"]?.spacing(), top: try map["top"]?.spacing(),
      trailing: try map["trailing"]?.spacing(), bottom: try map["bottom"]?.spacing())
  }

  // MARK: Attached views

  private func supplementary(_ value: SceneValue) throws -> Compositional.SupplementaryItem {
    let map = try MapReader(
      value, known: ["elementKind", "layoutSize", "containerAnchor", "itemAnchor", "zIndex"])
    let kind = map["elementKind"]
    var item = Compositional.SupplementaryItem(
      elementKind: try map.required("elementKind").elementKind(),
      layoutSize: try map.required("layoutSize").layoutSize(),
      containerAnchor: try anchor(map.required("containerAnchor")))
    if let kind, Compositional.StandardKind(rawValue: item.elementKind) != nil {
      throw kind.error(
        "\(item.elementKind.quoted) is a boundary item; a view attached to an item or a group has a kind of its own"
      )
    }
    item.itemAnchor = try map["itemAnchor"].map(anchor)
    item.zIndex = try map["zIndex"]?.zIndex() ?? item.zIndex
    return item
  }

  /// `{ edges: [top, trailing], fractionalOffset: [0.3, -0.3] }`, or the edges alone.
  private func anchor(_ value: SceneValue) throws -> Compositional.Anchor {
    if value.word != nil { return Compositional.Anchor(try edges(value)) }
    if case .list = value.content { return Compositional.Anchor(try edges(value)) }
    let map = try MapReader(value, known: ["edges", "absoluteOffset", "fractionalOffset"])
    let offset = try map.choice(among: ["absoluteOffset", "fractionalOffset"])
    return Compositional.Anchor(
      try edges(map.required("edges")), offset: try offset?.value.point() ?? .zero,
      isFractional: offset?.key == "fractionalOffset")
  }

  private func edges(_ value: SceneValue) throws -> [Compositional.Edge] {
    guard value.word == nil else { return [try value.word("edge")] }
    return try value.list(of: "edges").map { try $0.word("edge") }
  }
}
