import Scenes

extension Session {
  /// Whether settings can be taken now.
  ///
  /// - Throws: `SceneError` that says what is wrong with one of them.
  func check(_ settings: [Setting]) throws {
    _ = try settings.reduce(panes.map(\.pane)) { try $0.setting($1) }
  }

  /// Sets keys of the scene's file in the panes that run, all or none of them.
  ///
  /// - Parameter settings: The keys and their values, in order.
  /// - Returns: Whether they were; why not is told by the panes.
  func set(_ settings: [Setting]) -> Bool {
    let before = panes.map(\.pane)
    do {
      let after = try settings.reduce(before) { try $0.setting($1) }
      try take(after, settings)
      if after != before {
        settingHistory.note(settings, from: before, to: after, isByHand: !isTakingStep)
      }
      return true
    } catch {
      // A hand may have set what a step of the scene did not expect.
      let keys = settings.map(\.key).joined(separator: ", ")
      let message = (error as? SceneError)?.message ?? "\(error)"
      let note = DiagnosticNote(
        id: "settingRefused", indexPath: nil, message: "\(keys) was not set: \(message)")
      for pane in panes where !pane.refusals.contains(note) { pane.refusals.append(note) }
      return false
    }
  }

  /// Turns a knob by steps, in one pane or in all that have it, each from where it is.
  ///
  /// - Returns: What was set, one step after the other.
  func turn(_ knob: KnobReference, by steps: Int, inPane pane: Int?) -> [[Setting]] {
    var done: [[Setting]] = []
    while done.count < min(abs(steps), Self.mostSteps) {
      let settings = settings(turning: knob, up: steps > 0, inPane: pane)
      guard !settings.isEmpty, set(settings) else { break }
      done.append(settings)
    }
    return done
  }

  func undoSetting() {
    let before = settingHistory.undo(panes.map(\.pane), isByHand: !isTakingStep)
    if let before { try? take(before) }
  }

  func redoSetting() {
    let after = settingHistory.redo(panes.map(\.pane), isByHand: !isTakingStep)
    if let after { try? take(after) }
  }

  /// The most steps a knob is turned at once.
  nonisolated static let mostSteps = 1_000

  private func settings(turning reference: KnobReference, up: Bool, inPane pane: Int?) -> [Setting]
  {
    let turned = panes.enumerated().filter { pane == nil || $0.offset == pane }
      .compactMap { index, run -> (index: Int, key: String, text: String)? in
        guard let knob = run.knobs.first(where: { reference.names($0) }),
          let text = up ? knob.higher : knob.lower
        else { return nil }
        return (index, knob.key, text)
      }
    guard let first = turned.first else { return [] }
    let isCommon =
      pane == nil && turned.count == panes.count
      && turned.allSatisfy { $0.key == first.key && $0.text == first.text }
    let keys =
      isCommon
      ? [(first.key, first.text)] : turned.map { ("panes.\($0.index).\($0.key)", $0.text) }
    return keys.compactMap { try? Setting(key: $0.0, text: $0.1) }
  }

  private func take(_ new: [Pane], _ settings: [Setting] = []) throws {
    for (index, (run, pane)) in zip(panes, new).enumerated() {
      let setsData = settings.contains { ["data", "panes.\(index).data"].contains($0.key) }
      try run.clock.run { try run.take(pane, setsData: setsData) }
    }
  }
}
