import Foundation

extension UICollectionView {
  /// The current appearance of a view's element; nil if the view has no attributes.
  func appearance(of view: UICollectionReusableView) -> VisualState? {
    guard let goal = view.layoutAttributes.map(VisualState.init) else { return nil }
    return view.animation?.state(at: animations.time, goal: goal) ?? goal
  }

  /// Starts the animations of a change; calls the completions at once if it has no duration or nothing moves.
  ///
  /// - Parameters:
  ///   - change: The change of the screen.
  ///   - starts: The views on the screen, with their appearance at the start.
  ///   - ends: The departing elements, with their attributes at the end.
  ///   - completions: Called when the animation ends.
  func animate(
    _ change: ScreenChange, from starts: [(UICollectionReusableView, VisualState)],
    to ends: [(departure: ScreenChange.Origin, attributes: UICollectionViewLayoutAttributes?)],
    _ completions: [(Bool) -> Void]
  ) {
    let distance = contentOffset - change.offset
    moveDepartures(by: distance)
    let departures = ends.map { end in
      let key = change.newKey(of: end.departure.key) ?? end.departure.key
      return RunningAnimation.Departure(
        key: key, view: end.departure.view, sizeState: end.departure.sizeState)
    }
    guard let timing = change.timing, timing.total > 0 else {
      for view in live.views { view.animation = nil }
      endDisplaying(departures)
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
      let start = end.departure.appearance.moved(by: distance)
      _ = move(end.departure.view, from: start, timing, isArrival: false)
    }
    guard isMoving else {
      for completion in completions { completion(true) }
      return
    }
    change.block?.begin()
    animations.add(timing, departures, completions, in: change.block, CATransaction.hold())
  }

  /// Advances the view's time and ends the animations that are due, the earliest first.
  func advanceOwnAnimations(by seconds: TimeInterval) {
    animations.advance(by: seconds)
    while let ended = animations.removeNextEnded() {
      endDisplaying(ended.departures)
      ended.finish(true)
    }
    for view in live.views {
      if let animation = view.animation, animations.hasEnded(animation) { view.animation = nil }
    }
    animations.resetTimeIfIdle()
    completeUpdate()
  }

  /// Ends all animations at once: every element is then shown at its attributes.
  ///
  /// - Returns: A closure that calls the completions, to run once the view is consistent again.
  func endAnimations() -> () -> Void {
    let ended = animations.removeAll()
    for view in live.views { view.animation = nil }
    for animation in ended { endDisplaying(animation.departures) }
    return {
      for animation in ended { animation.finish(false) }
    }
  }

  /// Removes departed views from the screen, and makes them available for reuse.
  func endDisplaying(_ departures: [RunningAnimation.Departure]) {
    endDisplaying(departures.map { LiveElements.Entry(key: $0.key, view: $0.view) })
  }

  /// Starts a view's animation to its attributes.
  ///
  /// - Returns: Whether the start differs from the attributes.
  private func move(
    _ view: UICollectionReusableView, from start: VisualState, _ timing: AnimationTiming,
    isArrival: Bool
  ) -> Bool {
    guard let goal = view.layoutAttributes.map(VisualState.init), start != goal else {
      view.animation = nil
      return false
    }
    view.animation = ElementAnimation(
      difference: start - goal, timing: timing, start: animations.time, isArrival: isArrival)
    return true
  }

  /// Moves views that departed earlier and are still animated by `distance`, so that they keep their place on the screen.
  private func moveDepartures(by distance: CGPoint) {
    guard distance != .zero else { return }
    for departure in animations.departures {
      guard let moved = departure.view.layoutAttributes?.duplicate() else { continue }
      moved.center = moved.center.moved(by: distance)
      departure.view.layoutAttributes = moved
    }
  }
}
