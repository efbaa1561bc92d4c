import CollectionView
import Foundation
import Scenes

extension KnobList {
  /// The preset, and each knob of the behavior that has more than one value on this layout.
  static func behavior(_ run: PaneRun) -> [Knob] {
    [preset(run)] + SceneFormat.knobs.compactMap { knob($0, run) }
  }

  private static func preset(_ run: PaneRun) -> Knob {
    let key = PaneSetting.behavior.name
    let preset = run.pane.behavior.preset
    var knob = words(key, in: .behavior, preset, of: SceneFormat.presets.map(\.name))
    if !run.namedKnobs.isEmpty {
      let own = run.isOwnBehavior ? run.ownValues[key] : nil
      knob.value = own ?? run.pane.text(of: key) ?? preset
      knob.shown = run.behaviorName
    }
    knob.basis = basis(of: run)
    return knob
  }

  private static func knob(_ knob: SceneFormat.Knob, _ run: PaneRun) -> Knob? {
    let kind = run.pane.layout.simulated.kind
    guard knob.acts(on: kind), let value = BehaviorKnob.named(knob.name)?.value(run.view.behavior)
    else { return nil }
    let acting = knob.words(on: kind)
    // A value without an effect on this layout is offered only while it is set.
    let words =
      (knob.values + knob.together).map(\.name)
      .filter { acting.contains($0) || $0 == value.text }
      + (knob.measure == nil ? [] : [KnobValue.lineSpacing(10).text])
    guard words.count > 1 else { return nil }
    var turned = self.words("behavior.\(knob.name)", in: .behavior, value.text, of: words)
    turned.basis = basis(of: value, knob)
    return turned
  }

  // MARK: How it is known

  /// The evidence that a host behaves as the preset and the changed knobs say, and the host of a preset for another
  /// layout.
  private static func basis(of run: PaneRun) -> String {
    let behavior = run.pane.behavior
    let knobs = SceneFormat.knobs.flatMap { knob in
      behavior.knobs[knob.name].map { bases(of: $0, knob) } ?? []
    }
    let preset = SceneFormat.preset(behavior.preset)?.basis?.rawValue
    let known = Set(knobs + [preset].compactMap { $0 })
    guard !known.isEmpty else { return wish }
    let host = BehaviorMaking.foreignHost(of: behavior.preset, for: run.pane.layout)
    return (known.sorted() + (host.map { ["of \($0)"] } ?? [])).joined(separator: ", ")
  }

  private static func basis(of value: KnobValue, _ knob: SceneFormat.Knob) -> String {
    let known = Set(bases(of: value, knob))
    return known.isEmpty ? wish : known.sorted().joined(separator: ", ")
  }

  private static func bases(of value: KnobValue, _ knob: SceneFormat.Knob) -> [String] {
    let names: [String]
    switch value {
    case .word(let word): names = [word]
    case .words(let words): names = words
    case .lineSpacing: names = [knob.measure?.name].compactMap { $0 }
    }
    return names.compactMap { knob.basis(of: $0)?.rawValue }
  }

  /// The basis of `correct`, and of the first value of each knob: ideal behavior.
  private static let wish = "a wish"
}
