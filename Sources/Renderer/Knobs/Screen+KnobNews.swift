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
    guard state.refusal == nil, let old = callsPane(of: before), let new = callsPane(of: after)
    else { return }
    let words = [valueWord(action, old, new), Self.readerWord(old, new)].compactMap { $0 }
    guard let last = words.last else { return }
    let all = words.joined(separator: ", ")
    let key =
      if case .turn(let knob, let steps, _) = action { Action.turn(knob, by: steps.signum()) } else
      { action }
    let isBound = keymap.bindings.contains { $0.command == .session(key) }
    tell(
      isBound ? .session(key) : .screen(.knobs),
      all.columnWidth + Self.keyColumns <= columns ? all : last)
    if case .turn(_, let steps, _) = action, !isBound {
      state.refusal?.key = steps < 0 ? .left : .right
    }
  }

  /// What the key and the blanks around it take of the row.
  private static let keyColumns = 6

  /// `estimatedHeight 60`, of a key that is turned, or of the first that was turned back; nil where the panel shows it.
  private func valueWord(_ action: Action, _ old: PaneFrame, _ new: PaneFrame) -> String? {
    guard state.overlay != .knobs else { return nil }
    let knob = new.knobs.first { knob in
      if case .turn(let reference, _, _) = action, !reference.names(knob) { return false }
      return old.knobs.first { $0.key == knob.key }?.shown != knob.shown
    }
    return knob.map { "\($0.key.split(separator: ".").last ?? "") \($0.shown)" }
  }

  /// `first in view [0,78], was [0,92]`.
  private static func readerWord(_ old: PaneFrame, _ new: PaneFrame) -> String? {
    guard let was = old.visibleCells.first?.indexPath, let now = new.visibleCells.first?.indexPath,
      was != now
    else { return nil }
    return "first in view \(now.indexPathText), was \(was.indexPathText)"
  }
}
