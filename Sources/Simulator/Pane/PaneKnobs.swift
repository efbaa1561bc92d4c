import Foundation
import Scenes

/// The knobs of a pane, with the scene's values at its start.
struct PaneKnobs {
  /// The largest length, in characters, of a changed knob in a line of the ledger.
  private static let longestName = 40

  /// The knobs with their current values.
  private(set) var knobs: [Knob] = []
  /// The values at the start of the scene, by key.
  private(set) var ownValues: [String: String] = [:]
  /// The behavior at the start of the scene.
  let ownBehavior: BehaviorDescription
  /// The viewport at the start of the scene.
  let ownViewport: CGSize

  init(_ pane: Pane) {
    ownBehavior = pane.behavior
    ownViewport = pane.viewport
  }

  /// Sets the knobs at the start of the scene.
  mutating func begin(with knobs: [Knob]) {
    ownValues = Dictionary(knobs.map { ($0.key, $0.value) }) { first, _ in first }
    self.knobs = knobs
    for index in knobs.indices { self.knobs[index].own = ownValues[knobs[index].key] }
  }

  /// Replaces the knobs after a change of settings, data or viewport.
  mutating func update(_ knobs: [Knob]) {
    self.knobs = knobs
  }

  // MARK: Behavior

  /// The behavior in the words of a scene: the preset, and the changed knobs.
  func name(of behavior: BehaviorDescription, for layout: LayoutDescription) -> String {
    let turned = turnedKnobs(of: behavior, for: layout)
    guard !turned.isEmpty else { return behavior.preset }
    return
      ([behavior.preset]
      + turned.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" })
      .joined(separator: ", ")
  }

  /// Whether a behavior is the one at the start of the scene; knobs that the user set to the value of the preset do not
  /// count.
  func isOwn(_ behavior: BehaviorDescription, for layout: LayoutDescription) -> Bool {
    behavior.preset == ownBehavior.preset
      && turnedKnobs(of: behavior, for: layout) == ownBehavior.knobs
  }

  /// The knobs that the scene sets, and those that the user set to another value than the preset's.
  func turnedKnobs(of behavior: BehaviorDescription, for layout: LayoutDescription) -> [String:
    KnobValue]
  {
    let knobs = behavior.knobs
    guard knobs.keys.contains(where: { ownBehavior.knobs[$0] == nil }),
      let preset = try? BehaviorMaking.behavior(
        BehaviorDescription(preset: behavior.preset), for: layout)
    else { return knobs }
    return knobs.filter { name, value in
      ownBehavior.knobs[name] != nil
        || BehaviorKnob.named(name)?.value(preset) != value
    }
  }

  // MARK: Changes

  /// The knob that differs between two versions of the pane, in the words of the ledger: `estimatedHeight 76 → 70`.
  ///
  /// - Parameters:
  ///   - old: The pane before.
  ///   - new: The pane after, of the same file.
  ///   - itemCounts: The number of items before and after.
  /// - Returns: The knob with the longest key if several differ, since a part says more than the whole; nil if none
  ///   differs.
  func change(
    from old: Pane, to new: Pane, itemCounts: (before: Int, after: Int)
  ) -> String? {
    let (before, count) = itemCounts
    let others = knobs.filter { knob in
      let after = new.text(of: knob.key)
      // A key that the file does not contain has the value that the knob shows.
      return (old.text(of: knob.key) ?? after.map { _ in knob.value }) != after
    }
    // The field name changes together with the file, while the knob still shows the former value.
    let turned = others.filter { (new.text(of: $0.key) ?? $0.own) != $0.value }
    let named = turned.isEmpty && count == before ? others : turned
    guard let knob = named.max(by: { $0.depth < $1.depth }) else {
      return count == before ? nil : "data \(before) → \(count)"
    }
    let name = knob.key.split(separator: ".").last.map(String.init) ?? knob.key
    // A key that the file did not contain has no text again after an undo; its value is that at the start.
    guard let value = new.text(of: knob.key) ?? knob.own else { return name }
    let turn = "\(name) \(knob.value) → \(value)"
    return turn.count <= Self.longestName ? turn : name
  }
}
