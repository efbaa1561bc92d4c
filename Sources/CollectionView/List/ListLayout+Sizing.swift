import Foundation

extension ListLayout {
  /// Asks the delegate for the heights of all items of a section, as a layout without estimates does.
  ///
  /// Without a delegate that gives sizes, items keep the estimate.
  ///
  /// - Complexity: O(items).
  func loadItemHeights(ofSection index: Int, asking queries: inout FlowDelegateQueries) {
    guard !isSideways(section: index) else { return }
    let count = sections[index].items.count
    var last = CGSize.zero
    for item in 0..<count {
      guard let size = delegateSize(ofItemAt: IndexPath(item: item, section: index)) else { return }
      last = size
      sections[index].items.setExtent(size.height, at: item)
    }
    queries.reportSizes(ofSection: index, items: 0..<count, last: last)
  }

  /// Asks the delegate for the heights of a section's header and footer.
  ///
  /// - Parameters:
  ///   - index: The section.
  ///   - otherwise: Their height in points if the delegate gives none; nil keeps the estimate.
  ///   - queries: Makes and reports the calls.
  func loadEdgeHeights(
    ofSection index: Int, otherwise: CGFloat? = nil, asking queries: inout FlowDelegateQueries
  ) {
    func load(_ edge: inout ListSectionExtents.Edge?, _ kind: String) {
      guard edge != nil else { return }
      let answer = delegateHeight(ofEdge: kind, inSection: index, asking: &queries)
      guard let height = answer ?? otherwise else { return }
      edge = ListSectionExtents.Edge(extent: max(0, height), isMeasured: true)
    }
    var (header, footer) = (sections[index].header, sections[index].footer)
    load(&header, UICollectionView.elementKindSectionHeader)
    load(&footer, UICollectionView.elementKindSectionFooter)
    (sections[index].header, sections[index].footer) = (header, footer)
  }

  /// The delegate's height of a header or footer, in points, or nil if it gives none.
  func delegateHeight(
    ofEdge kind: String, inSection section: Int, asking queries: inout FlowDelegateQueries
  ) -> CGFloat? {
    guard let collectionView = installedIn else { return nil }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let size =
      kind == UICollectionView.elementKindSectionHeader
      ? queries.ask(
        .referenceSizeForHeaderInSection, ofSection: section, delegate, as: { .size($0) }
      ) {
        $0.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      }
      : queries.ask(
        .referenceSizeForFooterInSection, ofSection: section, delegate, as: { .size($0) }
      ) {
        $0.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
      }
    return size?.height
  }

  /// The delegate's height of an item, in points, reported as a call; nil if it gives none.
  func delegateHeight(ofItemAt path: IndexPath) -> CGFloat? {
    guard let size = delegateSize(ofItemAt: path) else { return nil }
    installedIn?.report(.flowDelegate(.sizeForItem(path, size)))
    return size.height
  }

  /// The delegate's size of an item, in points, or nil if it gives none or the layout pass was abandoned.
  func delegateSize(ofItemAt path: IndexPath) -> CGSize? {
    guard let collectionView = installedIn, !collectionView.isAbandoned,
      let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    return Unimplemented.call("collectionView(_:layout:sizeForItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
  }

  /// The current height of an element and whether it was measured, or nil if the element does not exist.
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

  /// Stores a measured height.
  func setHeight(_ height: CGFloat, of attributes: UICollectionViewLayoutAttributes) {
    // Read before the section is edited: members of a subclass may ask the layout.
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
