import Foundation

/// An element on its way to where its attributes say it is.
///
/// What is kept is the difference to its attributes, which melts away: so attributes that change meanwhile without an
/// animation – because a neighbour was measured, or the offset made up for it – carry the element along.
///
/// An object, as most elements have none, and to see that they have none copies nothing then.
final class ElementAnimation {
  /// How the element looked at the start, less how it will look.
  let difference: VisualState
  let timing: AnimationTiming
  /// In the collection view's time, in seconds.
  let start: TimeInterval
  /// Whether the view came onto the screen with it.
  let isArrival: Bool

  init(difference: VisualState, timing: AnimationTiming, start: TimeInterval, isArrival: Bool) {
    self.difference = difference
    self.timing = timing
    self.start = start
    self.isArrival = isArrival
  }

  var end: TimeInterval { start + timing.total }

  /// How an element looks at a time when its attributes say `goal`.
  func state(at time: TimeInterval, goal: VisualState) -> VisualState {
    let left = 1 - timing.progress(after: time - start)
    return left == 0 ? goal : goal.adding(difference, times: left)
  }
}
