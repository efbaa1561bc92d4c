import Foundation

// A change of the screen begins by recording the elements on the screen, and ends by starting their animations. Elements
// that leave the screen in between are kept aside instead of being reused.

extension UICollectionView {
  /// Records the elements on the screen before a change.
  ///
  /// - Parameters:
  ///   - cause: The cause of the change.
  ///   - timing: The timing outside an animation block; nil for no animation.
  ///   - near: The old attributes of elements near the screen, which may appear on it.
  /// - Returns: The change, which lasts until `endChange(_:completions:)`.
  @discardableResult
  func beginChange(
    _ cause: ScreenChange.Cause, timing: AnimationTiming?,
    near: [UICollectionViewLayoutAttributes] = []
  ) -> ScreenChange {
    let change = ScreenChange(
      cause, timing: animates ? UIView.animationBlock?.timing ?? timing : nil,
      block: UIView.animationBlock, offset: contentOffset,
      before: live.entries.compactMap { entry in
        appearance(of: entry.view).map {
          ScreenChange.Origin(
            key: entry.key, view: entry.view, appearance: $0,
            sizeState: entry.view.layoutAttributes.map(sizeState) ?? .fixed)
        }
      }, near: near, mirrored: mirrored)
    for origin in change.before { change.origins[origin.key] = origin }
    screenChange = change
    return change
  }

  /// Whether animations are enabled and a host advances the view's time.
  var animates: Bool { UIView.areAnimationsEnabled && host != nil }

  /// The elements within one screen of the bounds along the scroll axis, as they are laid out now; none if the view is not
  /// animated or its layout is pending.
  func elementsNearby() -> [UICollectionViewLayoutAttributes] {
    guard animates, !isLayoutPending else { return [] }
    let rect =
      scrollsHorizontally
      ? bounds.insetBy(dx: -bounds.width, dy: 0) : bounds.insetBy(dx: 0, dy: -bounds.height)
    return elements(in: rect).compactMap { $0.duplicate() }
  }

  /// Asks the layout for the final attributes of the elements on the screen before a change.
  func requestFinalAttributes(_ change: ScreenChange) {
    guard change.hasHooks else { return }
    for origin in change.before {
      let final = finalAttributes(of: origin.key, in: collectionViewLayout)
      guard let final, !change.isDefault(final) || change.newKey(of: origin.key) == nil else {
        continue
      }
      change.finals[origin.key] = mirrored(final).duplicate()
    }
  }

  /// Asks the layout for the initial attributes of an element that an update inserts, before its view is created.
  ///
  /// An estimating layout is asked later, because the view is created earlier to be measured. Inferred.
  func requestInitialAttributes(of key: ElementKey) {
    guard let change = screenChange, case .update = change.cause, change.hasHooks,
      change.oldKey(of: key) == nil, change.initials[key] == nil, takesPart(key, in: change),
      collectionViewLayout.estimatingLayout?.mayMeasure != true
    else { return }
    change.initials[key] = .some(initialAttributes(of: key, in: collectionViewLayout))
  }

  /// Asks a layout for the initial attributes of an element on the screen after a change.
  func initialAttributes(of key: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    report(.initialLayoutAttributesForAppearing(key.called, key.indexPath))
    let answer: UICollectionViewLayoutAttributes? = asking { layout.initialAttributes(of: key) }
    return answer.flatMap { isFinite($0, from: .initial) ? $0 : nil }
  }

  /// Asks a layout for the final attributes of an element on the screen before a change.
  func finalAttributes(of key: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    report(.finalLayoutAttributesForDisappearing(key.called, key.indexPath))
    let answer: UICollectionViewLayoutAttributes? = asking { layout.finalAttributes(of: key) }
    return answer.flatMap { isFinite($0, from: .final) ? $0 : nil }
  }

  /// Removes elements from the screen: during a change they are kept aside, otherwise their display ends.
  func leaveScreen(where isLeaving: (LiveElements.Entry) -> Bool) {
    let leaving = live.remove(where: isLeaving)
    guard let change = screenChange else { return endDisplaying(leaving) }
    var others: [LiveElements.Entry] = []
    for entry in leaving {
      if let origin = change.origins.removeValue(forKey: entry.key), entry.view === origin.view {
        change.departures.append(origin)
      } else {
        others.append(entry)
      }
    }
    endDisplaying(others)
  }

  /// Brings an element back that left the screen earlier in the same change, with the view and the start that it had.
  ///
  /// An estimate may push an element off the screen until the elements before it are measured. With another view, it would
  /// start from its old attributes instead of from its appearance in a running animation.
  ///
  /// Decoration views belong to their layout, and another layout brings its own.
  ///
  /// - Returns: Its view; nil if the element did not leave, and for a decoration view.
  func restoreDeparture(of key: ElementKey) -> UICollectionReusableView? {
    guard key.category != .decorationView, let change = screenChange,
      let index = change.departures.firstIndex(where: { change.newKey(of: $0.key) == key })
    else { return nil }
    let origin = change.departures.remove(at: index)
    change.origins[key] = origin
    live[key] = origin.view
    return origin.view
  }

  /// Runs the layout pass; inside an animation block, its changes of the screen are animated.
  func layOut() {
    guard !isInPass, hasContentToLayOut else { return }
    if screenChange == nil, UIView.animationBlock != nil, UIView.areAnimationsEnabled,
      isLayoutPending
    {
      beginChange(.layout, timing: nil)
    }
    guard let change = screenChange else { return runLayoutPass() }
    switch change.cause {
    case .update, .transition: runLayoutPass()
    case .layout:
      runLayoutPass()
      endChange(change)
    case .bounds(let old):
      prepareIfInvalid()
      collectionViewLayout.prepare(forAnimatedBoundsChange: old)
      report(.prepareForAnimatedBoundsChange(from: old))
      // UIKit asks for the target offset in a rotation, not when bounds change without an animation (radar 41980171); that
      // it has prepared the layout for the change by then, as for an update, is inferred.
      moveToTarget(proposing: clamped(contentOffset))
      requestFinalAttributes(change)
      runLayoutPass()
      endChange(change)
    }
  }

  /// Records the elements on the screen before the size of the bounds changes in an animation block.
  func beginAnimatedBoundsChange(to newBounds: CGRect) {
    guard newBounds.size != bounds.size, screenChange == nil, !isInPass, dataSource != nil,
      UIView.areAnimationsEnabled, let block = UIView.animationBlock
    else { return }
    layoutIfNeeded()
    beginChange(.bounds(from: bounds), timing: nil, near: elementsNearby())
    block.layOut(self)
  }

  /// Asks the layout for initial attributes, reports the end of the change to it, and starts the animations.
  func endChange(_ change: ScreenChange, completions: [(Bool) -> Void] = []) {
    guard screenChange === change else {
      abandon(change)
      return completions.forEach { $0(false) }
    }
    let starts =
      if case .transition(let layouts) = change.cause { starts(of: change, layouts) } else {
        starts(of: change)
      }
    let ends = change.departures.map { ($0, end(of: $0, change)) }
    if let timing = change.timing, timing.total > 0 {
      for case (let departure, let attributes?) in ends { apply(attributes, to: departure.view) }
    }
    finalize(change)
    screenChange = nil
    animate(change, from: starts, to: ends, completions)
  }

  /// Calls the layout's finalizing method for a change, once.
  private func finalize(_ change: ScreenChange) {
    guard !change.isFinalized else { return }
    change.isFinalized = true
    switch change.cause {
    case .update:
      collectionViewLayout.finalizeCollectionViewUpdates()
      report(.finalizeUpdates)
    case .bounds:
      collectionViewLayout.finalizeAnimatedBoundsChange()
      report(.finalizeAnimatedBoundsChange)
    case .transition(let layouts): finalizeTransition(of: [layouts.from, layouts.to])
    case .layout: break
    }
  }

  /// Ends a change that a reload or another change has superseded, and the display of the elements that left in it.
  func abandon(_ change: ScreenChange) {
    finalize(change)
    let departures = change.departures
    change.departures = []
    endDisplaying(departures.map { LiveElements.Entry(key: $0.key, view: $0.view) })
  }

  /// The appearance, at the start of a change, of the elements on the screen after it; without those that do not move.
  private func starts(of change: ScreenChange) -> [(UICollectionReusableView, VisualState)] {
    let distance = contentOffset - change.offset
    var starts: [(UICollectionReusableView, VisualState)] = []
    var strangers: [UICollectionReusableView] = []
    // The distance from the place of the previous known element to its start, in points.
    var neighbour: CGPoint?
    for key in live.keys {
      guard let view = live[key], takesPart(key, in: change) else { continue }
      let initial =
        change.hasHooks
        ? change.initials[key] ?? initialAttributes(of: key, in: collectionViewLayout) : nil
      let origin = change.origins[key]
      let isOld = origin != nil || change.oldKey(of: key) != nil
      if let initial, !isOld || !change.isDefault(initial) {
        starts.append((view, VisualState(mirrored(initial))))
      } else if let before = origin?.appearance ?? initial.map({ VisualState(mirrored($0)) }) {
        let start = before.moved(by: distance)
        starts.append((view, start))
        guard origin != nil else { continue }
        neighbour = start.center - view.center
      } else if isOld, case .update = change.cause {
        // The old place of the element is not known: it moves along with its neighbour.
        if let neighbour, let now = appearance(of: view) {
          starts.append((view, now.moved(by: neighbour)))
        } else {
          strangers.append(view)
        }
      }
    }
    guard let neighbour else { return starts }
    return starts
      + strangers.compactMap { view in
        appearance(of: view).map { (view, $0.moved(by: neighbour)) }
      }
  }

  /// The attributes at which an element that leaves the screen ends.
  private func end(of departure: ScreenChange.Origin, _ change: ScreenChange)
    -> UICollectionViewLayoutAttributes?
  {
    if let final = change.finals[departure.key] { return final }
    return change.newKey(of: departure.key).flatMap { currentAttributes(of: $0) }
      ?? departure.view.layoutAttributes
  }
}
