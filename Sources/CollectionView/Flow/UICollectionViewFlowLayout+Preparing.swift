import Foundation

extension UICollectionViewFlowLayout {
  /// Recomputes the parts that were invalidated since the last preparation.
  func prepare(for collectionView: UICollectionView) {
    var preparation = pending
    pending = .nothing
    guard preparation > .nothing else { return }
    if axis != FlowAxis(scrollDirection) {
      turn(in: collectionView)
      preparation = max(preparation, .metrics)
    }
    if preparation == .lines {
      changeBreadth(to: breadth(in: collectionView.bounds))
      // Not when the bounds change: a layout may set its insets in `prepare()`.
      if breadth != checkedBreadth { reportOversize() }
      checkedBreadth = breadth
      return
    }
    breadth = breadth(in: collectionView.bounds)
    let cache = collectionView.behavior.sizeCache
    let forgets = preparation == .reload && cache.isDroppedOnReload && cache.key != .neverDropped
    compensateLoading { loadSections(from: collectionView, keepingSizes: !forgets) }
    reestimate(seeing: collectionView.bounds)
  }

  /// Recomputes what was invalidated, before a query is answered between two layout passes.
  ///
  /// After a changed metric UIKit's flow layout answers for the new one, without a layout pass.
  func prepareIfNeeded() {
    guard needsPreparation, let collectionView = installedIn else { return }
    recomputedEarly = max(recomputedEarly, pending)
    prepare(for: collectionView)
  }

  private func loadSections(from collectionView: UICollectionView, keepingSizes keeps: Bool) {
    lastBuiltItem = nil
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let firstSize = delegate.flatMap { self.firstSize(from: $0, to: collectionView) }
    let known = keeps && isSelfSizing ? sections : []
    // The delegate's sizes take precedence over an estimate: cells are measured, and their sizes are ignored.
    isSelfSizing = estimatedItemSize != .zero && firstSize == nil
    if known.isEmpty || !isSelfSizing { tally = FlowTally() }
    sharedEstimate = nil
    let common = commonSize
    var queries = FlowDelegateQueries(in: collectionView)
    let isCounted =
      isSelfSizing && !known.isEmpty && collectionView.behavior.sizeCache.key == .neverDropped
    let sectionCount = isCounted ? known.count : collectionView.numberOfSections
    sections = (0..<sectionCount).map { index in
      let count =
        isCounted ? known[index].itemCount : collectionView.numberOfItems(inSection: index)
      // UIKit asks for the sizes of a section before its metrics (*inferred*).
      let sizes = firstSize.flatMap { firstSize in
        delegate.map {
          givenSizes(
            of: count, inSection: index, by: $0, to: collectionView, asked: firstSize,
            asking: &queries)
        }
      }
      // The delegate cannot be asked about a section that the data source no longer has.
      let metrics =
        index < collectionView.numberOfSections
        ? metrics(ofSection: index, by: delegate, in: collectionView, asking: &queries)
        : known[index].metrics
      if let sizes { return FlowSection(metrics, sizes, breadth: breadth) }
      guard isSelfSizing, known.indices.contains(index), known[index].itemCount == count else {
        return FlowSection(metrics, FlowSizes(count: count, common: common), breadth: breadth)
      }
      return known[index].with(metrics, common, breadth)
    }
    queries.reportRanges()
    if firstSize == nil {
      checkSize(
        isSelfSizing ? estimatedItemSize : itemSize,
        by: isSelfSizing ? "estimatedItemSize" : "itemSize")
    }
    sumSections()
    reportOversize()
    checkedBreadth = breadth
  }

  /// Changes the scroll axis.
  ///
  /// The cross-axis extent changed, so cells are measured again, as after a width change. Measured lengths of headers and
  /// footers do not apply to the other axis.
  ///
  /// - Complexity: O(given).
  private func turn(in collectionView: UICollectionView) {
    axis = FlowAxis(scrollDirection)
    // There is no anchor: the offset along the old axis is across the new one.
    releaseAnchor()
    if collectionView.behavior.sizeCache.key == .neverDropped {
      sections = sections.map(\.turned)
      tally = tally.turned
    } else {
      sections = []
    }
  }

  /// Recomputes the sums over all sections.
  func sumSections() {
    sectionExtents = ExtentTree(count: sections.count)
    measuredTotal = 0
    for (index, section) in sections.enumerated() {
      sectionExtents.setExtent(section.extent, at: index)
      if isSelfSizing { measuredTotal += section.lines.sizes.givenCount }
    }
  }

  // MARK: Asking the delegate

  /// The size of the first item, or nil if the delegate does not implement `sizeForItemAt`.
  private func firstSize(
    from delegate: any UICollectionViewDelegateFlowLayout, to collectionView: UICollectionView
  ) -> (path: IndexPath, size: CGSize)? {
    guard
      let section = (0..<collectionView.numberOfSections).first(where: {
        collectionView.numberOfItems(inSection: $0) > 0
      })
    else { return nil }
    let path = IndexPath(item: 0, section: section)
    let size = Unimplemented.call("collectionView(_:layout:sizeForItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
    guard let size else { return nil }
    collectionView.report(.flowDelegate(.sizeForItem(path, size)))
    return (path, size)
  }

  /// The sizes of all items of a section.
  private func givenSizes(
    of count: Int, inSection section: Int, by delegate: any UICollectionViewDelegateFlowLayout,
    to collectionView: UICollectionView, asked: (path: IndexPath, size: CGSize),
    asking queries: inout FlowDelegateQueries
  ) -> FlowSizes {
    var last = CGSize.zero
    var sizes: [FlowSize] = []
    // A billion items may not fit into memory, and asking may be abandoned long before.
    sizes.reserveCapacity(min(count, 1 << 20))
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      last =
        path == asked.path
        ? asked.size
        : delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
      if collectionView.isAbandoned { return FlowSizes(count: count, common: commonSize) }
      checkSize(last, by: "collectionView(_:layout:sizeForItemAt:)", at: path)
      sizes.append(axis.size(last))
    }
    let first = section == asked.path.section ? asked.path.item + 1 : 0
    queries.reportSizes(ofSection: section, items: min(first, count)..<count, last: last)
    return FlowSizes(sizes)
  }

  func metrics(
    ofSection section: Int, by delegate: (any UICollectionViewDelegateFlowLayout)?,
    in view: UICollectionView, asking queries: inout FlowDelegateQueries
  ) -> FlowMetrics {
    let inset =
      queries.ask(.insetForSectionAt, ofSection: section, delegate, as: { .insets($0) }) {
        $0.collectionView(view, layout: self, insetForSectionAt: section)
      } ?? sectionInset
    let itemSpacing =
      queries.ask(
        .minimumInteritemSpacingForSectionAt, ofSection: section, delegate, as: { .length($0) }
      ) {
        $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      } ?? minimumInteritemSpacing
    let lineSpacing =
      queries.ask(
        .minimumLineSpacingForSectionAt, ofSection: section, delegate, as: { .length($0) }
      ) {
        $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      } ?? minimumLineSpacing
    let header =
      queries.ask(
        .referenceSizeForHeaderInSection, ofSection: section, delegate, as: { .size($0) }
      ) {
        $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      } ?? headerReferenceSize
    let footer =
      queries.ask(
        .referenceSizeForFooterInSection, ofSection: section, delegate, as: { .size($0) }
      ) {
        $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      } ?? footerReferenceSize
    return FlowMetrics(
      insets: axis.insets(inset), lineSpacing: lineSpacing, itemSpacing: itemSpacing,
      header: axis.size(header).main, footer: axis.size(footer).main,
      freezesSuccessors: isSelfSizing && view.behavior.successors == .frozen,
      measuresEdges: measuresEdges,
      swapsSpacings: axis == .horizontal && view.behavior.flowSpacing == .swapped)
  }
}

// The room across the axis.
extension UICollectionViewFlowLayout {
  /// The room across the axis in bounds, between the collection view's current insets.
  func breadth(in bounds: CGRect) -> FlowBreadth {
    guard let collectionView = installedIn else { return FlowBreadth() }
    let content = axis.insets(collectionView.mirrored(collectionView.adjustedContentInset))
    let length = axis.cross(of: bounds.size) - content.crossBefore - content.crossAfter
    return FlowBreadth(
      dimension: max(0, length),
      margins: reference(in: collectionView).map {
        FlowBreadth.Margins(
          before: $0.crossBefore - content.crossBefore, after: $0.crossAfter - content.crossAfter)
      })
  }

  private func reference(in collectionView: UICollectionView) -> FlowInsets? {
    switch sectionInsetReference {
    case .fromContentInset: nil
    case .fromSafeArea: axis.insets(collectionView.mirrored(collectionView.safeAreaInsets))
    case .fromLayoutMargins: axis.insets(collectionView.mirrored(collectionView.layoutMargins))
    }
  }

  /// Breaks all lines for another breadth.
  ///
  /// Self-sizing cells may have other sizes there, so they are measured again, unless they were measured in that breadth
  /// before.
  ///
  /// - Complexity: O(sections + given sizes), or O(1) if the breadth is the same.
  func changeBreadth(to newBreadth: FlowBreadth) {
    guard newBreadth != breadth else { return }
    let cache = installation?.behavior.sizeCache ?? Behavior.SizeCache()
    let measuresAgain =
      isSelfSizing && newBreadth.dimension != breadth.dimension && cache.key != .neverDropped
    let forgets = cache.isDroppedOnWidthChange
    breadth = newBreadth
    if measuresAgain, forgets { tally = FlowTally() }
    let common = commonSize
    sections = sections.map { section in
      measuresAgain
        ? section.moved(to: breadth, common, forgets: forgets)
        : section.with(section.metrics, nil, breadth)
    }
    sumSections()
  }
}
