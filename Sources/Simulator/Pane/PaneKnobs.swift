import Foundation
import Scenes

/// The knobs of a pane, and what the scene said of them when it began.
struct PaneKnobs {
  /// Characters a line of the ledger has for the knob that was turned.
  private static let longestName = 40

  /// The knobs with their current values.
  private(set) var knobs: [Knob] = []
  /// The values the scene began with, by key.
  private(set) var ownValues: [String: String] = [:]
  /// The behavior the scene began with.
  let ownBehavior: BehaviorDescription
  /// The viewport the scene began with.
  let ownViewport: CGSize

  init(_ pane: Pane) {
    ownBehavior = pane.behavior
    ownViewport = pane.viewport
  }

  /// Sets the knobs at the beginning of the scene.
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

  /// The behavior as the scene names it: the preset, and the knobs changed.
  func name(of behavior: BehaviorDescription, for layout: LayoutDescription) -> String {
    let turned = turnedKnobs(of: behavior, for: layout)
    guard !turned.isEmpty else { return behavior.preset }
    return
      ([behavior.preset]
      + turned.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" })
      .joined(separator: ", ")
  }

  /// Whether a behavior is what the scene began with, apart from knobs that the user set to what the preset does anyway.
  func isOwn(_ behavior: BehaviorDescription, for layout: LayoutDescription) -> Bool {
    behavior.preset == ownBehavior.preset
      && turnedKnobs(of: behavior, for: layout) == ownBehavior.knobs
  }

  /// The knobs that the scene names, and those that the user turned to what the preset does not do.
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

  /// The knob that differs in a new version of the pane, as the ledger names it: `estimatedHeight 76 → 70`.
  ///
  /// - Parameters:
  ///   - old: The pane before.
  ///   - new: The pane after, of the same file.
  ///   - itemCounts: The number of items before and after.
  /// - Returns: Of several knobs the one with the longest key: what a preset or a size is made of says more than the whole.
  ///   Nil for none.
  func change(
    from old: Pane, to new: Pane, itemCounts: (before: Int, after: Int)
  ) -> String? {
    let (before, count) = itemCounts
    let others = knobs.filter { knob in
      let after = new.text(of: knob.key)
      // What nobody has said so far is what the knob shows.
      return (old.text(of: knob.key) ?? after.map { _ in knob.value }) != after
    }
    // The name of a column goes with the file that it was read from, and the knob still shows it.
    let turned = others.filter { (new.text(of: $0.key) ?? $0.own) != $0.value }
    let named = turned.isEmpty && count == before ? others : turned
    guard let knob = named.max(by: { $0.depth < $1.depth }) else {
      return count == before ? nil : "data \(before) → \(count)"
    }
    let name = knob.key.split(separator: ".").last.map(String.init) ?? knob.key
    // What the file did not say before it was set comes back unsaid.
    guard let value = new.text(of: knob.key) ?? knob.own else { return name }
    let turn = "\(name) \(knob.value) → \(value)"
    return turn.count <= Self.longestName ? turn : name
  }
}
