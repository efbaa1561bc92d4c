import Foundation

extension UICollectionView {
  /// The elements that the layout placed in the bounds and hid, in the order of the data; they have no views.
  ///
  /// - Complexity: O(hidden · log hidden).
  public var hiddenElements: [UICollectionViewLayoutAttributes] { live.hidden(in: bounds) }

  // MARK: Placing elements

  /// Shows exactly these elements: first ends the display of elements that left, then makes views for new ones.
  ///
  /// That UIKit does so in this order is inferred from the order of delegate calls.
  ///
  /// - Parameters:
  ///   - elements: The attributes that the layout returned for the bounds, without elements that are hidden or not finite.
  ///   - unchanged: Elements on the screen that the layout was not queried for.
  func place(_ elements: [UICollectionViewLayoutAttributes], unchanged: Set<ElementKey> = []) {
    let held = placeHeldItem()
    defer { reuse.releaseHeldViews() }
    let contentChanges = loaded.contentChanges
    removeFromScreen(allBut: elements, held: held)
    // If the delegate changed the content when a view left, the next round queries the layout again.
    guard loaded.contentChanges == contentChanges else { return pending.askAsAfterReload() }
    var placed: Set<ElementKey> = []
    // Whether a measured size has invalidated the attributes of the elements that follow.
    var areStale = false
    for queried in elements {
      if isAbandoned { return }
      let key = ElementKey(queried)
      guard key != held, !(unchanged.contains(key) && live[key] != nil), exists(key) else {
        continue
      }
      if !placed.insert(key).inserted {
        // If cached attributes name an element twice, both entries are applied.
        guard remains.hasAliases else {
          reportDuplicate(queried)
          continue
        }
        reportAlias(key)
      }
      judgeClass(of: queried)
      let attributes =
        remains.early[key] ?? (areStale ? currentAttributes(of: key) ?? queried : queried)
      if show(key, attributes) { areStale = true }
    }
  }

  /// Shows an element with attributes, by the view it has or by a new one.
  ///
  /// - Returns: Whether a measured size has invalidated other attributes.
  private func show(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if let view = live[key] ?? restoreDeparture(of: key) {
      apply(attributes, to: view)
      return fit(view, attributes)
    }
    requestInitialAttributes(of: key)
    guard let view = makeView(for: attributes) else { return false }
    let isStale = fit(view, attributes)
    show(view, key)
    return isStale
  }

  /// Ends the display of all elements but the given ones.
  ///
  /// UIKit keeps a cell that leaves for its own item for a while, unless prefetching is off. Here all views wait until the
  /// round of the pass is over before they can be dequeued.
  private func removeFromScreen(
    allBut elements: [UICollectionViewLayoutAttributes], held: ElementKey?
  ) {
    var staying = Set(elements.map { ElementKey($0) }.filter { live[$0] != nil && exists($0) })
    if let held { staying.insert(held) }
    reuse.setHoldsViews(isPrefetchingEnabled)
    leaveScreen { !staying.contains($0.key) }
    reuse.setHoldsViews(false)
  }

  /// Applies the layout's current attributes to elements on the screen, without asking which elements should be there.
  ///
  /// - Parameter keys: The elements, in the order of the data.
  func refreshLiveElements(_ keys: [ElementKey]) {
    let held = placeHeldItem()
    for key in keys where key != held {
      guard let view = live[key], let attributes = currentAttributes(of: key) else { continue }
      apply(attributes, to: view)
      _ = fit(view, attributes)
    }
  }

  // MARK: Attributes of views

  /// Gives a view a copy of attributes if they differ from those it has.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if let current = view.layoutAttributes, current.isEqual(attributes) {
      return judgeEquality(of: current, and: attributes)
    }
    guard let kept = attributes.duplicate() else { return }
    set(kept, copiedFrom: attributes, on: view)
  }

  /// Gives a view a copy of attributes.
  func set(
    _ kept: UICollectionViewLayoutAttributes,
    copiedFrom attributes: UICollectionViewLayoutAttributes, on view: UICollectionReusableView
  ) {
    judgeCopy(kept, of: attributes)
    let isReordered = view.superview === self && view.layoutAttributes?.zIndex != kept.zIndex
    view.layoutAttributes = kept
    if isReordered { placeInOrder(view) }
    view.bounds = CGRect(origin: .zero, size: kept.size)
    view.center = kept.center
    view.transform3D = kept.transform3D
    view.alpha = kept.alpha
    view.isHidden = kept.isHidden
    view.apply(kept)
  }

  // MARK: Ending display

  /// Removes views that are no longer live from the screen, and puts them into their queues.
  func endDisplaying(_ leaving: [LiveElements.Entry]) {
    removeSubviews(leaving.map(\.view))
    // All are removed before the delegate is called, which may change the content.
    for entry in leaving { endDisplaying(entry.view, entry.key) }
  }

  private func endDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.animation = nil
    let path = key.indexPath
    if key.category != .decorationView { report(.didEndDisplaying(kind: key.kind, path)) }
    switch key.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: path)
    case .decorationView:
      // The layout may have been replaced since the view was made.
      guard isOwnDecoration(view, ofKind: key.kind ?? "") else { return }
    }
    reuse.add(view, to: reuseKey(of: view, key))
  }

  // MARK: Making views

  /// Adds a view to the live ones.
  func show(_ view: UICollectionReusableView, _ key: ElementKey) {
    willDisplay(view, key)
    if key.category == .cell { landing.record(dequeued: key.indexPath, behavior.scrollTo) }
    live[key] = view
    placeInOrder(view)
  }

  /// Puts a view behind the elements with a greater `zIndex` and in front of all others.
  ///
  /// UIKit documents the order on the screen; that it is the order of the subviews is inferred.
  private func placeInOrder(_ view: UICollectionReusableView) {
    func zIndex(_ view: UIView) -> Int? {
      (view as? UICollectionReusableView)?.layoutAttributes?.zIndex
    }
    let own = zIndex(view) ?? 0
    let others = subviews.filter { $0 !== view }
    let behind = others.lastIndex { (zIndex($0) ?? own) <= own }
    insertSubview(view, at: behind.map { $0 + 1 } ?? 0)
  }

  /// Asks for the view of an element; nil, with a diagnostic, if there is none that can be shown.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard dataSource != nil else { return nil }
    reuse.begin(DequeueRequest(for: attributes))
    defer { reuse.endRequest() }
    let key = ElementKey(attributes)
    guard let view = requestView(of: key) else { return nil }
    reportReuse(at: key.indexPath)
    reportSpentRegistrations(at: key.indexPath)
    guard judgeAnswer(view, for: key) else { return nil }
    apply(attributes, to: view)
    tornFrame.keep(view.layoutAttributes, of: key)
    return view
  }

  private func requestView(of key: ElementKey) -> UICollectionReusableView? {
    let (path, kind) = (key.indexPath, key.kind ?? "")
    guard let dataSource else { return nil }
    switch key.category {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: dataPath(ofPresented: path))
      report(.cellForItem(path, reused: cell.reuseCount > 0))
      return cell
    case .supplementaryView:
      let answer = Unimplemented.call(
        "collectionView(_:viewForSupplementaryElementOfKind:at:)", of: dataSource
      ) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
      guard let answer else {
        reportReuse(at: path)
        diagnose(
          .missingView, at: path, kind: kind,
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), \(path.map(String.init).joined(separator: " - "))) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
        )
        return nil
      }
      report(.viewForSupplementaryElement(kind: kind, path, reused: answer.reuseCount > 0))
      return answer
    case .decorationView:
      guard let source = decorationSource(ofKind: kind, at: path) else { return nil }
      return dequeue(from: ReuseKey(kind: kind, identifier: ""), source)
    }
  }

  private func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    let path = key.indexPath
    if key.category != .decorationView { report(.willDisplay(kind: key.kind, path)) }
    switch key.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: path)
    case .decorationView:
      break
    }
  }

  /// Has the data source configure the cell of an item again, which may change its preferred size.
  func reconfigureCell(at indexPath: IndexPath) {
    guard let dataSource, let cell = liveCell(at: indexPath) else { return }
    reuse.begin(DequeueRequest(for: cell.layoutAttributes, reconfiguring: cell))
    defer { reuse.endRequest() }
    let answer = dataSource.collectionView(self, cellForItemAt: indexPath)
    report(.cellForReconfiguredItem(indexPath))
    reportReuse(at: cell.layoutAttributes?.indexPath)
    cell.askedSize = nil
    guard answer !== cell else { return }
    report(
      .diagnostic(
        Diagnostic(
          .reconfiguredCellReplaced, at: indexPath,
          "the data source returned another cell while reconfiguring the item; dequeue with the reuse identifier the item's cell has"
        )))
  }

  // MARK: Live views

  /// The live cell of an item, even if a subclass overrides `cellForItem(at:)`.
  func liveCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    live[ElementKey(cellAt: indexPath)] as? UICollectionViewCell
  }

  /// Drops the sizes of the live views, because another layout was installed.
  func forgetSizes() {
    for view in live.views { view.forgetSizes() }
  }
}
