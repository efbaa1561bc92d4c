import Foundation

extension WrittenValue {
  /// `cell`.
  ///
  /// - Parameters:
  ///   - cell: The sizing of the cells.
  ///   - viewportWidth: The width of a cell whose height comes from the data, when none is given.
  /// - Returns: Its map.
  static func cell(_ cell: CellSizing, viewportWidth: CGFloat) -> WrittenValue {
    let changes = cell.changes.map(change)
    return keys([
      "size": cell.source == CellSizing().source
        ? nil : source(cell.source, viewportWidth: viewportWidth),
      "alternates": cell.alternates.isEmpty ? nil : .list(cell.alternates.map { .number($0) }),
      "changes": changes.isEmpty ? nil : changes.count == 1 ? changes[0] : .list(changes),
    ])
  }

  private static func source(
    _ source: CellSizeSource, viewportWidth: CGFloat
  ) -> WrittenValue {
    switch source {
    case .fixed(let size): return .size(size)
    case .list(let sizes): return keys(["list": .list(sizes.map { .size($0) })])
    case .cycle(let sizes, let run):
      return keys([
        "cycle": .list(sizes.map { .size($0) }), "run": run == 1 ? nil : .number(run),
      ])
    case .random(let width, let height):
      return keys(["random": keys(["width": range(width), "height": range(height)])])
    case .byWidth(let heights):
      let entries = heights.sorted { $0.key < $1.key }.map {
        Entry(key: number($0.key).flow, value: number($0.value))
      }
      return keys(["byWidth": map(entries)])
    case .field(let name, let width):
      return keys(["field": .text(name), "width": width == viewportWidth ? nil : .number(width)])
    case .text(let text):
      return keys([
        "text": keys([
          "padding": text.padding == TextSizing().padding ? nil : .insets(text.padding),
          "maxWidth": text.maxWidth.map { .number($0) },
        ])
      ])
    case .listCell(let cell):
      let width = cell.indentationWidth
      return keys([
        "listCell": keys([
          "accessories": cell.accessories.isEmpty
            ? nil : .list(cell.accessories.map { .word($0.rawValue) }),
          "indentationWidth": width == ListCellSizing.defaultIndentationWidth
            ? nil : .number(width),
        ])
      ])
    case .inner(let inner): return keys(["inner": Self.inner(inner, viewportWidth: viewportWidth)])
    }
  }

  private static func inner(_ inner: InnerSizing, viewportWidth: CGFloat) -> WrittenValue {
    keys([
      "items": inner.items.count == 1
        ? .number(inner.items[0]) : .list(inner.items.map { .number($0) }),
      "itemSize": .size(inner.itemSize),
      "spacing": inner.spacing == InnerSizing.defaultSpacing ? nil : .number(inner.spacing),
      "width": inner.width == viewportWidth ? nil : .number(inner.width),
      "measured": inner.measured == .afterLayout ? nil : .word(inner.measured.rawValue),
    ])
  }

  private static func range(_ range: ClosedRange<Int>) -> WrittenValue {
    range.count == 1
      ? .number(range.lowerBound) : .list([.number(range.lowerBound), .number(range.upperBound)])
  }

  private static func change(_ change: CellChange) -> WrittenValue {
    keys([
      "after": change.after == 0 ? nil : .number(change.after),
      "items": .paths(change.items), "by": .size(change.by),
    ])
  }
}
