extension WrittenValue {
  /// `layout`, with its properties in the order of the format.
  static func layout(_ layout: LayoutDescription) -> WrittenValue {
    let kind = SceneFormat.layoutKinds.first { $0.name == layout.kind }
    let order = kind?.properties.map(\.name) ?? layout.properties.keys.sorted()
    let head = keys([
      "kind": .word(layout.kind),
      "sizing": layout.sizing == kind?.defaultSizing ? nil : .word(layout.sizing.rawValue),
    ])
    let sections = layout.perSection.map { map(properties($0, in: order)) }
    return map(
      (head.entries ?? []) + properties(layout.properties, in: order)
        + (sections.isEmpty ? [] : [Entry(key: "perSection", value: .list(sections))]))
  }

  private static func properties(
    _ values: [String: LayoutValue], in order: [String]
  ) -> [Entry] {
    order.compactMap { name in
      values[name].map { Entry(key: name, value: property($0)) }
    }
  }

  private static func property(_ value: LayoutValue) -> WrittenValue {
    switch value {
    case .number(let number): .number(number)
    case .size(let size): .size(size)
    case .insets(let insets): .insets(insets)
    case .flag(let flag): .flag(flag)
    case .word(let word): .word(word)
    case .automatic: .word("automatic")
    }
  }
}
