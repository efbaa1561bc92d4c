import Scenes

extension Timeline {
  /// Restarts the scene of a timeline; an undo then restores the user's settings.
  ///
  /// - Parameters:
  ///   - other: The timeline to restart.
  ///   - scene: Its scene, possibly with another viewport.
  ///   - whileAsking: Called while a layout requests very many sizes, now and later.
  /// - Throws: The errors of the first start.
  public convenience init(
    restarting other: Timeline, as scene: Scene, whileAsking: Session.WhileAsking? = nil
  ) throws {
    try self.init(scene, pace: other.pace, whileAsking: whileAsking)
    let settings = other.isTurnedByHand ? other.session.settingHistory.settingsByHand : []
    formerSettings = settings.isEmpty && other.bringsBackSettings ? other.formerSettings : settings
  }

  /// Whether an undo restores the settings before the restart.
  ///
  /// It does if nothing else can be undone and they were not restored before the displayed frame.
  public var bringsBackSettings: Bool {
    !formerSettings.isEmpty && (broughtBack ?? .max) >= actionsShown
  }

  /// Restores the settings before the restart, as a step of the scene.
  ///
  /// Settings that are no longer possible are left out.
  ///
  /// - Returns: False if none is possible.
  func bringBackSettings() throws -> Bool {
    var panes = session.panes.map(\.pane)
    let settings = formerSettings.filter { setting in
      guard let next = try? panes.setting(setting) else { return false }
      panes = next
      return true
    }
    let place = run.actions.count
    guard !settings.isEmpty, try run.apply(.set(settings)) else { return false }
    broughtBack = place
    return true
  }
}
