import Foundation

extension WaterfallLayout {
  /// Distributes the items of all sections over columns.
  ///
  /// - Complexity: O(sections + measured), or O(items) if the delegate gives the heights.
  func loadSections(from collectionView: UICollectionView, keepingHeights keeps: Bool) {
    let previous = keeps ? sections : []
    let isCounted = !previous.isEmpty && collectionView.behavior.sizeCache.key == .neverDropped
    let sectionCount = isCounted ? previous.count : collectionView.numberOfSections
    var queries = FlowDelegateQueries(in: collectionView)
    sections = (0..<sectionCount).map { index in
      let count = isCounted ? previous[index].count : collectionView.numberOfItems(inSection: index)
      let isKept = previous.indices.contains(index) && previous[index].count == count
      var lanes = makeLanes(count: count, measured: isKept ? previous[index].measured : [])
      if !isSelfSizing {
        loadDelegateHeights(
          for: &lanes, section: index, from: collectionView, asking: &queries)
      }
      return lanes
    }
    queries.reportRanges()
    sectionExtents = ExtentTree(count: sections.count)
    for index in sections.indices { updateExtent(ofSection: index) }
  }

  /// Sets the measured height of an item; it stays in its column.
  func setHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].setHeight(height, of: path.item)
    updateExtent(ofSection: path.section)
  }

  /// Fixes the columns of the visible unmeasured items that come before a measured one.
  func settleVisibleItems(ofSection section: Int) {
    let start = sectionExtents.offset(of: section) + sectionInset.top
    let visible = sections[section].places(
      from: screen.lowerBound - start, to: screen.upperBound - start)
    sections[section].settle(visible.filter { !$0.isMeasured }.map(\.item))
  }

  /// Columns of items, with the layout's spacing if none is given; `measured` is in ascending order.
  func makeLanes(count: Int, measured: [WaterfallItem], spacing: CGFloat? = nil)
    -> any WaterfallLanes
  {
    let lanes = collectionView?.behavior.lanes ?? .sticky
    let metrics = WaterfallMetrics(
      columns: columns, estimate: sharedEstimate ?? estimatedHeight,
      spacing: spacing ?? self.spacing,
      picksAgain: lanes == .repicked)
    // By the estimate, which is the same for all items, columns are filled in turn.
    return switch lanes == .frozen && isSelfSizing ? .roundRobin : order {
    case .shortest: ShortestLanes(count: count, metrics: metrics, measured: measured)
    case .roundRobin: RoundRobinLanes(count: count, metrics: metrics, measured: measured)
    }
  }

  func updateExtent(ofSection index: Int) {
    sectionExtents.setExtent(
      sectionInset.top + sections[index].extent + sectionInset.bottom, at: index)
  }

  private func loadDelegateHeights(
    for lanes: inout any WaterfallLanes, section: Int, from collectionView: UICollectionView,
    asking queries: inout FlowDelegateQueries
  ) {
    guard let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout else {
      return
    }
    var last = CGSize.zero
    for item in 0..<lanes.count {
      last = delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      if collectionView.isAbandoned { return }
      lanes.setHeight(last.height, of: item)
    }
    queries.reportSizes(ofSection: section, items: 0..<lanes.count, last: last)
  }

  /// Moves measured heights and columns with their items and sections.
  ///
  /// - Complexity: O(measured · log changes).
  func apply(_ update: ItemUpdate) {
    guard let collectionView, collectionView.behavior.sizeCache.key != .neverDropped else { return }
    var measured = (0..<collectionView.numberOfSections).map { _ in [WaterfallItem]() }
    for (index, lanes) in sections.enumerated() {
      for item in lanes.measured {
        let old = IndexPath(item: item.item, section: index)
        guard !update.isReloaded(old), let new = update.newPath(of: old),
          measured.indices.contains(new.section)
        else { continue }
        measured[new.section].append(
          WaterfallItem(item: new.item, lane: item.lane, height: item.height))
      }
    }
    sections = measured.enumerated().map { index, items in
      let count = collectionView.numberOfItems(inSection: index)
      return makeLanes(
        count: count, measured: items.filter { $0.item < count }.sorted { $0.item < $1.item })
    }
    sectionExtents = ExtentTree(count: sections.count)
    for index in sections.indices { updateExtent(ofSection: index) }
  }
}
