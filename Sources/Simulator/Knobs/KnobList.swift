import CollectionView
import Foundation
import Scenes

/// The knobs of a running pane, with their current values.
@MainActor
enum KnobList {
  /// Every knob that has an effect on the pane.
  static func knobs(of run: PaneRun) -> [Knob] {
    (layout(run) + content(run) + view(run) + behavior(run)).map { knob in
      var knob = knob
      knob.own = run.ownValues[knob.key]
      knob.stopAtOwn()
      return knob
    }
  }

  /// A knob whose values are words that wrap around.
  static func words(
    _ key: String, in group: Knob.Group, _ value: String, of words: [String], shown: String? = nil
  ) -> Knob {
    Knob(
      key, in: group, value: value, lower: KnobSteps.word(value, of: words, up: false),
      higher: KnobSteps.word(value, of: words, up: true), shown: shown)
  }

  static func flag(_ key: String, in group: Knob.Group, _ value: Bool) -> Knob {
    Knob(
      key, in: group, value: "\(value)", lower: value ? "false" : nil,
      higher: value ? nil : "true")
  }

  /// A knob of a flag or of words, with the values of its property's form.
  static func chosen(
    _ key: String, in group: Knob.Group, _ value: PropertyValue, _ form: PropertyForm
  ) -> Knob {
    switch (value, form) {
    case (.flag(let flag), _): self.flag(key, in: group, flag)
    case (.word(let word), .word(let words)):
      self.words(key, in: group, word, of: words.map(\.name))
    default: Knob(key, in: group, value: value.spelled)
    }
  }

  /// A knob whose steps are computed by `next`.
  static func stepped<Value>(
    _ key: String, in group: Knob.Group, _ value: Value, shown: String? = nil,
    spelled: (Value) -> String, next: (_ up: Bool) -> Value?
  ) -> Knob {
    Knob(
      key, in: group, value: spelled(value), lower: next(false).map(spelled),
      higher: next(true).map(spelled), shown: shown)
  }

  /// Insets with all edges changed by the same step.
  static func next(to insets: Insets, up: Bool, from minimum: CGFloat) -> Insets? {
    let edges = [insets.top, insets.left, insets.bottom, insets.right]
    let way = (KnobSteps.length(insets.top, up: up, from: -.infinity) ?? insets.top) - insets.top
    guard edges.allSatisfy({ $0 + way >= minimum }) else { return nil }
    return Insets(
      top: insets.top + way, left: insets.left + way, bottom: insets.bottom + way,
      right: insets.right + way)
  }
}

extension CGSize {
  /// The spelling in a scene.
  var spelled: String { "[\(Double(width).spelled), \(Double(height).spelled)]" }
}

extension Double {
  /// The spelling in a scene: at most two decimals, but a value that is not zero is never spelled as zero.
  var spelled: String {
    let short = short
    return self != 0 && Double(short) == 0 ? "\(self)" : short
  }
}

extension Insets {
  /// The spelling in a scene.
  var spelled: String {
    "[" + [top, left, bottom, right].map(\.short).joined(separator: ", ") + "]"
  }
}

extension PropertyValue {
  /// The spelling in a scene.
  var spelled: String {
    switch self {
    case .number(let number): Double(number).spelled
    case .size(let size): size.spelled
    case .insets(let insets): insets.spelled
    case .flag(let flag): "\(flag)"
    case .word(let word): word
    case .automatic: "automatic"
    case .delegateSizes(let sizes): sizes.text
    case .sections, .boundaryItems: text
    }
  }
}
