import Foundation
import Simulator

/// Which knobs the panel lists, which one is chosen, and which panes it turns.
struct KnobChoice {
  let knobs: [Knob]
  private let state: KnobsState
  private let frame: Frame
  private let shown: Int

  init(_ frame: Frame, _ state: ScreenState) {
    self.frame = frame
    self.state = state.knobs
    shown = Self.shown(frame, state)
    let words = FilterWords(state.knobs.filter)
    knobs = Self.all(frame, state).filter {
      words.fit($0.words) || state.knobs.found.contains($0.key)
    }
  }

  /// The knobs of the pane that is shown, whatever the filter.
  static func all(_ frame: Frame, _ state: ScreenState) -> [Knob] {
    let shown = shown(frame, state)
    return frame.panes.indices.contains(shown) ? frame.panes[shown].knobs : []
  }

  private static func shown(_ frame: Frame, _ state: ScreenState) -> Int {
    min(max(0, state.knobs.pane ?? state.focusedPane), max(0, frame.panes.count - 1))
  }

  /// Where the chosen knob stands in the list; nil for an empty one.
  var index: Int? {
    knobs.firstIndex { $0.key == state.selection } ?? (knobs.isEmpty ? nil : 0)
  }

  var chosen: Knob? { index.map { knobs[$0] } }

  /// The pane that is turned; nil for every pane.
  ///
  /// Where panes differ, only the one whose value is shown is turned: the difference is what a scene is about. The turns
  /// that follow stay there, also when the panes are alike by now.
  func pane(for knob: Knob) -> Int? {
    if state.pane != nil { return shown }
    let isHeld = state.turned == KnobsState.Turned(key: knob.key, pane: shown)
    return differs(knob) || isHeld ? shown : nil
  }

  /// Whether panes that have the knob have it at different values.
  func differs(_ knob: Knob) -> Bool {
    frame.panes.contains { pane in
      pane.knobs.contains { $0.key == knob.key && $0.value != knob.value }
    }
  }

  /// The knob of the pane that began with another value: of the one that is shown, or where all have the same value and none
  /// is picked, of any; nil where that is the value.
  func changed(_ knob: Knob) -> Knob? {
    if knob.isChanged { return knob }
    guard state.pane == nil, !differs(knob) else { return nil }
    return frame.panes.lazy.flatMap(\.knobs).first { $0.key == knob.key && $0.isChanged }
  }

  /// Whether a pane that a turn reaches has a step that way.
  func canTurn(_ knob: Knob, by steps: Int) -> Bool {
    frame.panes[pane(for: knob).map { $0..<$0 + 1 } ?? frame.panes.indices].contains { pane in
      pane.knobs.contains { $0.key == knob.key && (steps < 0 ? $0.lower : $0.higher) != nil }
    }
  }

  /// Which panes a turn reaches, for a reader; nil where there is only one.
  func reach(of knob: Knob) -> String? {
    guard frame.panes.count > 1 else { return nil }
    let having = frame.panes.indices.filter { index in
      frame.panes[index].knobs.contains { $0.key == knob.key }
    }
    guard let pane = pane(for: knob) ?? (having.count == 1 ? having.first : nil) else {
      return having.count == frame.panes.count ? "every pane" : "every pane with it"
    }
    return "“\(frame.panes[pane].title)” alone"
  }
}

extension Knob {
  /// The key without what it shares with its group: `estimatedHeight`.
  var name: String {
    for prefix in ["layout.", "behavior.", "scroll."] where key.hasPrefix(prefix) {
      return String(key.dropFirst(prefix.count))
    }
    switch key {
    case "viewport.0": return "width"
    case "viewport.1": return "height"
    case "behavior": return "preset"
    case "data": return "items"
    default: return key
    }
  }

  /// What names it for a filter.
  ///
  /// Its value is none of it: a turn takes no knob out of a filtered list.
  var words: String { "\(key) \(name) \(otherWords) \(group)" }

  /// What of another value is not as in its own: the entries of a map from the first one that differs, else all of it.
  func part(of other: String) -> String {
    let common = other.commonPrefix(with: value, options: .literal)
    guard let entry = common.matches(of: /[A-Za-z]+:/).last else { return other }
    var part = other[entry.range.lowerBound...]
    // What is closed behind it was opened in front of it.
    let opened = common[..<entry.range.lowerBound].count { $0 == "{" }
    for _ in 0..<opened where part.hasSuffix(" }") { part = part.dropLast(2) }
    return String(part)
  }

  /// What else somebody may call it; searched, never shown.
  var otherWords: String { key == "data" ? "count rows" : "" }
}
