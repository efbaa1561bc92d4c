import CollectionView
import Foundation
import Scenes

extension KnobList {
  /// The kind of layout, its sizing, and the properties of the kind that have an effect.
  static func layout(_ run: PaneRun) -> [Knob] {
    let description = run.pane.layout
    let simulated = description.simulated
    let kind = simulated.kind
    var knobs = [
      words(
        "layout.kind", in: .layout, description.kind,
        of: SceneFormat.builtLayoutKinds.map(\.name))
    ]
    if kind.sizings.count > 1 {
      knobs.append(
        words(
          "layout.sizing", in: .layout, description.sizing.rawValue,
          of: kind.sizings.map(\.rawValue)))
    }
    return knobs
      + kind.properties.compactMap { property in
        guard simulated.hasEffect(property, in: run.pane),
          let value = simulated.value(
            of: property, in: run.view.collectionViewLayout, by: description)
        else { return nil }
        return knob(property, value, isHorizontal: run.view.scrollsHorizontally)
      } + ownEstimates(description)
  }

  /// The estimates that the sections of a compositional layout give themselves.
  private static func ownEstimates(_ description: LayoutDescription) -> [Knob] {
    guard description.family == .compositional,
      description.names(CompositionalProperties.sections.description)
    else { return [] }
    return description[CompositionalProperties.sections].ownEstimates.map { estimate in
      stepped("layout.\(estimate.key)", in: .layout, estimate.size, spelled: \.text) { up in
        estimate.size.ownEstimate
          .flatMap { KnobSteps.length($0, up: up, from: 1) }
          .map(estimate.size.estimating)
      }
    }
  }

  private static func knob(
    _ property: PropertyDescription, _ value: PropertyValue, isHorizontal: Bool
  ) -> Knob {
    let key = "layout.\(property.name)"
    switch value {
    case .number, .size, .insets:
      return stepped(key, in: .layout, value, spelled: \.spelled) { up in
        next(to: value, property.form, up: up, isHorizontal: isHorizontal)
      }
    case .flag, .word, .automatic, .delegateSizes:
      return self.chosen(key, in: .layout, value, property.form)
    case .sections(let sections):
      let names = sections.list.map(\.body.name).joined(separator: ", ")
      return Knob(key, in: .layout, value: value.spelled, shown: names)
    case .boundaryItems(let items):
      let names = items.list.map(\.elementKind).joined(separator: ", ")
      return Knob(
        key, in: .layout, value: value.spelled, shown: names.isEmpty ? "none" : names)
    }
  }

  private static func next(
    to value: PropertyValue, _ form: PropertyForm, up: Bool, isHorizontal: Bool
  ) -> PropertyValue? {
    switch value {
    case .number(let number):
      if case .fraction = form {
        return KnobSteps.fraction(number, up: up).map { .number($0) }
      }
      return KnobSteps.length(number, up: up, from: form.leastStep).map { .number($0) }
    case .size(var size):
      let length = isHorizontal ? size.width : size.height
      guard let next = KnobSteps.length(length, up: up, from: form.leastStep) else { return nil }
      if isHorizontal { size.width = next } else { size.height = next }
      return .size(size)
    case .insets(let insets):
      return Self.next(to: insets, up: up, from: form.leastStep).map { .insets($0) }
    case .flag, .word, .automatic, .delegateSizes, .sections, .boundaryItems: return nil
    }
  }
}

extension PropertyForm {
  /// The lowest value that a step down reaches; lower ones have to be typed.
  fileprivate var leastStep: CGFloat {
    switch self {
    case .count(let range): CGFloat(range.lowerBound)
    case .length(let rule), .number(let rule), .size(let rule), .sizeOrAutomatic(let rule),
      .insets(let rule):
      rule.allowsZero ? 0 : 1
    case .fraction, .word, .flag, .delegateSizes, .delegateHeights, .sections, .boundaryItems,
      .composite:
      0
    }
  }
}

extension Compositional.Body {
  /// What a section repeats, in a word.
  fileprivate var name: String {
    switch self {
    case .group(let group):
      switch group.arrangement {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      case .custom: "custom"
      }
    case .list: "list"
    case .configuredList(let list): "list \(list.appearance.rawValue)"
    case .grid(let columns, _): "grid \(columns)"
    case .carousel: "carousel"
    }
  }
}
