import Foundation

/// What a pane says where it differs from the defaults, in the order of the format.
struct PaneWriter {
  let entries: [WrittenValue.Entry]

  init(_ pane: Pane) {
    let plain = Pane()
    func changed<Value: Equatable>(
      _ path: KeyPath<Pane, Value>, _ written: (Value) -> WrittenValue
    ) -> WrittenValue? {
      pane[keyPath: path] == plain[keyPath: path] ? nil : written(pane[keyPath: path])
    }
    entries =
      WrittenValue.keys([
        "viewport": pane.viewportIsGiven ? .size(pane.viewport) : changed(\.viewport) { .size($0) },
        "scale": pane.scale.map { .size($0) },
        "font": changed(\.font) { .size($0) },
        "displayScale": changed(\.displayScale) { .number($0) },
        "seed": changed(\.seed) { .word(String($0)) },
        "anchor": changed(\.anchor) { .word($0.rawValue) },
        "cell": changed(\.cell) { .cell($0, viewportWidth: pane.viewport.width) },
        "header": pane.header.map { .keys(["size": .size($0)]) },
        "footer": pane.footer.map { .keys(["size": .size($0)]) },
        "layout": changed(\.layout) { .layout($0) },
        "contentInset": changed(\.contentInset) { .contentInset($0) },
        "safeAreaInsets": changed(\.safeAreaInsets) { .insets($0) },
        "contentInsetAdjustmentBehavior": changed(\.contentInsetAdjustmentBehavior) {
          .word($0.rawValue)
        },
        "selfSizingInvalidation": changed(\.selfSizingInvalidation) { .word($0.rawValue) },
        "scroll": changed(\.scroll) { .scroll($0) },
        "prefetch": changed(\.prefetch) { .flag($0) },
        "behavior": changed(\.behavior) { .behavior($0) },
      ]).entries ?? []
  }
}

extension WrittenValue {
  fileprivate static func contentInset(_ inset: ContentInset) -> WrittenValue {
    switch inset {
    case .fixed(let insets): .insets(insets)
    case .whenShorter(let rule):
      .keys([
        rule.edge.key: .number(rule.height), "by": .number(rule.by),
        "untilLongerThan": rule.end.map { .number($0) },
      ])
    }
  }

  fileprivate static func scroll(_ scroll: ScrollSettings) -> WrittenValue {
    let plain = ScrollSettings()
    func changed(_ path: KeyPath<ScrollSettings, Bool>) -> WrittenValue? {
      scroll[keyPath: path] == plain[keyPath: path] ? nil : .flag(scroll[keyPath: path])
    }
    return .keys([
      "decelerationRate": scroll.decelerationRate == plain.decelerationRate
        ? nil : .word(scroll.decelerationRate.rawValue),
      "isPagingEnabled": changed(\.isPagingEnabled),
      "bounces": changed(\.bounces),
      "alwaysBounceVertical": changed(\.alwaysBounceVertical),
      "alwaysBounceHorizontal": changed(\.alwaysBounceHorizontal),
      "isDirectionalLockEnabled": changed(\.isDirectionalLockEnabled),
    ])
  }

  /// A preset alone is a word.
  fileprivate static func behavior(_ behavior: BehaviorDescription) -> WrittenValue {
    guard !behavior.knobs.isEmpty else { return .word(behavior.preset) }
    let names = SceneFormat.knobs.map(\.name).filter { behavior.knobs[$0] != nil }
    let preset =
      behavior.preset == BehaviorDescription().preset
      ? [] : [Entry(key: "preset", value: .word(behavior.preset))]
    return .map(
      preset
        + names.compactMap { name in
          behavior.knobs[name].map { Entry(key: name, value: .knob($0)) }
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
