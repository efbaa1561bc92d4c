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
    case .flag, .word, .automatic, .delegateSizes, .sections, .boundaryItems:
      return self.chosen(key, in: .layout, value, property.form)
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
