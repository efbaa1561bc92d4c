import Foundation

extension ListLayout {
  /// Takes the heights of all items of a section from the delegate, as a layout without estimates does.
  ///
  /// Where there is no delegate for it, items stand at the estimate.
  ///
  /// - Complexity: O(items).
  func takeItemHeights(ofSection index: Int, asking questions: inout FlowQuestions) {
    guard !isSideways(section: index) else { return }
    let count = sections[index].items.count
    var last = CGSize.zero
    for item in 0..<count {
      guard let size = delegateSize(ofItemAt: IndexPath(item: item, section: index)) else { return }
      last = size
      sections[index].items.setExtent(size.height, at: item)
    }
    questions.noteSizes(ofSection: index, items: 0..<count, last: last)
  }

  /// Takes the heights of a section's header and footer from the delegate.
  ///
  /// - Parameters:
  ///   - index: The section.
  ///   - otherwise: Their height in points where it says nothing; nil leaves them at the estimate.
  ///   - questions: Where what is asked is told.
  func takeEdgeHeights(
    ofSection index: Int, otherwise: CGFloat? = nil, asking questions: inout FlowQuestions
  ) {
    func take(_ edge: inout ListSectionExtents.Edge?, _ kind: String) {
      guard edge != nil else { return }
      let told = delegateHeight(ofEdge: kind, inSection: index, asking: &questions)
      guard let height = told ?? otherwise else { return }
      edge = ListSectionExtents.Edge(extent: max(0, height), isMeasured: true)
    }
    var (header, footer) = (sections[index].header, sections[index].footer)
    take(&header, UICollectionView.elementKindSectionHeader)
    take(&footer, UICollectionView.elementKindSectionFooter)
    (sections[index].header, sections[index].footer) = (header, footer)
  }

  /// What the delegate says of the height of a header or footer, in points; nil without a delegate that says anything.
  func delegateHeight(
    ofEdge kind: String, inSection section: Int, asking questions: inout FlowQuestions
  ) -> CGFloat? {
    guard let collectionView = installedIn else { return nil }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let size =
      kind == UICollectionView.elementKindSectionHeader
      ? questions.ask(
        .referenceSizeForHeaderInSection, ofSection: section, delegate, as: { .size($0) }
      ) {
        $0.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      }
      : questions.ask(
        .referenceSizeForFooterInSection, ofSection: section, delegate, as: { .size($0) }
      ) {
        $0.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
      }
    return size?.height
  }

  /// What the delegate says of an item's height, in points, told as a call; nil without a delegate that says anything.
  func delegateHeight(ofItemAt path: IndexPath) -> CGFloat? {
    guard let size = delegateSize(ofItemAt: path) else { return nil }
    installedIn?.report(.flowDelegate(.sizeForItem(path, size)))
    return size.height
  }

  /// What the delegate says of an item's size, in points; nil without a delegate that says anything, and where nobody waits for
  /// it any more.
  func delegateSize(ofItemAt path: IndexPath) -> CGSize? {
    guard let collectionView = installedIn, !collectionView.isAbandoned,
      let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    return Unimplemented.call("collectionView(_:layout:sizeForItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
  }

  /// The height an element has now and whether it was measured; nil for an element the list does not have.
  func height(of attributes: UICollectionViewLayoutAttributes) -> (
    extent: CGFloat, isMeasured: Bool
  )? {
    switch attributes.representedElementCategory {
    case .cell:
      guard let item = item(of: attributes) else { return nil }
      let measured = sections[item.section].items.measuredExtent(at: item.item)
      return (measured ?? sections[item.section].items.estimate, measured != nil)
    case .supplementaryView:
      let path = attributes.indexPath
      guard path.count == 2, sections.indices.contains(path.section) else { return nil }
      let isHeader =
        attributes.representedElementKind == UICollectionView.elementKindSectionHeader
      let edge = isHeader ? sections[path.section].header : sections[path.section].footer
      return edge.map { ($0.extent, $0.isMeasured) }
    case .decorationView:
      return nil
    }
  }

  /// Tells how elements came by their heights, of which no item is pinned: of those that follow one another all are found by
  /// one search.
  ///
  /// - Complexity: O(elements + runs of neighbours · log measured).
  func tellStatesOfNeighbours(among elements: inout [UICollectionView.LiveElement]) {
    var index = 0
    while index < elements.count {
      guard !elements[index].isDisappearing,
        let first = item(of: elements[index].modelAttributes),
        isEstimated(section: first.section)
      else {
        tellState(of: &elements[index])
        index += 1
        continue
      }
      var end = index + 1
      while end < elements.count, let next = item(of: elements[end].modelAttributes),
        next.section == first.section, next.item == first.item + end - index
      {
        end += 1
      }
      let items = first.item..<first.item + end - index
      sections[first.section].items.visitMeasured(in: items) {
        elements[index].sizeState = $0 ? .measured : .estimated
        index += 1
      }
    }
  }

  /// Stores a measured height.
  func setHeight(_ height: CGFloat, of attributes: UICollectionViewLayoutAttributes) {
    // Read before the section is in hand: a subclass's members may ask the layout.
    let path = attributes.indexPath
    let category = attributes.representedElementCategory
    let kind = attributes.representedElementKind
    edit(section: path.section) { section in
      switch category {
      case .cell:
        section.items.setExtent(height, at: path.item)
      case .supplementaryView:
        let edge = ListSectionExtents.Edge(extent: max(0, height), isMeasured: true)
        if kind == UICollectionView.elementKindSectionHeader {
          section.header = edge
        } else {
          section.footer = edge
        }
      case .decorationView:
        break
      }
    }
  }
}
