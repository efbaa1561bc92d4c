import Foundation

/// Reads `sections` and `boundarySupplementaryItems` of a compositional layout.
struct CompositionalReader {
  /// The form of `sections` in words.
  static let sectionsForm =
    "a list of sections: `list`, `{ list: configuration }`, `{ grid: columns }`, `{ carousel: size }` or `{ group: … }`"
  /// The form of `boundarySupplementaryItems` in words.
  static let boundaryForm = "a list of boundary items: `header`, `footer` or maps"

  /// The most groups inside each other.
  static let depthLimit = 8

  func sections(from value: SceneValue) throws -> Compositional.Sections {
    let elements = try value.list(of: "sections")
    guard !elements.isEmpty else { throw value.needs("at least one section") }
    return Compositional.Sections(try elements.map(section))
  }

  // MARK: Sections

  private static let bodies = ["group", "list", "grid", "carousel"]
  /// The keys of a section beside those of `bodies`.
  private static let sectionKeys = [
    "contentInsets", "interGroupSpacing", "orthogonalScrollingBehavior",
    "supplementariesFollowContentInsets", "contentInsetsReference", "boundarySupplementaryItems",
    "decorationItems", "visibleItemsInvalidationHandler",
  ]

  private func section(from value: SceneValue) throws -> Compositional.Section {
    if value.word != nil {
      _ = try value.word("section", among: ["list"])
      return Compositional.Section(.list)
    }
    let map = try MapReader(value, known: Self.bodies + Self.sectionKeys)
    guard let body = try map.choice(among: Self.bodies) else {
      throw value.error("a section needs \(Self.bodies.alternatives)")
    }
    var section = Compositional.Section(try self.body(body))
    section.ownContentInsets = try map["contentInsets"]?.directionalInsets()
    section.interGroupSpacing = try map["interGroupSpacing"]?.length(.any)
    section.orthogonalScrollingBehavior = try map["orthogonalScrollingBehavior"].map {
      try $0.word("orthogonal scrolling behavior")
    }
    if let follows = map["supplementariesFollowContentInsets"] {
      section.supplementariesFollowContentInsets = try follows.flag()
    }
    if let reference = map["contentInsetsReference"] {
      section.contentInsetsReference = try reference.word("content insets reference")
    }
    section.boundarySupplementaryItems =
      try map["boundarySupplementaryItems"].map { try boundaryItems(from: $0).list } ?? []
    section.decorationItems =
      try map["decorationItems"]?.list(of: "decoration items").map(decoration) ?? []
    section.visibleItemsInvalidationHandler = try map["visibleItemsInvalidationHandler"].map(
      handler)
    return section
  }

  private func body(_ entry: SceneValue.Entry) throws -> Compositional.Body {
    let value = entry.value
    switch entry.key {
    case "list":
      let map = try MapReader(value, known: Self.listKeys)
      return value.entries?.isEmpty == false ? .configuredList(try list(map)) : .list
    case "grid":
      guard value.entries != nil else { return .grid(columns: try columns(value), spacing: 0) }
      let map = try MapReader(value, known: ["columns", "spacing"])
      return .grid(
        columns: try columns(try map.required("columns")),
        spacing: try map["spacing"]?.length(.notNegative) ?? 0)
    case "carousel": return .carousel(try value.layoutSize())
    default: return .group(try CompositionalGroupReader().group(from: value))
    }
  }

  private static let listKeys = [
    "appearance", "headerMode", "footerMode", "showsSeparators", "headerTopPadding",
  ]

  private func list(_ map: MapReader) throws -> Compositional.List {
    var list = Compositional.List(try map.required("appearance").word("appearance"))
    if let mode = map["headerMode"] { list.headerMode = try mode.word("header mode") }
    if let mode = map["footerMode"] { list.footerMode = try mode.word("footer mode") }
    list.showsSeparators = try map["showsSeparators"]?.flag()
    list.headerTopPadding = try map["headerTopPadding"]?.length(.notNegative)
    return list
  }

  private func columns(_ value: SceneValue) throws -> Int {
    try value.wholeNumber(1...SceneFormat.Limits.columns)
  }

  /// `{ scale: 1.4, fade: 0.3, pull: 20 }`, at least one of them.
  private func handler(_ value: SceneValue) throws -> Compositional.VisibleItemsHandler {
    let keys = ["scale", "fade", "pull"]
    let map = try MapReader(value, known: keys)
    guard keys.contains(where: { map[$0] != nil }) else {
      throw value.error("\(value.name.quoted) needs \(keys.alternatives)")
    }
    return Compositional.VisibleItemsHandler(
      scale: try map["scale"]?.length(.positive), fade: try map["fade"]?.length(.fraction),
      pull: try map["pull"]?.length(.any))
  }

  // MARK: Views at the edges and behind sections

  private static let boundaryKeys = [
    "elementKind", "layoutSize", "alignment", "pinToVisibleBounds", "extendsBoundary",
    "absoluteOffset", "zIndex",
  ]

  func boundaryItems(from value: SceneValue) throws -> Compositional.BoundaryItems {
    Compositional.BoundaryItems(
      try value.list(of: "boundary items").map(boundaryItem))
  }

  private func boundaryItem(_ value: SceneValue) throws -> Compositional.BoundaryItem {
    if value.word != nil {
      let kind: Compositional.StandardKind = try value.word("boundary item")
      return Compositional.BoundaryItem(kind)
    }
    let map = try MapReader(value, known: Self.boundaryKeys)
    let kind = try map.required("elementKind").elementKind()
    let standard = Compositional.StandardKind(rawValue: kind).map { Compositional.BoundaryItem($0) }
    guard let size = try map["layoutSize"]?.layoutSize() ?? standard?.layoutSize else {
      throw value.error("the view \(kind.quoted) needs the key `layoutSize`")
    }
    guard
      let alignment = try map["alignment"].map({ try $0.word("alignment") }) ?? standard?.alignment
    else { throw value.error("the view \(kind.quoted) needs the key `alignment`") }
    var item = Compositional.BoundaryItem(
      elementKind: kind, layoutSize: size, alignment: alignment)
    if let pins = map["pinToVisibleBounds"] { item.pinToVisibleBounds = try pins.flag() }
    if let extends = map["extendsBoundary"] { item.extendsBoundary = try extends.flag() }
    item.absoluteOffset = try map["absoluteOffset"]?.point() ?? .zero
    item.zIndex = try map["zIndex"]?.zIndex() ?? item.zIndex
    return item
  }

  private func decoration(_ value: SceneValue) throws -> Compositional.DecorationItem {
    let map = try MapReader(value, known: ["elementKind", "contentInsets", "zIndex"])
    var item = Compositional.DecorationItem(
      elementKind: try map.required("elementKind").elementKind())
    item.contentInsets = try map["contentInsets"]?.directionalInsets() ?? .zero
    item.zIndex = try map["zIndex"]?.zIndex() ?? item.zIndex
    return item
  }
}
