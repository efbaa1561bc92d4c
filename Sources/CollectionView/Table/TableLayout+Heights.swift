import Foundation

extension TableLayout {
  /// The next element in a rectangle whose height is unknown or outdated: from the anchor downwards, then above it upwards.
  ///
  /// In this order no height is requested for an element that an earlier one pushes off the screen.
  ///
  /// - Complexity: O(elements in the rectangle).
  func unmeasuredElement(in rect: CGRect, nearestTo anchor: IndexPath?) -> ElementKey? {
    let start = anchor.map { span(of: $0).lowerBound } ?? -.infinity
    var above: ElementKey?
    for place in sectionExtents.items(from: rect.minY, to: rect.maxY)
    where isEstimated(section: place.index) {
      for (key, y) in unmeasured(inSection: place.index, startingAt: place.offset, in: rect) {
        if y >= start { return key }
        above = key
      }
    }
    return above
  }

  /// The delegate's height of an element, in points.
  func delegateHeight(of attributes: UICollectionViewLayoutAttributes) -> CGFloat? {
    switch attributes.representedElementCategory {
    case .cell: delegateHeight(ofItemAt: attributes.indexPath)
    case .supplementaryView:
      collectionView.flatMap { view in
        var queries = FlowDelegateQueries(in: view)
        return delegateHeight(
          ofEdge: attributes.representedElementKind ?? "",
          inSection: attributes.indexPath.section, asking: &queries)
      }
    case .decorationView: nil
    }
  }

  /// Requests every height of a section; without an answer, rows and edges have the default height.
  ///
  /// - Complexity: O(items).
  func loadAllHeights(ofSection index: Int, asking queries: inout FlowDelegateQueries) {
    let count = sections[index].items.count
    var last: CGSize?
    for item in 0..<count {
      if installedIn?.isAbandoned == true { return }
      last = delegateSize(ofItemAt: IndexPath(item: item, section: index))
      sections[index].items.setExtent(last?.height ?? ListSection.defaultHeight, at: item)
    }
    if let last { queries.reportSizes(ofSection: index, items: 0..<count, last: last) }
    loadEdgeHeights(ofSection: index, otherwise: ListSection.defaultHeight, asking: &queries)
  }

  /// Requests every known height again, from the delegate or from the views on the screen.
  ///
  /// - Complexity: O(measured · log measured).
  func requestHeightsAgain() {
    guard let collectionView else { return }
    guard !isSelfSizing else {
      guard collectionView.selfSizingInvalidation != .disabled else { return }
      for view in collectionView.live.views { view.askedSize = nil }
      return collectionView.sizesMayHaveChanged(because: .dataSource)
    }
    var queries = FlowDelegateQueries(in: collectionView)
    var heights: [(path: IndexPath, height: CGFloat)] = []
    for index in sections.indices where isEstimated(section: index) {
      let items = sections[index].items
      // Neighbouring rows, reported together.
      var asked = 0..<0
      var last = CGSize.zero
      var next = items.firstMeasured(in: 0..<items.count)
      while let item = next {
        let path = IndexPath(item: item, section: index)
        if let size = delegateSize(ofItemAt: path) {
          if item != asked.upperBound {
            queries.reportSizes(ofSection: index, items: asked, last: last)
            asked = item..<item
          }
          (asked, last) = (asked.lowerBound..<item + 1, size)
          heights.append((path, size.height))
        }
        next = items.firstMeasured(in: item + 1..<items.count)
      }
      queries.reportSizes(ofSection: index, items: asked, last: last)
    }
    queries.reportRanges()
    let before = contentExtent
    let move = anchorMove {
      for (path, height) in heights {
        edit(section: path.section) { $0.items.setExtent(height, at: path.item) }
      }
    }
    guard !readingPosition.isPushed, let compensation = installation?.behavior.compensation else {
      return
    }
    readingPosition.updateShift += compensation.adjustment(
      ofUpdate: move, contentDelta: contentExtent - before)
  }

  private func unmeasured(inSection index: Int, startingAt start: CGFloat, in rect: CGRect)
    -> [(ElementKey, CGFloat)]
  {
    let section = sections[index]
    var found: [(ElementKey, CGFloat)] = []
    func addEdge(_ kind: String, _ edge: ListSectionExtents.Edge?, at natural: CGFloat) {
      guard let edge, let place = placeOfEdge(kind, ofSection: index),
        place.start < rect.maxY, place.start + place.extent > rect.minY
      else { return }
      let key = ElementKey(.supplementaryView, kind: kind, at: IndexPath(item: 0, section: index))
      guard !edge.isMeasured || isOutdated(key) else { return }
      found.append((key, natural))
    }
    addEdge(UICollectionView.elementKindSectionHeader, section.header, at: start)
    let itemsStart = start + section.itemsStart
    section.visitItems(
      from: rect.minY - itemsStart, to: rect.maxY - itemsStart
    ) { item in
      let key = ElementKey(cellAt: DataPlace(section: index, item: item.index))
      guard !item.isMeasured || isOutdated(key) else { return }
      found.append((key, itemsStart + item.offset))
    }
    addEdge(
      UICollectionView.elementKindSectionFooter, section.footer, at: start + section.footerStart)
    return found
  }
}
