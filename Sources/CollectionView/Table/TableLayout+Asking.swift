import Foundation

extension TableLayout {
  /// The element in a rectangle whose height is unknown or in doubt and to be asked next: from the anchor on downwards, then
  /// above it upwards.
  ///
  /// In this order, what a height takes from the screen is not asked in vain.
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

  /// What the delegate says of the height of an element, in points.
  func delegateHeight(of attributes: UICollectionViewLayoutAttributes) -> CGFloat? {
    switch attributes.representedElementCategory {
    case .cell: delegateHeight(ofItemAt: attributes.indexPath)
    case .supplementaryView:
      collectionView.flatMap { view in
        var questions = FlowQuestions(in: view)
        return delegateHeight(
          ofEdge: attributes.representedElementKind ?? "",
          inSection: attributes.indexPath.section, asking: &questions)
      }
    case .decorationView: nil
    }
  }

  /// Asks every height of a section; where nobody answers, rows and edges are of the common height.
  ///
  /// - Complexity: O(items).
  func takeAllHeights(ofSection index: Int, asking questions: inout FlowQuestions) {
    let count = sections[index].items.count
    var last: CGSize?
    for item in 0..<count {
      if installedIn?.isAbandoned == true { return }
      last = delegateSize(ofItemAt: IndexPath(item: item, section: index))
      sections[index].items.setExtent(last?.height ?? ListSection.defaultHeight, at: item)
    }
    if let last { questions.noteSizes(ofSection: index, items: 0..<count, last: last) }
    takeEdgeHeights(ofSection: index, otherwise: ListSection.defaultHeight, asking: &questions)
  }

  /// Asks again every height that is known, of the delegate, or of the views on the screen.
  ///
  /// - Complexity: O(measured · log measured).
  func askAgain() {
    guard let collectionView else { return }
    guard !isSelfSizing else {
      guard collectionView.selfSizingInvalidation != .disabled else { return }
      for view in collectionView.live.views { view.askedSize = nil }
      return collectionView.sizesMayHaveChanged(because: .dataSource)
    }
    var questions = FlowQuestions(in: collectionView)
    var heights: [(path: IndexPath, height: CGFloat)] = []
    for index in sections.indices where isEstimated(section: index) {
      let items = sections[index].items
      // Rows one after the other, told together.
      var asked = 0..<0
      var last = CGSize.zero
      var next = items.firstMeasured(in: 0..<items.count)
      while let item = next {
        let path = IndexPath(item: item, section: index)
        if let size = delegateSize(ofItemAt: path) {
          if item != asked.upperBound {
            questions.noteSizes(ofSection: index, items: asked, last: last)
            asked = item..<item
          }
          (asked, last) = (asked.lowerBound..<item + 1, size)
          heights.append((path, size.height))
        }
        next = items.firstMeasured(in: item + 1..<items.count)
      }
      questions.noteSizes(ofSection: index, items: asked, last: last)
    }
    questions.end()
    let before = contentExtent
    let move = moveOfReader {
      for (path, height) in heights {
        edit(section: path.section) { $0.items.setExtent(height, at: path.item) }
      }
    }
    guard !reader.isPushed, let compensation = installation?.behavior.compensation else { return }
    reader.updateShift += compensation.adjustment(
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
      guard !edge.isMeasured || isInDoubt(key) else { return }
      found.append((key, natural))
    }
    addEdge(UICollectionView.elementKindSectionHeader, section.header, at: start)
    let itemsStart = start + section.itemsStart
    visitItems(
      ofSection: index, from: rect.minY - itemsStart, to: rect.maxY - itemsStart
    ) { item in
      let key = ElementKey(cellAt: DataPlace(section: index, item: item.index))
      guard !item.isMeasured || isInDoubt(key) else { return }
      found.append((key, itemsStart + item.offset))
    }
    addEdge(
      UICollectionView.elementKindSectionFooter, section.footer, at: start + section.footerStart)
    return found
  }
}
