import Foundation

extension UICollectionViewFlowLayout {
  /// Whether any supplementary views stay in the visible bounds.
  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The kinds of supplementary views that stay in the visible bounds.
  var pinnedKinds: [String] {
    (sectionHeadersPinToVisibleBounds ? [UICollectionView.elementKindSectionHeader] : [])
      + (sectionFootersPinToVisibleBounds ? [UICollectionView.elementKindSectionFooter] : [])
  }

  /// The start of the header of a section that starts at `start`, along the axis.
  func headerOffset(ofSection index: Int, startingAt start: CGFloat) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds else { return start }
    return edges(ofSection: index, startingAt: start).headerStart
  }

  /// The start of the footer of a section that starts at `start`, along the axis.
  func footerOffset(ofSection index: Int, startingAt start: CGFloat) -> CGFloat {
    guard sectionFootersPinToVisibleBounds else { return start + sections[index].footerStart }
    return edges(ofSection: index, startingAt: start).footerStart
  }

  /// Whether a header or footer is moved from its natural place by pinning.
  func isMovedByPinning(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard attributes.representedElementCategory == .supplementaryView, path.count == 2,
      sections.indices.contains(path.section)
    else { return false }
    let start = sectionExtents.offset(of: path.section)
    let distance =
      switch attributes.representedElementKind {
      case UICollectionView.elementKindSectionHeader:
        headerOffset(ofSection: path.section, startingAt: start) - start
      case UICollectionView.elementKindSectionFooter:
        footerOffset(ofSection: path.section, startingAt: start) - start
          - sections[path.section].footerStart
      default: CGFloat.zero
      }
    return abs(distance) > halfPixel
  }

  /// Adds the supplementary views that a change of bounds may pin to a context.
  func invalidatePinned(
    in context: UICollectionViewLayoutInvalidationContext, through newBounds: CGRect
  ) {
    let met = sectionsMet(through: newBounds)
    for kind in pinnedKinds {
      context.invalidateSupplementaryElements(
        ofKind: kind,
        at: met.filter { has(kind, inSection: $0) }.map { IndexPath(item: 0, section: $0) })
    }
  }

  /// Whether a change of bounds may pin anything.
  func pins(through newBounds: CGRect) -> Bool {
    let kinds = pinnedKinds
    return sectionsMet(through: newBounds).contains { section in
      kinds.contains { has($0, inSection: section) }
    }
  }

  private func has(_ kind: String, inSection section: Int) -> Bool {
    let section = sections[section]
    return (kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer) > 0
  }

  /// The sections that overlap the bounds before or after the change.
  private func sectionsMet(through newBounds: CGRect) -> [Int] {
    let newBounds = installedIn?.mirrored(newBounds) ?? newBounds
    let old = axis.span(of: ownBounds)
    let new = axis.span(of: newBounds)
    let met = sectionExtents.indices(from: old.from, to: old.to)
    return met + sectionExtents.indices(from: new.from, to: new.to).filter { !met.contains($0) }
  }

  private func edges(ofSection index: Int, startingAt start: CGFloat) -> PinnedEdges {
    let section = sections[index]
    let place = pinsByEstimate ? section.asEstimated : section
    let start =
      pinsByEstimate ? sections[..<index].reduce(0) { $0 + $1.asEstimated.extent } : start
    return PinnedEdges(
      start: start, end: start + place.extent,
      itemsStart: start + place.header + section.insets.mainBefore,
      footerPlace: start + place.footerStart, insetAfter: section.insets.mainAfter,
      header: section.header, footer: section.footer,
      pinsHeader: sectionHeadersPinToVisibleBounds, pinsFooter: sectionFootersPinToVisibleBounds,
      visible: visible)
  }
}
