import Foundation

extension WaterfallLayout {
  /// Puts the items of all sections into columns.
  ///
  /// - Complexity: O(sections + measured), and O(items) when the delegate gives the heights.
  func loadSections(from collectionView: UICollectionView, keepingHeights keeps: Bool) {
    let kept = keeps ? sections : []
    let isCounted = !kept.isEmpty && collectionView.behavior.sizeCache.key == .neverDropped
    let sectionCount = isCounted ? kept.count : collectionView.numberOfSections
    var questions = FlowQuestions(in: collectionView)
    sections = (0..<sectionCount).map { index in
      let count = isCounted ? kept[index].count : collectionView.numberOfItems(inSection: index)
      let isKept = kept.indices.contains(index) && kept[index].count == count
      var lanes = makeLanes(count: count, measured: isKept ? kept[index].measured : [])
      if !isSelfSizing {
        takeDelegateHeights(
          for: &lanes, section: index, from: collectionView, asking: &questions)
      }
      return lanes
    }
    questions.end()
    sectionExtents = ExtentTree(count: sections.count)
    for index in sections.indices { updateExtent(ofSection: index) }
  }

  /// Gives an item its measured height; it stays in its column.
  func setHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].setHeight(height, of: path.item)
    updateExtent(ofSection: path.section)
  }

  /// Settles the columns of what the reader sees before anything that was measured.
  func settleSeenItems(ofSection section: Int) {
    let start = sectionExtents.offset(of: section) + sectionInset.top
    let seen = sections[section].places(
      from: screen.lowerBound - start, to: screen.upperBound - start)
    sections[section].settle(seen.filter { !$0.isMeasured }.map(\.item))
  }

  /// Columns of items, so many points apart; without a number as the layout has them.
  func makeLanes(count: Int, measured: [WaterfallItem], spacing: CGFloat? = nil)
    -> any WaterfallLanes
  {
    let lanes = collectionView?.behavior.lanes ?? .sticky
    let metrics = WaterfallMetrics(
      columns: columns, estimate: sharedEstimate ?? estimatedHeight,
      spacing: spacing ?? self.spacing,
      picksAgain: lanes == .repicked)
    // By their estimate, which all have in common, items go into the columns in turn.
    return switch lanes == .frozen && isSelfSizing ? .roundRobin : order {
    case .shortest: ShortestLanes(count: count, metrics: metrics, measured: measured)
    case .roundRobin: RoundRobinLanes(count: count, metrics: metrics, measured: measured)
    }
  }

  func updateExtent(ofSection index: Int) {
    sectionExtents.setExtent(
      sectionInset.top + sections[index].extent + sectionInset.bottom, at: index)
  }

  private func takeDelegateHeights(
    for lanes: inout any WaterfallLanes, section: Int, from collectionView: UICollectionView,
    asking questions: inout FlowQuestions
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
    questions.noteSizes(ofSection: section, items: 0..<lanes.count, last: last)
  }
}
