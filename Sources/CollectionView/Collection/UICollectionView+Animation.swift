import Foundation

// The view's own time: it passes only when a host says so, and every animation is a place on a closed curve.

extension UICollectionView {
  /// How an element looks now; nil for a view that was never given attributes.
  func look(of view: UICollectionReusableView) -> VisualState? {
    guard let goal = view.layoutAttributes.map(VisualState.init) else { return nil }
    return view.animation?.state(at: animationTime, goal: goal) ?? goal
  }

  /// Sets the elements of a change in motion; without time, or when nothing moves, it is over at once.
  func animate(
    _ change: ScreenChange, from starts: [(UICollectionReusableView, VisualState)],
    to ends: [(departure: ScreenChange.Origin, attributes: UICollectionViewLayoutAttributes?)],
    _ completions: [(Bool) -> Void]
  ) {
    let way = CGPoint(
      x: contentOffset.x - change.offset.x, y: contentOffset.y - change.offset.y)
    carryDepartures(by: way)
    let departures = ends.map { end in
      let key = change.newKey(of: end.departure.key) ?? end.departure.key
      return RunningAnimation.Departure(
        key: key, view: end.departure.view, sizeState: end.departure.sizeState)
    }
    guard let timing = change.timing, timing.total > 0 else {
      for view in live.views { view.animation = nil }
      retire(departures)
      for completion in completions { completion(true) }
      return
    }
    var isMoving = !departures.isEmpty
    let before = Set(change.before.map { ObjectIdentifier($0.view) })
    for (view, start) in starts {
      let isArrival =
        !before.contains(ObjectIdentifier(view)) || view.animation?.isArrival ?? false
      if move(view, from: start, timing, isArrival: isArrival) { isMoving = true }
    }
    for end in ends {
      _ = move(
        end.departure.view, from: end.departure.look.moved(by: way), timing, isArrival: false)
    }
    guard isMoving else {
      for completion in completions { completion(true) }
      return
    }
    change.block?.begin()
    animationNumber += 1
    running.append(
      RunningAnimation(
        number: animationNumber, end: animationTime + timing.total, departures: departures,
        completions: completions, block: change.block))
  }

  /// Ends what is due, the earliest first.
  func passTime(_ seconds: TimeInterval) {
    animationTime += max(0, seconds)
    while let index = running.indices.min(by: { isDue(running[$0], before: running[$1]) }),
      running[index].end <= animationTime + Self.timeTolerance
    {
      end(running.remove(at: index), finished: true)
    }
    for view in live.views {
      guard let animation = view.animation else { continue }
      if animation.end <= animationTime + Self.timeTolerance { view.animation = nil }
    }
    if running.isEmpty { animationTime = 0 }
    takeUpMeasuring()
  }

  /// Ends all animations where they lead to.
  ///
  /// - Returns: Whom to tell, once the view is in order again.
  func endAnimations() -> [() -> Void] {
    let ended = running.sorted { isDue($0, before: $1) }
    running = []
    for view in live.views { view.animation = nil }
    return ended.map { animation in
      retire(animation.departures)
      return {
        for completion in animation.completions { completion(false) }
        animation.block?.end(finished: false)
      }
    }
  }

  /// Sums of frame times fall short of their end by rounding, in seconds.
  private static let timeTolerance = 1e-9

  private func isDue(_ animation: RunningAnimation, before other: RunningAnimation) -> Bool {
    (animation.end, animation.number) < (other.end, other.number)
  }

  private func end(_ animation: RunningAnimation, finished: Bool) {
    retire(animation.departures)
    for completion in animation.completions { completion(finished) }
    animation.block?.end(finished: finished)
  }

  /// Starts a view's animation to its attributes.
  ///
  /// - Returns: Whether there is any way to go.
  private func move(
    _ view: UICollectionReusableView, from start: VisualState, _ timing: AnimationTiming,
    isArrival: Bool
  ) -> Bool {
    guard let goal = view.layoutAttributes.map(VisualState.init), start != goal else {
      view.animation = nil
      return false
    }
    view.animation = ElementAnimation(
      difference: start - goal, timing: timing, start: animationTime, isArrival: isArrival)
    return true
  }

  /// Views that left earlier and are still fading move with the screen, not with the content under it.
  private func carryDepartures(by way: CGPoint) {
    guard way != .zero else { return }
    for departure in running.flatMap(\.departures) {
      guard
        let moved = departure.view.layoutAttributes?.duplicate()
      else { continue }
      moved.center.x += way.x
      moved.center.y += way.y
      departure.view.layoutAttributes = moved
    }
  }
}
