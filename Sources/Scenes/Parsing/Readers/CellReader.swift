import Foundation

/// Reads `cell`: the true sizes of cells.
struct CellReader {
  /// The width of cells whose height comes from the data or is random, if the file gives no width.
  let viewportWidth: CGFloat

  /// The keys of `cell`.
  static let properties: [PropertyDescription] = [
    PropertyDescription(
      "size", .composite("`[width, height]`, or a map with one of the keys below"), default: nil,
      help:
        "Preferred size of every cell; without it the text is measured, with 8 points around it."
    ),
    PropertyDescription(
      "alternates", .composite("a list of lengths"), default: nil,
      help: "Added to the height in turn, each time a cell is measured."),
    PropertyDescription(
      "changes", .composite("a map with `after`, `items` and `by`, or a list of such maps"),
      default: nil,
      help:
        "Content that arrives late: `after` so many seconds the cells of `items` grow `by` this."),
  ]

  /// The keys of a map for `size`, of which one is given.
  static let sources: [PropertyDescription] = [
    PropertyDescription(
      "list", .composite("a list of `[width, height]`"), default: nil,
      help: "A size for each item in order, then from the first again."),
    PropertyDescription(
      "cycle", .composite("a list of `[width, height]`"), default: nil,
      help: "The same in runs of `run` items."),
    PropertyDescription(
      "random", .composite("a map with `width` and `height`"), default: nil,
      help: """
        Random whole points, a number or `[smallest, largest]`; without `width` the width of the viewport.
        """),
    PropertyDescription(
      "byWidth", .composite("a map of heights by width"), default: nil,
      help: "The height for the width that the layout offers."),
    PropertyDescription(
      "field", .composite("the name of a field"), default: nil,
      help: "The height is a field of the data; `width` is the width, else that of the viewport."),
    PropertyDescription(
      "text", .composite("a map with `padding` and `maxWidth`"), default: nil,
      help: "The text of the item, wrapped in the width that the layout offers, at most `maxWidth`."
    ),
    PropertyDescription(
      "inner", .composite("a map with the keys below"), default: nil,
      help: """
        The height of a flow layout inside the cell, as wide as the cell, with items of one size.
        """),
    PropertyDescription(
      "listCell", .composite("a map with the keys of `listCell` below"), default: nil,
      help: """
        That of a `UICollectionViewListCell` which shows the text of the item in the default content configuration of \
        `behavior.listMetrics`.
        """),
  ]

  /// The keys of `listCell`.
  static let listCell: [PropertyDescription] = [
    PropertyDescription(
      "accessories",
      .composite("a list of \(ListCellSizing.Accessory.allCases.map(\.rawValue).alternatives)"),
      default: nil,
      help: """
        Accessories at the trailing side, which leave less room for the text; `outlineDisclosure` is that of items with \
        `children` only.
        """),
    PropertyDescription(
      "indentationWidth", .length(.notNegative),
      default: .number(ListCellSizing.defaultIndentationWidth),
      help: "Indentation of the children of an item."),
  ]

  /// The keys of `inner`.
  static let inner: [PropertyDescription] = [
    PropertyDescription(
      "items", .composite("a whole number from 0, or a list of them"), default: nil,
      help:
        "Number of inner items; of a list one for each cell in order, then from the first again."),
    PropertyDescription(
      "itemSize", .size(.itemLength), default: nil, help: "Size of every inner item."),
    PropertyDescription(
      "spacing", .length(.notNegative), default: .number(InnerSizing.defaultSpacing),
      help: "Least space between two inner items, and space between their lines."),
    PropertyDescription(
      "width", .length(.positive), default: nil,
      help: "Width of a cell in a layout that offers none, else that of the viewport."),
    PropertyDescription(
      "measured", .word(InnerSizing.Measured.allCases.map { .built($0.rawValue) }),
      default: .word(InnerSizing.Measured.afterLayout.rawValue),
      help: """
        When `preferredLayoutAttributesFitting(_:)` takes the inner content size: `afterLayout` calls \
        `layoutIfNeeded()` first; `beforeLayout` does not, and gets the size for the items and the width of the last \
        layout pass, 0 in a new cell.
        """),
  ]

  func cell(from value: SceneValue) throws -> CellSizing {
    let map = try MapReader(value, known: Self.properties.map(\.name))
    var cell = CellSizing()
    if let size = map["size"] { cell.source = try source(from: size) }
    if let alternates = map["alternates"] {
      cell.alternates = try alternates.list(of: "heights").map { try $0.length(.any) }
    }
    if let changes = map["changes"] {
      // A single change may be written without a list around it.
      let list = changes.entries == nil ? try changes.list(of: "changes") : [changes]
      cell.changes = try list.map(change)
    }
    return cell
  }

  private func source(from value: SceneValue) throws -> CellSizeSource {
    guard value.entries != nil else { return .fixed(try value.size()) }
    let kinds = Self.sources.map(\.name)
    let map = try MapReader(value, known: kinds + ["run", "width"])
    guard let kind = try map.choice(among: kinds) else {
      throw value.error("\(value.name.quoted) needs \(kinds.alternatives)")
    }
    if map["run"] != nil, kind.key != "cycle" {
      throw map.place(of: "run").error("`run` belongs to `cycle`")
    }
    if map["width"] != nil, kind.key != "field" {
      throw map.place(of: "width").error("`width` belongs to `field`")
    }
    switch kind.key {
    case "list": return .list(try sizes(kind.value))
    case "cycle":
      let run = try map["run"]?.wholeNumber(1...SceneFormat.Limits.items) ?? 1
      return .cycle(try sizes(kind.value), run: run)
    case "random": return try random(kind.value)
    case "byWidth": return try byWidth(kind.value)
    case "field":
      let width = try map["width"]?.length(.positive) ?? viewportWidth
      return .field(try kind.value.text(), width: width)
    case "inner": return .inner(try inner(kind.value))
    case "listCell": return .listCell(try listCell(kind.value))
    default: return .text(try text(kind.value))
    }
  }

  private func sizes(_ value: SceneValue) throws -> [CGSize] {
    let sizes = try value.list(of: "sizes").map { try $0.size() }
    guard !sizes.isEmpty else { throw value.needs("at least one size") }
    return sizes
  }

  private func random(_ value: SceneValue) throws -> CellSizeSource {
    let map = try MapReader(value, known: ["width", "height"])
    let viewport = Int(viewportWidth.rounded())
    return .random(
      width: try map["width"].map(range) ?? viewport...viewport,
      height: try range(map.required("height")))
  }

  /// Reads a range of whole points: `320` or `[20, 200]`.
  private func range(_ value: SceneValue) throws -> ClosedRange<Int> {
    let points = 0...Int(SceneFormat.Limits.points)
    guard case .list = value.content else {
      let number = try value.wholeNumber(points)
      return number...number
    }
    let ends = try value.list(2, "`[smallest, largest]`").map { try $0.wholeNumber(points) }
    guard ends[0] <= ends[1] else {
      throw value.error("\(value.name.quoted) needs the smaller number first")
    }
    return ends[0]...ends[1]
  }

  private func byWidth(_ value: SceneValue) throws -> CellSizeSource {
    guard let entries = value.entries, !entries.isEmpty else {
      throw value.needs("heights by width, such as `{ 320: 60, 480: 40 }`")
    }
    var heights: [CGFloat: CGFloat] = [:]
    for entry in entries {
      let width = try entry.keyValue.length(.positive)
      guard heights[width] == nil else {
        throw entry.place.error("the width \(entry.key.quoted) appears twice here")
      }
      heights[width] = try entry.value.length(.notNegative)
    }
    return .byWidth(heights)
  }

  private func text(_ value: SceneValue) throws -> TextSizing {
    let map = try MapReader(value, known: ["padding", "maxWidth"])
    var text = TextSizing()
    if let padding = map["padding"] { text.padding = try padding.insets(.notNegative) }
    text.maxWidth = try map["maxWidth"]?.length(.positive)
    return text
  }

  private func inner(_ value: SceneValue) throws -> InnerSizing {
    let map = try MapReader(value, known: Self.inner.map(\.name))
    let items = try map.required("items")
    var inner = InnerSizing(
      items: try counts(items), itemSize: try map.required("itemSize").size(.itemLength),
      width: try map["width"]?.length(.positive) ?? viewportWidth)
    if let spacing = map["spacing"] { inner.spacing = try spacing.length(.notNegative) }
    if let measured = map["measured"] { inner.measured = try measured.word("time of measuring") }
    return inner
  }

  private func listCell(_ value: SceneValue) throws -> ListCellSizing {
    let map = try MapReader(value, known: Self.listCell.map(\.name))
    var cell = ListCellSizing()
    for accessory in try map["accessories"]?.list(of: "accessories") ?? [] {
      let word: ListCellSizing.Accessory = try accessory.word("accessory")
      guard !cell.accessories.contains(word) else {
        throw accessory.error("\(word.rawValue.quoted) appears twice here")
      }
      cell.accessories.append(word)
    }
    if let width = map["indentationWidth"] {
      cell.indentationWidth = try width.length(.notNegative)
    }
    return cell
  }

  private func counts(_ value: SceneValue) throws -> [Int] {
    let range = 0...SceneFormat.Limits.innerItems
    guard case .list = value.content else { return [try value.wholeNumber(range)] }
    let counts = try value.list(of: "numbers").map { try $0.wholeNumber(range) }
    guard !counts.isEmpty else { throw value.needs("at least one number") }
    return counts
  }

  private func change(_ value: SceneValue) throws -> CellChange {
    let map = try MapReader(value, known: ["after", "items", "by"])
    let by = try map.required("by").point()
    return CellChange(
      after: try map["after"]?.number(.seconds) ?? 0,
      items: try map.required("items").indexPaths(),
      by: CGSize(width: by.x, height: by.y))
  }
}
