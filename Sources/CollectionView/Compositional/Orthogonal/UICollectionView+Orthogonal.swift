import Foundation

// What a host needs to move sections that scroll across the layout's scroll direction.

extension CollectionViewHosting where Self: UICollectionView {
  /// The scroll view of a section that scrolls across; nil for any other section.
  ///
  /// The host moves it as it moves the collection view; the collection view shows the section's cells at its offset.
  public func orthogonalScroller(ofSection index: Int) -> UIScrollView? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scroller(ofSection: index)
  }

  /// The sections that scroll across and meet the bounds, with the frames of their scrollers in content points.
  public var orthogonalSections: [(section: Int, frame: CGRect)] {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return []
    }
    let met = layout.content.indices(in: layout.span(of: mirrored(bounds)))
    return met.compactMap { index in
      layout.scrollerFrame(ofSection: index).map { (index, mirrored($0)) }
    }
  }
}
