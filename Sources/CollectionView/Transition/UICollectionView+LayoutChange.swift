import Foundation

extension AnimationTiming {
  /// A change of layout outside any animation block; as long as a batch update, which is inferred.
  static let layoutChange = AnimationTiming(duration: 0.3)
}

extension UICollectionView {
  /// Replaces the layout, in UIKit's order of calls.
  ///
  /// Before the first layout pass, after a reload that is still to be laid out, and while the layout is at work, the new
  /// layout only takes the place of the old one, and the next pass begins as the first one did.
  func changeLayout(
    to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if transition != nil { endTransition(finished: false, completed: false) }
    let old = installedLayout
    guard new !== old else {
      completion?(true)
      return
    }
    cancelMovement()
    guard canShowLayoutChange else {
      installedLayout = new
      installLayout(replacing: old)
      completion?(true)
      return
    }
    let mirror = mirrorOfNow()
    let (wasMirrored, offset) = (isMirrored, mirrored(offset: contentOffset))
    let change = beginChange(
      .transition(
        LayoutChange(from: old, to: new, hasHooks: true) { old.attributes(of: $0).map(mirror) }),
      timing: animated ? .layoutChange : nil)
    new.installedIn = self
    tellViews { $0.willTransition(from: old, to: new) }
    installedLayout = new
    invalidation = nil
    forgetAnswers()
    leaveForeignDecorations()
    forgetSizes()
    invalidate(new)
    prepareIfInvalid()
    turnContent(whereMirrored: wasMirrored, at: offset)
    prepareTransition(from: old, to: new)
    moveToTarget(proposing: contentOffset)
    needsElements = true
    passReasons.insert(.layoutChange)
    setNeedsLayout()
    layoutIfNeeded()
    askFinals(of: change, from: old, to: new)
    endChange(
      change,
      completions: [
        { [weak self] finished in
          self?.tellViews { $0.didTransition(from: old, to: new) }
          self?.release(old)
          completion?(finished)
        }
      ])
  }

  /// How the elements on the screen after a change of layout look at its start.
  ///
  /// Those that were there before start as they looked; others where the new layout says, else where the old one has
  /// them, else transparent in their place.
  func starts(of change: ScreenChange, _ layouts: LayoutChange) -> [(
    UICollectionReusableView, VisualState
  )] {
    let way = contentOffset - change.offset
    return live.entries.compactMap { entry in
      let (key, view) = (entry.key, entry.view)
      if let origin = change.origins[key] { return (view, origin.look.moved(by: way)) }
      if layouts.hasHooks, let initial = initialAttributes(of: key, in: layouts.to) {
        return (view, VisualState(mirrored(initial)))
      }
      if let origin = layouts.origin(key) { return (view, VisualState(origin).moved(by: way)) }
      return view.layoutAttributes?.transparent().map { (view, VisualState($0)) }
    }
  }

  /// Tells a layout that takes over that nothing it knows counts any more; what the data source said still does.
  func invalidate(_ layout: UICollectionViewLayout) {
    let wereCountsInvalid = invalidation?.areCountsInvalid ?? false
    let context = layout.makeInvalidationContext()
    context.isEverything = true
    layout.invalidateLayout(using: context)
    invalidation?.areCountsInvalid = wereCountsInvalid
  }

  /// What one layout has answered says nothing about the next.
  func forgetAnswers() {
    namedElements = []
    hasAskedSinceReload = false
    preparations = 0
    wasAnswerUnique = true
    queried.forget()
    dropLeftovers()
    dequeuedItems = []
    book = DiagnosticBook()
  }

  /// Takes decoration views off the screen whose class the layout does not know, and forgets those that wait for reuse:
  /// they are of classes registered with another layout.
  func leaveForeignDecorations() {
    queues.emptyWithoutIdentifier()
    leaveScreen(
      at: live.entries.indices.filter { position in
        let (key, view) = (live.entries[position].key, live.entries[position].view)
        return key.category == .decorationView && !isOwnDecoration(view, ofKind: key.kind ?? "")
      })
  }

  /// Whether the layout would make such a decoration view.
  func isOwnDecoration(_ view: UICollectionReusableView, ofKind kind: String) -> Bool {
    installedLayout.decorationViewClass(ofKind: kind).map(ObjectIdentifier.init)
      == ObjectIdentifier(type(of: view))
  }

  /// What the views told one layout the next does not know.
  func forgetSizes() {
    for view in live.views {
      view.askedSize = nil
      view.preferredSize = nil
      view.estimatedSize = nil
    }
  }

  func tellViews(_ tell: (UICollectionReusableView) -> Void) {
    for key in live.keys {
      if let view = live[key] { tell(view) }
    }
  }

  /// Lets a layout go unless it is in use again.
  func release(_ layout: UICollectionViewLayout) {
    guard layout !== installedLayout, layout !== transition?.from, layout !== transition?.to else {
      return
    }
    layout.installedIn = nil
  }

  private var canShowLayoutChange: Bool {
    dataSource != nil && hasAskedSinceReload && invalidation?.areCountsInvalid != true && !isInPass
      && screenChange == nil && batchDepth == 0
  }

  /// Asks the old layout where the elements that leave the screen end.
  private func askFinals(
    of change: ScreenChange, from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {
    for departure in change.departures {
      let key = departure.key
      let final = finalAttributes(of: key, in: old)
      change.finals[key] =
        (final.map { mirrored($0) }?.duplicate())
        ?? (new.attributes(of: key) == nil ? departure.view.layoutAttributes?.transparent() : nil)
    }
  }
}
