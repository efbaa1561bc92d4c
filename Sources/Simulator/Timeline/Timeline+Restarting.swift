import Scenes

extension Timeline {
  /// The scene of a timeline from its start: to undo a knob brings back what a hand had set.
  ///
  /// - Parameters:
  ///   - other: What ran.
  ///   - scene: Its scene, perhaps in another viewport.
  ///   - whileAsking: Told while a layout asks for very many sizes, now and later.
  /// - Throws: As the first start.
  public convenience init(
    restarting other: Timeline, as scene: Scene, whileAsking: Session.WhileAsking? = nil
  ) throws {
    try self.init(scene, pace: other.pace, whileAsking: whileAsking)
    let settings = other.isTurnedByHand ? other.session.settingHistory.settingsByHand : []
    // One may need what a step of the scene has set before it.
    formerSettings =
      settings.isEmpty
      ? other.pendingSettings
      : settings.reduce(into: []) { taken, setting in
        if (try? check(taken + [setting])) != nil { taken.append(setting) }
      }
  }

  /// What was set before the scene started again, as a step of the scene may write it, until it is set once more.
  var pendingSettings: [Setting] {
    guard !formerSettings.isEmpty else { return [] }
    let isSet = run.actions.contains {
      if case .set(let settings) = $0.action { settings == formerSettings } else { false }
    }
    return isSet ? [] : formerSettings
  }
}
