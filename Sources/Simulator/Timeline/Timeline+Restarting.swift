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
    formerSettings = settings.isEmpty && other.bringsBackSettings ? other.formerSettings : settings
  }

  /// Whether an undo, where nothing else is left to undo, sets what was set before the scene started again: it has not done so
  /// by the frame that is shown.
  public var bringsBackSettings: Bool {
    !formerSettings.isEmpty && (broughtBack ?? .max) >= actionsShown
  }

  /// Sets what was set before the scene started again, as a step of the scene may write it.
  ///
  /// What needs something that a step of the scene has set, or has set no more, is left.
  ///
  /// - Returns: False where nothing of it can be set.
  func bringBackSettings() throws -> Bool {
    var panes = session.panes.map(\.pane)
    let settings = formerSettings.filter { setting in
      guard let next = try? panes.setting(setting) else { return false }
      panes = next
      return true
    }
    let place = run.actions.count
    guard !settings.isEmpty, try run.take(.set(settings)) else { return false }
    broughtBack = place
    return true
  }
}
