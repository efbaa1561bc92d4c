import CollectionView
import Foundation
import Scenes

extension KnobList {
  /// The preset, and each knob of the behaviour that has more than one value and acts on this layout.
  static func behavior(_ run: PaneRun) -> [Knob] {
    let description = run.pane.behavior
    let presets = SceneFormat.presets.filter(\.isBuilt).map(\.name)
    var preset = words("behavior", in: .behavior, description.preset, of: presets)
    if !run.namedKnobs.isEmpty {
      let own = run.isOwnBehavior ? run.ownValues["behavior"] : nil
      preset.value = own ?? run.pane.text(of: "behavior") ?? description.preset
      preset.shown = run.behaviorName
    }
    preset.basis = basis(of: run)
    return [preset]
      + SceneFormat.knobs.compactMap { knob in
        let kind = run.pane.layout.kind
        guard acts(knob, on: kind),
          let value = BehaviorKnob.all.first(where: { $0.name == knob.name })?
            .value(run.view.behavior)
        else { return nil }
        let words =
          (knob.values + knob.together).filter(\.isBuilt).map(\.name)
          .filter { $0 == value.text || kinds($0)?.contains(kind) ?? true }
          + (knob.measure?.isBuilt == true ? [KnobValue.lineSpacing(10).text] : [])
        guard words.count > 1 else { return nil }
        var turned = self.words("behavior.\(knob.name)", in: .behavior, value.text, of: words)
        turned.basis = basis(of: value, knob)
        return turned
      }
  }

  /// How it is known that a host behaves as the preset and the knobs that are turned besides say, and of which host a preset
  /// tells that meets another.
  private static func basis(of run: PaneRun) -> String {
    let description = run.pane.behavior
    let turned = SceneFormat.knobs.flatMap { knob in
      description.knobs[knob.name].map { known($0, knob) } ?? []
    }
    let preset = SceneFormat.basis(ofPreset: description.preset)?.rawValue
    let bases = Set(turned + [preset].compactMap { $0 })
    let host = BehaviorMaking.foreignHost(
      of: run.pane.behavior.preset, layoutKind: run.pane.layout.kind)
    return (bases.isEmpty ? ["a wish"] : bases.sorted() + (host.map { ["of \($0)"] } ?? []))
      .joined(separator: ", ")
  }

  /// How it is known that a host behaves so; the first value is what a reader would wish.
  private static func basis(of value: KnobValue, _ knob: SceneFormat.Knob) -> String {
    let known = known(value, knob)
    return known.isEmpty ? "a wish" : Set(known).sorted().joined(separator: ", ")
  }

  private static func known(_ value: KnobValue, _ knob: SceneFormat.Knob) -> [String] {
    let names: [String]
    switch value {
    case .word(let word): names = [word]
    case .words(let words): names = words
    default: names = [knob.measure?.name].compactMap { $0 }
    }
    return names.compactMap { knob.basis(of: $0)?.rawValue }
  }

  /// Whether a knob does anything for a layout: its own knobs do nothing for one written for UIKit.
  private static func acts(_ knob: SceneFormat.Knob, on kind: String) -> Bool {
    if let kinds = kinds(knob.name) { return kinds.contains(kind) }
    return knob.owner == .view
      || (LayoutMaking.flows + ["list", "table", "waterfall"]).contains(kind)
  }

  /// The kinds of layout for which alone a knob, or one of its values, does anything; nil for one that is not particular.
  private static func kinds(_ name: String) -> [String]? {
    switch name {
    case "flowSpacing", "prefetching", "fitting", "rowsByEstimate": LayoutMaking.flows
    case "margins": ["list", "table"]
    case "scrollersFrozen": ["list"]
    case "lanes": ["waterfall"]
    case "supplementary", "successors": LayoutMaking.flows + ["list", "table"]
    default: nil
    }
  }
}
