import Scenes

extension PaneRun {
  /// What to know of the behaviour's preset in this layout; nil for nothing.
  var behaviorRemark: String? {
    BehaviorMaking.remark(on: pane.behavior.preset, for: pane.layout)
  }

  /// The behaviour as the scene names it: the preset, and the knobs changed.
  var behaviorName: String {
    let preset = pane.behavior.preset
    let knobs = namedKnobs
    guard !knobs.isEmpty else { return preset }
    return ([preset] + knobs.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" })
      .joined(separator: ", ")
  }

  /// Whether the behaviour is what the scene says, whatever else a hand has named that changes nothing.
  var isOwnBehavior: Bool {
    pane.behavior.preset == ownBehavior.preset && namedKnobs == ownBehavior.knobs
  }

  /// The knobs that the scene names, and of others those that a hand has turned to what the preset does not do.
  var namedKnobs: [String: KnobValue] {
    let knobs = pane.behavior.knobs
    guard knobs.keys.contains(where: { ownBehavior.knobs[$0] == nil }),
      let preset = try? BehaviorMaking.behavior(
        BehaviorDescription(preset: pane.behavior.preset), for: pane.layout)
    else { return knobs }
    return knobs.filter { name, value in
      ownBehavior.knobs[name] != nil
        || BehaviorKnob.named(name)?.value(preset) != value
    }
  }
}
