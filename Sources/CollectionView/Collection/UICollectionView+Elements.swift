import Foundation

extension UICollectionView {
  /// Shows exactly these elements: what left the screen ends first, then views are made for what appeared.
  ///
  /// That UIKit ends before it makes views is inferred from the order of delegate calls.
  ///
  /// - Parameters:
  ///   - elements: The layout's answer for the bounds, without elements that are hidden or not finite.
  ///   - unchanged: Elements on the screen that the layout was not asked about.
  func place(_ elements: [UICollectionViewLayoutAttributes], unchanged: Set<ElementKey> = []) {
    // The number before is for those that stay.
    placements += 2
    let placement = placements
    var keys: [ElementKey] = []
    keys.reserveCapacity(elements.count)
    // A closure would ask for each whether it runs on the main actor.
    for index in elements.indices { keys.append(ElementKey(elements[index])) }
    // Those without a view.
    var unseen: Set<ElementKey> = []
    var areStale = false
    let held = placeHeldItem()
    if let held { live[held]?.placement = placement }
    defer { enqueueLeavers() }
    let contents = contentChanges
    removeFromScreen(allBut: keys)
    // Who was told that a view has left may have changed what there is, and then the next round asks.
    guard contentChanges == contents else {
      hasAskedSinceReload = false
      return needsElements = true
    }
    var position = 0
    for index in elements.indices {
      if isAbandoned { return }
      let (queried, key) = (elements[index], keys[index])
      if let held, key == held { continue }
      if unchanged.contains(key), let view = live[key] {
        view.placement = placement
        continue
      }
      guard exists(key) else { continue }
      let view = live.view(of: key, near: &position)
      let isTwice =
        if let view { view.placement >= placement } else {
          !unseen.isEmpty && unseen.contains(key)
        }
      // A cache that holds an element twice has both entries applied.
      if isTwice {
        guard !remains.aliases.isEmpty else {
          noteDuplicate(queried)
          continue
        }
        noteAlias(key)
      }
      judgeClass(of: queried)
      let early = remains.early.isEmpty ? nil : remains.early[key]
      let attributes = early ?? (areStale ? currentAttributes(of: key) ?? queried : queried)
      if let view {
        view.placement = placement
        apply(attributes, to: view)
        if fit(view, attributes) { areStale = true }
        continue
      }
      askInitial(of: key)
      if let view = makeView(for: attributes) {
        view.placement = placement
        if fit(view, attributes) { areStale = true }
        show(view, key)
      } else {
        unseen.insert(key)
      }
    }
  }

  private func removeFromScreen(allBut keys: [ElementKey]) {
    let staying = placements - 1
    for key in keys {
      guard let view = live[key] else { continue }
      if view.placement < staying, exists(key) { view.placement = staying }
    }
    let leaving = live.entries.indices.filter { live.entries[$0].view.placement < staying }
    guard !leaving.isEmpty else { return }
    leaversWait = isPrefetchingEnabled
    leaveScreen(at: leaving)
    leaversWait = false
  }

  /// Lets views that have left be dequeued.
  ///
  /// A cell that leaves UIKit keeps for its own item for a while, unless prefetching is off. Here all views wait until the
  /// round of the pass is over.
  private func enqueueLeavers() {
    for queue in leavers { queue.takeLeavers() }
    if !leavers.isEmpty { leavers = [] }
  }

  /// Applies the layout's present attributes to elements that are on the screen, without asking what else should be.
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

  /// What the layout says now of one element.
  func currentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let answer = answer(about: key) else { return nil }
    return landed(answer)
  }

  /// The same before a behavior shifts what is shown.
  func answer(about key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareIfInvalid()
    let answer: UICollectionViewLayoutAttributes? = asking {
      report(attributesCall(about: key))
      return collectionViewLayout.attributes(of: key)
    }
    guard let answer, isAnswer(answer, about: key), isFinite(answer) else { return nil }
    return mirrored(answer)
  }

  private func attributesCall(about key: ElementKey) -> Call {
    switch key.called {
    case .cell: .layoutAttributesForItem(key.indexPath)
    case .supplementaryView(let kind):
      .layoutAttributesForSupplementaryView(kind: kind, key.indexPath)
    case .decorationView(let kind): .layoutAttributesForDecorationView(kind: kind, key.indexPath)
    }
  }

  /// Gives a view its attributes if they differ from those it has.
  func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    if let current = view.layoutAttributes, current.equals(attributes) {
      return judgeEquality(of: current, and: attributes)
    }
    guard let kept = attributes.duplicate() else { return }
    give(kept, copiedFrom: attributes, to: view)
  }

  /// Gives a view a copy of attributes, which is its own from now on.
  func give(
    _ kept: UICollectionViewLayoutAttributes,
    copiedFrom attributes: UICollectionViewLayoutAttributes,
    to view: UICollectionReusableView
  ) {
    judgeCopy(kept, of: attributes)
    view.layoutAttributes = kept
    view.bounds = CGRect(origin: .zero, size: kept.size)
    view.center = kept.center
    view.transform3D = kept.transform3D
    view.alpha = kept.alpha
    view.isHidden = kept.isHidden
    view.apply(kept)
  }

  /// Takes views that are no longer among the live ones off the screen, and puts them into their queues.
  func endDisplaying(_ leaving: [LiveViews.Entry]) {
    removeSubviews(leaving.map(\.view))
    // All are gone before anybody is told, who may change what there is.
    for entry in leaving { recycle(entry.view, entry.key) }
  }

  /// Takes views that left in a change off the screen, to be dequeued again.
  func retire(_ departures: [RunningAnimation.Departure]) {
    removeSubviews(departures.map(\.view))
    for departure in departures { recycle(departure.view, departure.key) }
  }

  private func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.animation = nil
    let path = key.indexPath
    if key.category != .decorationView {
      report(.didEndDisplaying(kind: key.kind, path))
    }
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
    let queue = reuseQueue(of: view, key)
    guard leaversWait else { return queue.append(view) }
    if queue.leavers.isEmpty { leavers.append(queue) }
    queue.leavers.append(view)
  }

  /// Has the data source configure the cell of an item anew; what it is measured by may have changed with it.
  func reconfigureCell(at indexPath: IndexPath) {
    let key = ElementKey(cellAt: indexPath)
    guard let dataSource, let cell = live[key] as? UICollectionViewCell else { return }
    let outer = (dequeuing.attributes, reconfiguring, dequeuing.reused)
    (dequeuing.attributes, reconfiguring, dequeuing.reused) = (cell.layoutAttributes, cell, [])
    defer { (dequeuing.attributes, reconfiguring, dequeuing.reused) = outer }
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

  // MARK: Making views

  func show(_ view: UICollectionReusableView, _ key: ElementKey) {
    willDisplay(view, key)
    noteDequeuedItem(key)
    live[key] = view
    addSubview(view)
  }

  func makeView(for attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    guard let dataSource else { return nil }
    let outer = dequeuing.begin(attributes)
    defer { dequeuing.end(returningTo: outer) }
    let indexPath = attributes.indexPath
    let view: UICollectionReusableView
    switch attributes.representedElementCategory {
    case .cell:
      view = dataSource.collectionView(self, cellForItemAt: dataPath(ofPresented: indexPath))
      report(.cellForItem(indexPath, reused: view.reuseCount > 0))
    case .supplementaryView:
      let kind = attributes.representedElementKind ?? ""
      let answer = Unimplemented.call(
        "collectionView(_:viewForSupplementaryElementOfKind:at:)", of: dataSource
      ) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
      guard let answer else {
        reportReuse(at: indexPath)
        tell(
          .missingView, at: indexPath, kind: kind,
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), \(indexPath.map(String.init).joined(separator: " - "))) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
        )
        return nil
      }
      view = answer
      report(.viewForSupplementaryElement(kind: kind, indexPath, reused: view.reuseCount > 0))
    case .decorationView:
      let kind = attributes.representedElementKind ?? ""
      guard let decorationClass = collectionViewLayout.decorationViewClass(ofKind: kind) else {
        tell(
          .missingView, at: indexPath, kind: kind,
          "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype cell in a storyboard"
        )
        return nil
      }
      view = dequeue(from: queues.queue(ofKind: kind, ""), decorationClass)
    }
    reportReuse(at: indexPath)
    noteSpentRegistrations(at: indexPath)
    guard judgeAnswer(view, for: ElementKey(attributes)) else { return nil }
    apply(attributes, to: view)
    if looks != nil { noteLook(of: view, ElementKey(attributes)) }
    return view
  }

  private func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    let path = key.indexPath
    if key.category != .decorationView {
      report(.willDisplay(kind: key.kind, path))
    }
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

  /// Whether the data has such an element; a layout that names one that does not exist is told of.
  func exists(_ key: ElementKey) -> Bool {
    switch key.category {
    case .cell:
      if let item = key.item, hasItem(at: item) { return true }
    case .supplementaryView, .decorationView:
      // A layout's own views may stand outside the sections, but then with a path of one index.
      let path = key.indexPath
      if path.count == 1 || (path.count == 2 && (0..<numberOfSections).contains(path.section)) {
        return true
      }
    }
    tell(
      .indexPathDoesNotExist, at: key.indexPath, kind: key.kind,
      "UICollectionView received layout attributes for \(key.category == .cell ? "a cell" : "a view") with an index path that does not exist: \(key.indexPath.inWords)"
    )
    return false
  }
}
