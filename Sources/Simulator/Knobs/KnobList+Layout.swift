import CollectionView
import Foundation
import Scenes

extension KnobList {
  /// The kind of layout, where its sizes come from, and what its kind takes.
  static func layout(_ run: PaneRun) -> [Knob] {
    let description = run.pane.layout
    guard let kind = SceneFormat.layoutKinds.first(where: { $0.name == description.kind }) else {
      return []
    }
    let kinds = SceneFormat.layoutKinds.filter(\.isBuilt).map(\.name)
    let sizings = kind.sizings.filter(\.isBuilt).map(\.name)
    var knobs = [words("layout.kind", in: .layout, description.kind, of: kinds)]
    if sizings.count > 1 {
      knobs.append(
        words("layout.sizing", in: .layout, description.sizing.rawValue, of: sizings))
    }
    let values = LayoutProperties.all(of: run.view.collectionViewLayout)
    return knobs
      + kind.properties.compactMap { property in
        guard has(property.name, run),
          let value = values.first(where: { $0.name == property.name })?
            .value(run.view.collectionViewLayout) ?? sectionValue(property.name, description)
        else { return nil }
        return knob(property, value, isHorizontal: run.view.scrollsHorizontally)
      }
  }

  /// Whether a property does anything: an estimate where nothing is guessed does not.
  private static func has(_ property: String, _ run: PaneRun) -> Bool {
    switch property {
    case "estimatedHeight":
      run.pane.layout.kind == "table" || LayoutMaking.startsFromEstimates(run.pane.layout)
    case "estimatedHeaderHeight": run.pane.data.sections.contains { $0.header != nil }
    default: true
    }
  }

  /// What a list takes for all sections.
  private static func sectionValue(
    _ property: String, _ description: LayoutDescription
  ) -> LayoutValue? {
    if let value = description.properties[property] { return value }
    let section = ListSection()
    return switch (description.kind, property) {
    case ("list", "estimatedHeight"), ("table", "estimatedHeight"): .number(section.estimatedHeight)
    case (_, "estimatedHeaderHeight"): .number(ListSection.defaultHeight)
    case (_, "spacing"): .number(section.spacing)
    case ("list", "sectionInset"): .insets(Insets(section.inset))
    default: nil
    }
  }

  private static func knob(
    _ property: SceneFormat.Property, _ value: LayoutValue, isHorizontal: Bool
  ) -> Knob {
    let key = "layout.\(property.name)"
    switch value {
    case .flag(let flag): return self.flag(key, in: .layout, flag)
    case .word(let word):
      guard case .word(let words) = property.form else { break }
      return self.words(key, in: .layout, word, of: words.filter(\.isBuilt).map(\.name))
    case .automatic: break
    case .number, .size, .insets:
      return stepped(key, in: .layout, value, spelled: \.spelled) { up in
        next(to: value, property.form, up: up, isHorizontal: isHorizontal)
      }
    }
    return Knob(key, in: .layout, value: value.spelled)
  }

  private static func next(
    to value: LayoutValue, _ form: SceneFormat.Property.Form, up: Bool, isHorizontal: Bool
  ) -> LayoutValue? {
    switch value {
    case .number(let number):
      if case .fraction = form {
        return KnobSteps.fraction(number, up: up).map { .number($0) }
      }
      return KnobSteps.length(number, up: up, from: least(form)).map { .number($0) }
    case .size(var size):
      let length = isHorizontal ? size.width : size.height
      guard let next = KnobSteps.length(length, up: up, from: least(form)) else { return nil }
      if isHorizontal { size.width = next } else { size.height = next }
      return .size(size)
    case .insets(let insets):
      return Self.next(to: insets, up: up, from: least(form)).map { .insets($0) }
    case .flag, .word, .automatic: return nil
    }
  }

  /// The least value a step goes down to.
  private static func least(_ form: SceneFormat.Property.Form) -> CGFloat {
    switch form {
    case .positive, .count, .itemSize: 1
    // Below zero there is more to type, and little to step through.
    case .anyLength, .anyInsets, .notNegative, .fraction, .countOrNone, .size, .insets, .word,
      .flag:
      0
    }
  }
}
