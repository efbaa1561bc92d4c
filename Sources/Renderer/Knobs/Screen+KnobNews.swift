import Simulator

extension Screen {
  /// Says beside the keys what one of them set a knob to, and which item is the first in view since, if that is another one.
  ///
  /// No finding tells of that: what a hand does is not done by itself.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - before: The frame before it.
  ///   - after: The frame after it.
  public mutating func tell(_ action: Action, from before: Frame, to after: Frame) {
    guard state.refusal.isNil, let old = callsPane(of: before), let new = callsPane(of: after)
    else { return }
    let words = [turnWord(action, old, new), Self.readerWord(old, new)].compactMap { $0 }
    guard !words.isEmpty else { return }
    let key =
      if case .turn(let knob, let steps, _) = action { Action.turn(knob, by: steps.signum()) } else
      { action }
    let isBound = keymap.bindings.contains { $0.command == .session(key) }
    tell(isBound ? .session(key) : .screen(.knobs), words.joined(separator: ", "))
  }

  /// `estimatedHeight 60`; nil where the panel shows it.
  private func turnWord(_ action: Action, _ old: PaneFrame, _ new: PaneFrame) -> String? {
    guard case .turn(let reference, _, _) = action, state.overlay != .knobs,
      let knob = new.knobs.first(where: reference.names),
      old.knobs.first(where: reference.names)?.shown != knob.shown
    else { return nil }
    return "\(knob.key.split(separator: ".").last ?? "") \(knob.shown)"
  }

  /// `first in view [0,78], was [0,92]`.
  private static func readerWord(_ old: PaneFrame, _ new: PaneFrame) -> String? {
    guard let was = old.visibleCells.first?.indexPath, let now = new.visibleCells.first?.indexPath,
      was != now
    else { return nil }
    return "first in view \(now.indexPathText), was \(was.indexPathText)"
  }
}
