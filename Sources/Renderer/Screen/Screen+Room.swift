import Simulator

extension Screen {
  /// Shows the inspector or takes it away; where it has no room it says so, and it is shown once there is.
  mutating func toggleInspector(_ frame: Frame) {
    let had = hasRoom(frame) { $0.inspector != nil }
    state.showsInspector.toggle()
    guard !had, !hasRoom(frame, { $0.inspector != nil }) else { return }
    state.showsInspector = true
    refuse(.toggleInspector)
  }

  /// Shows the rulers or takes them away, and says so where they have no room, or where they take the minimap's.
  mutating func toggleRuler(_ frame: Frame) {
    let hadMap = showsMinimap(frame)
    state.view.showsRuler.toggle()
    if state.view.showsRuler, !hasRoom(frame, { !$0.rulers.isEmpty }) {
      refuse(.ruler)
    } else if hadMap, !showsMinimap(frame) {
      tellMinimapGone(frame)
    }
  }

  private func hasRoom(_ frame: Frame, _ isShown: (PaneSlot) -> Bool) -> Bool {
    layout(frame).panes.contains(where: isShown)
  }

  /// Says in the row of the keys that what a key shows has no room.
  private mutating func refuse(_ command: Keymap.ScreenCommand) {
    tellAtThisSize(command, noRoom)
  }

  private var noRoom: String { "no room at \(columns)\(theme.glyphs.times)\(rows)" }

  /// Says there that the minimap has gone, and whether its key brings it back at the viewport's expense.
  private mutating func tellMinimapGone(_ frame: Frame) {
    var asked = self
    asked.state.showsMinimap = true
    tellAtThisSize(
      .toggleMinimap, asked.showsMinimap(frame) ? "minimap again" : "minimap: \(noRoom)")
  }

  private mutating func tellAtThisSize(_ command: Keymap.ScreenCommand, _ word: String) {
    state.refusal = Refusal(
      command: .screen(command), word: word, term: .atSize(columns: columns, rows: rows))
  }
}
