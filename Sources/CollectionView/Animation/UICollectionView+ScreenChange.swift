import Foundation

// A change of the screen has a beginning, at which the elements on the screen are recorded, and an end, at which what has
// moved is set in motion. In between, elements that leave the screen are kept aside instead of being reused.

extension UICollectionView {
  /// Records the elements on the screen before a change.
  ///
  /// - Parameters:
  ///   - cause: The cause of the change.
  ///   - timing: The timing outside an animation block; nil for no animation.
  ///   - near: The old attributes of elements that may come in.
  /// - Returns: The change, which is under way until it is ended.
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

  /// Whether a host gives the view time and animations are on.
  var animates: Bool { UIView.areAnimationsEnabled && host != nil }

  /// The elements within one screen of the bounds along the scroll axis, as they are laid out now; none when nothing is
  /// animated.
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

  /// Asks the layout for the initial attributes of an element that an update puts in, before a view is made for it.
  ///
  /// A layout that estimates is asked later, because the view is made earlier to give its size. Inferred.
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
    return asking { layout.initialAttributes(of: key) }
  }

  /// Asks a layout for the final attributes of an element on the screen before a change.
  func finalAttributes(of key: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    report(.finalLayoutAttributesForDisappearing(key.called, key.indexPath))
    return asking { layout.finalAttributes(of: key) }
  }

  /// Removes elements from the screen: in the midst of a change they are kept aside, otherwise their display ends.
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

  /// Runs the layout pass; inside an animation block, what it changes on the screen is animated.
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
      // UIKit asks in a rotation, not when bounds change without an animation (radar 41980171); that it has informed the
      // layout of the change by then, as of an update, is inferred.
      moveToTarget(proposing: clamped(contentOffset))
      requestFinalAttributes(change)
      runLayoutPass()
      endChange(change)
    }
  }

  /// Records the screen before its size changes in an animation block.
  func beginAnimatedBoundsChange(to newBounds: CGRect) {
    guard newBounds.size != bounds.size, screenChange == nil, !isInPass, dataSource != nil,
      UIView.areAnimationsEnabled, let block = UIView.animationBlock
    else { return }
    layoutIfNeeded()
    beginChange(.bounds(from: bounds), timing: nil, near: elementsNearby())
    block.layOut(self)
  }

  /// Asks the layout for initial attributes, ends the change for it, and sets everything in motion.
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

  /// Informs the layout that a change is over, once: it drops what it kept for it.
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

  /// Ends a change that a reload or another change has overtaken, and the display of what left in it.
  func abandon(_ change: ScreenChange) {
    finalize(change)
    let departures = change.departures
    change.departures = []
    endDisplaying(departures.map { LiveElements.Entry(key: $0.key, view: $0.view) })
  }

  /// The appearance at the start of a change of the elements on the screen after it; none for those that do not move.
  private func starts(of change: ScreenChange) -> [(UICollectionReusableView, VisualState)] {
    let distance = contentOffset - change.offset
    var starts: [(UICollectionReusableView, VisualState)] = []
    var strangers: [UICollectionReusableView] = []
    // How the last element that was on the screen before has moved.
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
        // Its former place is not known: it keeps its distance to its neighbour.
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

  /// The attributes at the end of an element that leaves the screen.
  private func end(of departure: ScreenChange.Origin, _ change: ScreenChange)
    -> UICollectionViewLayoutAttributes?
  {
    if let final = change.finals[departure.key] { return final }
    return change.newKey(of: departure.key).flatMap { currentAttributes(of: $0) }
      ?? departure.view.layoutAttributes
  }
}
