import Foundation

extension ListLayout {
  /// Where UIKit's flow layout puts headers and footers, and so above every item.
  static let pinnedZIndex = 10

  /// Whether anything stands where the visible bounds are.
  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Where a header or footer stands along the axis, in content points, before rounding.
  ///
  /// A pinned header begins with what is visible and ends with its section, before a pinned footer; a pinned footer ends
  /// with what is visible and begins after its section's header.
  ///
  /// - Returns: Nil for a section without such an edge.
  func placeOfEdge(_ kind: String, ofSection index: Int) -> (
    start: CGFloat, extent: CGFloat, isPinned: Bool
  )? {
    let section = sections[index]
    let start = sectionExtents.offset(of: index)
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      guard let header = section.header else { return nil }
      let y = headerStart(of: section, startingAt: start)
      return (y, header.extent, sectionHeadersPinToVisibleBounds)
    case UICollectionView.elementKindSectionFooter:
      guard let footer = section.footer else { return nil }
      let y = footerStart(of: section, startingAt: start)
      return (y, footer.extent, sectionFootersPinToVisibleBounds)
    default:
      return nil
    }
  }

  /// Names the pinned views that a change of bounds moves, and nothing else.
  func namePinned(
    in context: UICollectionViewLayoutInvalidationContext, through newBounds: CGRect
  ) {
    let old = collectionView?.bounds ?? newBounds
    let met = Set(sectionExtents.indices(from: old.minY, to: old.maxY))
      .union(sectionExtents.indices(from: newBounds.minY, to: newBounds.maxY)).sorted()
    func name(_ kind: String, where exists: (ListSectionExtents) -> Bool) {
      let paths = met.filter { exists(sections[$0]) }.map { IndexPath(item: 0, section: $0) }
      context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    }
    if sectionHeadersPinToVisibleBounds {
      name(UICollectionView.elementKindSectionHeader) { $0.header != nil }
    }
    if sectionFootersPinToVisibleBounds {
      name(UICollectionView.elementKindSectionFooter) { $0.footer != nil }
    }
  }

  private func headerStart(of section: ListSectionExtents, startingAt start: CGFloat) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds else { return start }
    let below =
      sectionFootersPinToVisibleBounds ? section.footerExtent + section.metrics.inset.bottom : 0
    let last = start + section.extent - below - section.headerExtent
    return max(start, min(visible.lowerBound, last))
  }

  private func footerStart(of section: ListSectionExtents, startingAt start: CGFloat) -> CGFloat {
    let natural = start + section.footerStart
    guard sectionFootersPinToVisibleBounds else { return natural }
    // A view too small for both shows the header.
    let first =
      sectionHeadersPinToVisibleBounds
      ? max(
        start + section.itemsStart,
        headerStart(of: section, startingAt: start) + section.headerExtent)
      : start
    return min(natural, max(visible.upperBound - section.footerExtent, first))
  }

  /// The part of the axis inside the content insets, in content points.
  private var visible: Range<CGFloat> {
    guard let collectionView else { return 0..<0 }
    let insets = collectionView.adjustedContentInset
    let start = collectionView.bounds.minY + insets.top
    return start..<max(start, collectionView.bounds.maxY - insets.bottom)
  }
}
