import Foundation

extension UICollectionViewFlowLayout {
  /// The kinds of supplementary views that stay in the visible bounds.
  var pinnedKinds: [String] {
    (sectionHeadersPinToVisibleBounds ? [UICollectionView.elementKindSectionHeader] : [])
      + (sectionFootersPinToVisibleBounds ? [UICollectionView.elementKindSectionFooter] : [])
  }

  /// Where the header of a section stands along the axis: at the start of what is visible, within its section, which begins at `start`.
  ///
  /// Where UIKit lets a pinned header end when its footer is not pinned is not known; here it is the section's end.
  func headerOffset(ofSection index: Int, startingAt start: CGFloat) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds, let collectionView else { return start }
    let section = sections[index]
    let below = sectionFootersPinToVisibleBounds ? section.footer + section.insets.mainAfter : 0
    let last = start + section.extent - below - section.header
    return max(start, min(visible(in: collectionView).lowerBound, last))
  }

  /// Where the footer of a section stands along the axis: at the end of what is visible, within its section, which begins at `start`.
  func footerOffset(ofSection index: Int, startingAt start: CGFloat) -> CGFloat {
    let section = sections[index]
    let natural = start + section.footerStart
    guard sectionFootersPinToVisibleBounds, let collectionView else { return natural }
    var first = start
    if sectionHeadersPinToVisibleBounds {
      // A view too small for both shows the header.
      first = max(
        start + section.header + section.insets.mainBefore,
        headerOffset(ofSection: index, startingAt: start) + section.header)
    }
    return min(natural, max(visible(in: collectionView).upperBound - section.footer, first))
  }

  /// Names the supplementary views that are pinned while bounds become others, and nothing else.
  func namePinned(
    in context: UICollectionViewLayoutInvalidationContext, through newBounds: CGRect
  ) {
    let old = axis.span(of: collectionView?.bounds ?? newBounds)
    let new = axis.span(of: newBounds)
    var met = sectionExtents.indices(from: old.from, to: old.to).map { $0 }
    met += sectionExtents.indices(from: new.from, to: new.to).filter { !met.contains($0) }
    for kind in pinnedKinds {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      let existing = met.filter { (isHeader ? sections[$0].header : sections[$0].footer) > 0 }
      context.invalidateSupplementaryElements(
        ofKind: kind, at: existing.map { IndexPath(item: 0, section: $0) })
    }
  }

  /// The part of the axis inside the content insets, in content points.
  private func visible(in collectionView: UICollectionView) -> Range<CGFloat> {
    let span = axis.span(of: collectionView.bounds)
    let insets = axis.insets(collectionView.adjustedContentInset)
    let start = span.from + insets.mainBefore
    return start..<max(start, span.to - insets.mainAfter)
  }
}
