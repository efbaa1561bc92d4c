extension ScreenState {
  /// What the viewports leave room for, and so what decides how large they may be.
  public struct Room: Sendable, Equatable {
    let arrangement: PaneArrangement
    let isOnStage: Bool
    let showsInspector: Bool
    let showsMinimap: Bool?
    let showsHUD: Bool
    let showsRuler: Bool
  }

  /// What there is now beside the viewports, but for what is docked for a while.
  public var room: Room {
    Room(
      arrangement: self.arrangement, isOnStage: self.isOnStage,
      showsInspector: self.showsInspector, showsMinimap: self.showsMinimap, showsHUD: self.showsHUD,
      showsRuler: self.view.showsRuler)
  }
}
