import Foundation

extension ListLayout {
  /// The z index of headers and footers in UIKit's flow layout, which puts them above the items.
  static let pinnedZIndex = 10

  /// Whether the layout pins any header or footer.
  var isPinning: Bool {
    hasHeaders && sectionHeadersPinToVisibleBounds || hasFooters && sectionFootersPinToVisibleBounds
  }

  /// The place of a header or footer along the axis, in content points, before rounding.
  ///
  /// - Returns: Nil for a section without this header or footer.
  func placeOfEdge(_ kind: String, ofSection index: Int) -> (
    start: CGFloat, extent: CGFloat, isPinned: Bool
  )? {
    let section = sections[index]
    let start = sectionExtents.offset(of: index) - uncountedExtent
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      guard let header = section.header else { return nil }
      let y =
        sectionHeadersPinToVisibleBounds
        ? edges(ofSection: index, startingAt: start).headerStart : start
      return (y, header.extent, sectionHeadersPinToVisibleBounds)
    case UICollectionView.elementKindSectionFooter:
      guard let footer = section.footer else { return nil }
      let y =
        sectionFootersPinToVisibleBounds
        ? edges(ofSection: index, startingAt: start).footerStart : start + section.footerStart
      return (y, footer.extent, sectionFootersPinToVisibleBounds)
    default:
      return nil
    }
  }

  /// Whether a header or footer is moved from its natural place by pinning.
  func isMovedByPinning(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .supplementaryView else { return false }
    let path = attributes.indexPath
    guard path.count == 2, sections.indices.contains(path.section),
      let kind = attributes.representedElementKind,
      let place = placeOfEdge(kind, ofSection: path.section), place.isPinned
    else { return false }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let own =
      sectionExtents.offset(of: path.section)
      + (isHeader ? 0 : sections[path.section].footerStart)
    return abs(place.start - own) > halfPixel
  }

  /// Adds the pinned views that a change of bounds moves to a context.
  func invalidatePinned(
    in context: UICollectionViewLayoutInvalidationContext, through newBounds: CGRect
  ) {
    let old = installedIn?.bounds ?? newBounds
    let met = Set(sectionExtents.indices(from: old.minY, to: old.maxY))
      .union(sectionExtents.indices(from: newBounds.minY, to: newBounds.maxY)).sorted()
    func invalidate(_ kind: String, where exists: (ListSectionExtents) -> Bool) {
      let paths = met.filter { exists(sections[$0]) }.map { IndexPath(item: 0, section: $0) }
      context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    }
    if sectionHeadersPinToVisibleBounds {
      invalidate(UICollectionView.elementKindSectionHeader) { $0.header != nil }
    }
    if sectionFootersPinToVisibleBounds {
      invalidate(UICollectionView.elementKindSectionFooter) { $0.footer != nil }
    }
  }

  private func edges(ofSection index: Int, startingAt start: CGFloat) -> PinnedEdges {
    let section = sections[index]
    let place = pinsByEstimate ? section.asEstimated : section
    let start =
      pinsByEstimate ? sections[..<index].reduce(0) { $0 + $1.asEstimated.extent } : start
    return PinnedEdges(
      start: start, end: start + place.extent, itemsStart: start + place.itemsStart,
      footerPlace: start + place.footerStart, insetAfter: section.metrics.inset.bottom,
      header: section.headerExtent, footer: section.footerExtent,
      pinsHeader: sectionHeadersPinToVisibleBounds, pinsFooter: sectionFootersPinToVisibleBounds,
      visible: visible)
  }
}
