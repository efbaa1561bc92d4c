import Foundation

extension AnimationTiming {
  /// A change of layout outside any animation block; as long as a batch update, which is inferred.
  static let layoutChange = AnimationTiming(duration: 0.3)
}

extension UICollectionView {
  /// Replaces the layout, in UIKit's order of calls.
  ///
  /// Before the first layout pass, after a reload that is still to be laid out, and during a layout pass, a screen change
  /// or a batch update, the new layout only replaces the old one, and the next pass begins as the first one did.
  ///
  /// With `proposesMiddle` the proposed offset has the item in the middle of the screen there again; otherwise the present
  /// offset is proposed.
  func changeLayout(
    to new: UICollectionViewLayout, animated: Bool, proposesMiddle: Bool = true,
    completion: ((Bool) -> Void)? = nil
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
    let mirror = currentMirror()
    let (wasMirrored, offset) = (isMirrored, mirrored(offset: contentOffset))
    let wasAtStart = isAtStart
    let middle = proposesMiddle ? middleItem : nil
    let change = beginChange(
      .transition(
        LayoutChange(from: old, to: new, hasHooks: true) { old.shownAttributes(of: $0).map(mirror) }
      ),
      timing: animated ? .layoutChange : nil)
    new.installedIn = self
    forEachLiveView { $0.willTransition(from: old, to: new) }
    installedLayout = new
    _ = pending.consumeInvalidation()
    forgetAnswers()
    removeForeignDecorations()
    forgetSizes()
    invalidate(new)
    prepareIfInvalid()
    turnContent(whereMirrored: wasMirrored, at: offset)
    prepareTransition(from: old, to: new)
    moveToTarget(
      proposing: middle.flatMap { offsetCentring($0) } ?? contentOffset, movesToProposal: true)
    if wasAtStart || middle != nil { new.estimatingLayout?.holdPlace(of: middle) }
    pending.askForElements(because: .layoutChange)
    setNeedsLayout()
    layoutIfNeeded()
    requestFinalAttributes(of: change, from: old, to: new)
    endChange(
      change,
      completions: [
        { [weak self] finished in
          self?.forEachLiveView { $0.didTransition(from: old, to: new) }
          self?.release(old)
          completion?(finished)
        }
      ])
  }

  /// The item in the middle of the screen: the front one at the centre of the bounds, else the nearest one along the scroll axis.
  ///
  /// Nil if no cell is on the screen.
  private var middleItem: IndexPath? {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let cells = live.entries.compactMap { entry -> UICollectionViewLayoutAttributes? in
      guard entry.key.category == .cell, let attributes = entry.view.layoutAttributes,
        attributes.frame.meets(bounds)
      else { return nil }
      return attributes
    }
    let front = cells.filter { $0.frame.contains(center) }.max { $0.zIndex < $1.zIndex }
    /// How far a cell is from the line through the middle across the scroll axis, and from the middle.
    func distance(_ cell: UICollectionViewLayoutAttributes) -> (CGFloat, CGFloat) {
      let (x, y) = (
        max(cell.frame.minX - center.x, center.x - cell.frame.maxX, 0),
        max(cell.frame.minY - center.y, center.y - cell.frame.maxY, 0)
      )
      return (scrollsHorizontally ? x : y, hypot(x, y))
    }
    return (front ?? cells.min { distance($0) < distance($1) })?.indexPath
  }

  /// The offset that a change of layout proposes: the nearest legal one to that with an item in the middle of the screen.
  ///
  /// Inferred: the documentation only calls it the most likely offset. Reports on jumps after a change of layout describe
  /// that the item closest to the middle stays there, animated or not, and a published re-implementation of the class does
  /// the same.
  private func offsetCentring(_ indexPath: IndexPath) -> CGPoint? {
    guard let attributes = asking({ collectionViewLayout.layoutAttributesForItem(at: indexPath) })
    else { return nil }
    let frame = mirrored(attributes.frame)
    return clamped(CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2))
  }

  /// The appearance at the start of a change of layout of the elements on the screen after it.
  ///
  /// Elements that were on the screen start at their old appearance; any other starts at the new layout's initial
  /// attributes, else at its place in the old layout, else transparent at its new place.
  func starts(of change: ScreenChange, _ layouts: LayoutChange) -> [(
    UICollectionReusableView, VisualState
  )] {
    let distance = contentOffset - change.offset
    return live.entries.compactMap { entry in
      let (key, view) = (entry.key, entry.view)
      if let origin = change.origins[key] { return (view, origin.appearance.moved(by: distance)) }
      if layouts.hasHooks, let initial = initialAttributes(of: key, in: layouts.to) {
        return (view, VisualState(mirrored(initial)))
      }
      if let origin = layouts.origin(key) { return (view, VisualState(origin).moved(by: distance)) }
      return view.layoutAttributes?.transparent().map { (view, VisualState($0)) }
    }
  }

  /// Invalidates the whole of a new layout; the counts of the data stay valid.
  func invalidate(_ layout: UICollectionViewLayout) {
    let wereCountsInvalid = pending.invalidation?.areCountsInvalid ?? false
    let context = layout.makeInvalidationContext()
    context.isEverything = true
    layout.invalidateLayout(using: context)
    pending.setCountsInvalid(wereCountsInvalid)
  }

  /// Drops the cached results of one layout when another is installed.
  func forgetAnswers() {
    pending.forgetNamedElements()
    pending.forgetQuery()
    queries.forgetLayout()
    dropRemains()
    landing.forgetDequeuedItems()
    book.forgetLayout()
  }

  /// Removes decoration views of classes that the layout has not registered, from the screen and from the queues.
  ///
  /// They belong to another layout.
  func removeForeignDecorations() {
    reuse.dropDecorationViews()
    leaveScreen {
      $0.key.category == .decorationView && !isOwnDecoration($0.view, ofKind: $0.key.kind ?? "")
    }
  }

  /// Whether a decoration view is of the class that the layout has registered for its kind.
  func isOwnDecoration(_ view: UICollectionReusableView, ofKind kind: String) -> Bool {
    installedLayout.decorationViewClass(ofKind: kind).map(ObjectIdentifier.init)
      == ObjectIdentifier(type(of: view))
  }

  func forEachLiveView(_ body: (UICollectionReusableView) -> Void) {
    for key in live.keys {
      if let view = live[key] { body(view) }
    }
  }

  /// Disconnects a layout unless it is in use again.
  func release(_ layout: UICollectionViewLayout) {
    guard layout !== installedLayout, layout !== transition?.from, layout !== transition?.to else {
      return
    }
    layout.installedIn = nil
  }

  private var canShowLayoutChange: Bool {
    dataSource != nil && pending.hasAskedSinceReload
      && pending.invalidation?.areCountsInvalid != true && !isInPass && screenChange == nil
      && !updates.isOpen
  }

  /// Asks the old layout for the final attributes of the elements that leave the screen.
  private func requestFinalAttributes(
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

extension UICollectionView {
  /// Informs both layouts that a change begins.
  func prepareTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    old.prepareForTransition(to: new)
    report(.prepareForTransitionTo(name(of: new), of: name(of: old)))
    new.prepareForTransition(from: old)
    report(.prepareForTransitionFrom(name(of: old), of: name(of: new)))
  }

  /// Informs layouts that a change is over.
  func finalizeTransition(of layouts: [UICollectionViewLayout]) {
    for layout in layouts {
      layout.finalizeLayoutTransition()
      report(.finalizeLayoutTransition(of: name(of: layout)))
    }
  }

  private func name(of layout: UICollectionViewLayout) -> String {
    String(describing: type(of: layout))
  }
}
