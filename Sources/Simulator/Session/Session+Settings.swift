import Scenes

extension Session {
  /// Checks whether settings can be set now.
  ///
  /// - Throws: `SceneError` for a setting that is not possible.
  func check(_ settings: [Setting]) throws {
    _ = try settings.reduce(panes.map(\.pane)) { try $0.setting($1) }
  }

  /// Sets keys of the scene in the running panes, all or none of them.
  ///
  /// - Parameters:
  ///   - settings: The keys and their values, in order.
  ///   - installation: How a layout that they set is installed as a new object; nil to keep the object of a kind that stays.
  /// - Returns: Whether they were set; if not, the panes report the reason.
  func set(_ settings: [Setting], installing installation: LayoutInstallation? = nil) -> Bool {
    let before = panes.map(\.pane)
    do {
      let after = try settings.reduce(before) { try $0.setting($1) }
      try change(to: after, settings, installing: installation)
      if after != before {
        settingHistory.record(settings, from: before, to: after, isByHand: !isPerformingStep)
      }
      return true
    } catch {
      // The user may have changed settings in a way that a step of the scene does not expect.
      let keys = settings.map(\.key).joined(separator: ", ")
      let message = (error as? SceneError)?.message ?? "\(error)"
      let note = DiagnosticNote(
        id: "settingRefused", indexPath: nil, message: "\(keys) was not set: \(message)")
      for pane in panes { pane.log.recordRejection(note) }
      return false
    }
  }

  /// Turns a knob by steps, in one pane or in all panes that have it, each from its own value.
  ///
  /// - Returns: The settings of each step.
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
    let before = settingHistory.undo(panes.map(\.pane), isByHand: !isPerformingStep)
    if let before { try? change(to: before) }
  }

  func redoSetting() {
    let after = settingHistory.redo(panes.map(\.pane), isByHand: !isPerformingStep)
    if let after { try? change(to: after) }
  }

  /// The largest number of steps by which a knob is turned at once.
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

  private func change(
    to new: [Pane], _ settings: [Setting] = [], installing installation: LayoutInstallation? = nil
  ) throws {
    for (index, (run, pane)) in zip(panes, new).enumerated() {
      let setsData = settings.contains { ["data", "panes.\(index).data"].contains($0.key) }
      let isInstalled = settings.contains { $0.pane == nil || $0.pane == index }
      try run.clock.run {
        try run.change(
          to: pane, setsData: setsData, installing: isInstalled ? installation : nil)
      }
    }
  }
}
