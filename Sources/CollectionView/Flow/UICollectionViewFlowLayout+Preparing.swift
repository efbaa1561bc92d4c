import Foundation

extension UICollectionViewFlowLayout {
  /// Does what invalidations have made necessary since the last time.
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
      // Not before: a layout that sets its insets in `prepare()` has had no turn when the bounds change.
      if breadth != judgedBreadth { warnOfOversize() }
      judgedBreadth = breadth
      return
    }
    breadth = breadth(in: collectionView.bounds)
    let cache = collectionView.behavior.sizeCache
    let forgets = preparation == .reload && cache.isDroppedOnReload && cache.key != .neverDropped
    noteLoading { loadSections(from: collectionView, keepingSizes: !forgets) }
    reestimate(seeing: collectionView.bounds)
  }

  private func loadSections(from collectionView: UICollectionView, keepingSizes keeps: Bool) {
    lastBuiltItem = nil
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let firstSize = delegate.flatMap { self.firstSize(from: $0, to: collectionView) }
    let known = keeps && isSelfSizing ? sections : []
    // Beside an estimate the delegate's sizes are final: cells are asked, and what they prefer is not taken.
    isSelfSizing = estimatedItemSize != .zero && firstSize == nil
    if known.isEmpty || !isSelfSizing { tally = FlowTally() }
    sharedEstimate = nil
    let common = commonSize
    var questions = FlowQuestions(in: collectionView)
    let isCounted =
      isSelfSizing && !known.isEmpty && collectionView.behavior.sizeCache.key == .neverDropped
    let sectionCount = isCounted ? known.count : collectionView.numberOfSections
    sections = (0..<sectionCount).map { index in
      let count =
        isCounted ? known[index].itemCount : collectionView.numberOfItems(inSection: index)
      // In UIKit's order (`_getSizingInfosWithExistingSizingDictionary:`, decompiled from iOS 26.1): the sizes come first.
      let sizes = firstSize.flatMap { firstSize in
        delegate.map {
          givenSizes(
            of: count, inSection: index, by: $0, to: collectionView, asked: firstSize,
            asking: &questions)
        }
      }
      // Of a section that only the layout still has, nobody can say anything.
      let metrics =
        index < collectionView.numberOfSections
        ? metrics(ofSection: index, by: delegate, in: collectionView, asking: &questions)
        : known[index].metrics
      if let sizes { return FlowSection(metrics, sizes, breadth: breadth) }
      guard isSelfSizing, known.indices.contains(index), known[index].itemCount == count else {
        return FlowSection(metrics, FlowSizes(count: count, common: common), breadth: breadth)
      }
      return known[index].taking(metrics, common, breadth)
    }
    questions.end()
    if firstSize == nil {
      judge(
        isSelfSizing ? estimatedItemSize : itemSize,
        by: isSelfSizing ? "estimatedItemSize" : "itemSize")
    }
    sumSections()
    warnOfOversize()
    judgedBreadth = breadth
  }

  /// Scrolls along the other axis from now on.
  ///
  /// Cells have other room across it, so they are asked anew, as by another width. Headers and footers are
  /// known along the axis of before alone.
  ///
  /// - Complexity: O(known).
  private func turn(in collectionView: UICollectionView) {
    axis = FlowAxis(scrollDirection)
    // Nothing is held in its place: what the offset was along the axis it is across it now.
    releaseReader()
    if collectionView.behavior.sizeCache.key == .neverDropped {
      sections = sections.map(\.turned)
      tally = tally.turned
    } else {
      sections = []
    }
  }

  func sumSections() {
    sectionExtents = ExtentTree(count: sections.count)
    measuredTotal = 0
    for (index, section) in sections.enumerated() {
      sectionExtents.setExtent(section.extent, at: index)
      if isSelfSizing { measuredTotal += section.lines.sizes.givenCount }
    }
  }

  // MARK: Asking the delegate

  /// The size of the first item there is; nil when the delegate does not implement `sizeForItemAt`.
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

  /// The size of every item.
  private func givenSizes(
    of count: Int, inSection section: Int, by delegate: any UICollectionViewDelegateFlowLayout,
    to collectionView: UICollectionView, asked: (path: IndexPath, size: CGSize),
    asking questions: inout FlowQuestions
  ) -> FlowSizes {
    var last = CGSize.zero
    var sizes: [FlowSize] = []
    // Not more: of a billion, room for all may be more than there is, and asking may be abandoned long before.
    sizes.reserveCapacity(min(count, 1 << 20))
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      last =
        path == asked.path
        ? asked.size
        : delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
      if collectionView.isAbandoned { return FlowSizes(count: count, common: commonSize) }
      judge(last, by: "collectionView(_:layout:sizeForItemAt:)", at: path)
      sizes.append(axis.size(last))
    }
    let first = section == asked.path.section ? asked.path.item + 1 : 0
    questions.noteSizes(ofSection: section, items: min(first, count)..<count, last: last)
    return FlowSizes(sizes)
  }

  func metrics(
    ofSection section: Int, by delegate: (any UICollectionViewDelegateFlowLayout)?,
    in view: UICollectionView, asking questions: inout FlowQuestions
  ) -> FlowMetrics {
    let inset =
      questions.ask(.insetForSectionAt, ofSection: section, delegate, as: { .insets($0) }) {
        $0.collectionView(view, layout: self, insetForSectionAt: section)
      } ?? sectionInset
    let itemSpacing =
      questions.ask(
        .minimumInteritemSpacingForSectionAt, ofSection: section, delegate, as: { .length($0) }
      ) {
        $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      } ?? minimumInteritemSpacing
    let lineSpacing =
      questions.ask(
        .minimumLineSpacingForSectionAt, ofSection: section, delegate, as: { .length($0) }
      ) {
        $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      } ?? minimumLineSpacing
    let header =
      questions.ask(
        .referenceSizeForHeaderInSection, ofSection: section, delegate, as: { .size($0) }
      ) {
        $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      } ?? headerReferenceSize
    let footer =
      questions.ask(
        .referenceSizeForFooterInSection, ofSection: section, delegate, as: { .size($0) }
      ) {
        $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      } ?? footerReferenceSize
    return FlowMetrics(
      insets: axis.insets(inset), lineSpacing: lineSpacing, itemSpacing: itemSpacing,
      header: axis.size(header).main, footer: axis.size(footer).main,
      freezesSuccessors: isSelfSizing && view.behavior.successors == .frozen,
      swapsSpacings: axis == .horizontal && view.behavior.flowSpacing == .swapped)
  }

  // MARK: Warning

  /// Says, once for each giver, that an item is to have a length that is negative or not finite.
  ///
  /// An `itemSize` without width or height is told, too, as UIKit does since its message names the size (deltachat-ios 1854);
  /// zero from the delegate is let be (IGListKit 937 is of a negative one).
  ///
  /// - Parameters:
  ///   - size: The size given.
  ///   - giver: The member that gave it.
  ///   - path: The item; nil where the size is for all.
  private func judge(_ size: CGSize, by giver: String, at path: IndexPath? = nil) {
    let isFinite = size.width.isFinite && size.height.isFinite
    let isZero = giver == "itemSize" && (size.width == 0 || size.height == 0)
    guard !isFinite || size.width < 0 || size.height < 0 || isZero else { return }
    let item = path.map { " for the item at index path (\($0.section) - \($0.item))" } ?? ""
    let answer = "\(giver) says \(size.width.brief) × \(size.height.brief)\(item)"
    let taken = "what is \(isFinite ? "negative" : "not finite") is taken as zero"
    let message =
      if !isFinite {
        "item sizes that are not finite are not supported in the flow layout: \(answer), and \(taken)"
      } else if path == nil {
        "Negative or zero item sizes are not supported by flow layout. Invalid size: {\(size.width.brief), \(size.height.brief)}, says \(giver); \(taken)"
      } else {
        "negative sizes are not supported in the flow layout: \(answer), and \(taken)"
      }
    collectionView?.tell(
      isFinite ? .negativeItemSize : .nonFiniteGeometry, kind: giver, message)
  }

  /// Says that there is an item that does not fit across its section.
  func warnOfOversize() {
    guard !hasWarned,
      let section = sections.firstIndex(where: {
        $0.itemCount > 0 && $0.lines.sizes.widest > $0.lines.available
      })
    else { return }
    warnOfOversize(at: IndexPath(item: widerItem(of: sections[section].lines), section: section))
  }

  /// The first item that does not fit across.
  ///
  /// - Complexity: O(items) of sizes from the delegate; else O(known · log known).
  private func widerItem(of lines: FlowLines) -> Int {
    let (sizes, all) = (lines.sizes, 0..<lines.sizes.count)
    guard isSelfSizing, sizes.common.cross <= lines.available else {
      return all.first { sizes.cross(at: $0) > lines.available } ?? 0
    }
    var item = sizes.firstGiven(in: all)
    while let given = item, sizes.cross(at: given) <= lines.available {
      item = sizes.firstGiven(in: given + 1..<sizes.count)
    }
    return item ?? 0
  }

  /// Says, once a pass, that an item does not fit across its section.
  func warnOfOversize(at path: IndexPath) {
    guard !hasWarned else { return }
    hasWarned = true
    let isVertical = axis == .vertical
    let (length, before, after) =
      isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
    collectionView?.tell(
      isVertical ? .itemWiderThanCollectionView : .itemTallerThanCollectionView,
      at: path,
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(before) and \(after) values, minus the content insets \(before) and \(after) values. Please check the values returned by the delegate."
    )
  }
}
