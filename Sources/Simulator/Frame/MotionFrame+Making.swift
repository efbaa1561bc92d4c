import Foundation

extension MotionFrame {
  /// Takes how a pane's content moves now.
  @MainActor
  mutating func take(_ run: PaneRun) {
    activity = run.activity
    velocity = run.velocity
    if let told = run.toldFling {
      target = run.scroller.destination
      // Edges that have moved since, as rows are measured, are nobody's answer.
      proposedTarget = told.isEdited ? told.target : target
      toldVelocity = told.velocity
    }
    let offset = run.view.contentOffset
    let legal = run.range.clamped(offset)
    stretch = CGPoint(x: offset.x - legal.x, y: offset.y - legal.y)
    if stretch != .zero, let finger = run.finger, let grip = finger.grip {
      let wanted = grip.wanted(at: finger.point)
      let edge = grip.range.clamped(wanted)
      pull = CGPoint(x: wanted.x - edge.x, y: wanted.y - edge.y)
    }
    author = run.lastAuthor?.rawValue
    authors = run.history.authors.map(\.rawValue)
    history = run.history.samples
  }
}

extension PaneRun {
  /// What goes on, in the words of a frame.
  fileprivate var activity: MotionFrame.Activity {
    if let finger { return finger.grip == nil ? .tracking : .dragging }
    if let keyboard { return keyboard.isHeld ? .keyHeld : .animating }
    switch motion {
    case .idle: return .idle
    case .decelerating: return scroller.author(at: time) == .bounce ? .bouncing : .decelerating
    case .animating: return .animating
    }
  }
}
