import Foundation

/// The keys of a pane that differ from the defaults, in the order of the format.
struct PaneWriter {
  let entries: [WrittenValue.Entry]

  init(_ pane: Pane) {
    entries = PaneSetting.all.compactMap { setting in
      setting.written(pane).map { WrittenValue.Entry(key: setting.key, value: $0) }
    }
  }
}

extension WrittenValue {
  /// The value of a property.
  static func property(_ value: PropertyValue) -> WrittenValue {
    switch value {
    case .number(let number): .number(number)
    case .size(let size): .size(size)
    case .insets(let insets): .insets(insets)
    case .flag(let flag): .flag(flag)
    case .word(let word): .word(word)
    case .automatic: .word("automatic")
    case .delegateSizes(let sizes): .delegateSizes(sizes)
    case .sections(let sections): .sections(sections)
    case .boundaryItems(let items): .boundaryItems(items.list)
    }
  }

  /// `layout`, with its properties in the order of the format.
  static func layout(_ layout: LayoutDescription) -> WrittenValue {
    let kind = SceneFormat.layoutKind(layout.kind)
    let order = kind?.properties.map(\.name) ?? layout.properties.keys.sorted()
    func entries(_ values: [String: PropertyValue]) -> [Entry] {
      order.compactMap { name in
        values[name].map { Entry(key: name, value: .property($0)) }
      }
    }
    let head = keys([
      "kind": .word(layout.kind),
      "sizing": layout.sizing == kind?.defaultSizing ? nil : .word(layout.sizing.rawValue),
    ])
    let sections = layout.perSection.map { map(entries($0)) }
    return map(
      (head.entries ?? []) + entries(layout.properties)
        + (sections.isEmpty ? [] : [Entry(key: "perSection", value: .list(sections))]))
  }

  /// `behavior`: a preset alone is a word.
  static func behavior(_ behavior: BehaviorDescription) -> WrittenValue {
    guard !behavior.knobs.isEmpty else { return .word(behavior.preset) }
    let preset =
      behavior.preset == BehaviorDescription().preset
      ? [] : [Entry(key: "preset", value: .word(behavior.preset))]
    return .map(
      preset
        + SceneFormat.knobs.compactMap { knob in
          behavior.knobs[knob.name].map { Entry(key: knob.name, value: .knob($0)) }
        })
  }

  private static func knob(_ value: KnobValue) -> WrittenValue {
    switch value {
    case .word(let word): .word(word)
    case .words(let words): .list(words.map { .word($0) })
    case .lineSpacing(let spacing): .keys(["lineSpacing": .number(spacing)])
    }
  }
}

extension Pane {
  /// `layout` on one line, as the pane's file says it, with the differences to another one.
  ///
  /// Keys keep their order, and unchanged values their spelling; keys that the file does not have come last. The kind is
  /// always there.
  public func text(changingLayoutTo other: LayoutDescription) -> String {
    let (before, after) = (WrittenValue.layout(layout), WrittenValue.layout(other))
    let own = source?.value["layout"].map { WrittenValue($0) } ?? before
    let changed = own.changed(as: before, to: after)
    guard let entries = changed.entries, changed["kind"] == nil else { return changed.flow }
    return WrittenValue.map([WrittenValue.Entry(key: "kind", value: .word(other.kind))] + entries)
      .flow
  }
}
