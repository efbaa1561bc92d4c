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

  /// The section that a scroller belongs to; nil for one that is not in use.
  public func section(ofOrthogonalScroller scroller: UIScrollView) -> Int? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(of: scroller)
  }

  /// The sections that scroll across and have been in view, ascending.
  public var sectionsWithScrollers: [Int] {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scrollers.keys.sorted() ?? []
  }

  /// The state of a section that scrolls across; nil for any other section.
  public func orthogonalState(ofSection index: Int) -> OrthogonalState? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let frame = layout.scrollerFrame(ofSection: index),
      let scroller = layout.scroller(ofSection: index)
    else { return nil }
    let section = layout.content.sections[index]
    return OrthogonalState(
      behavior: section.description.orthogonalScrollingBehavior, frame: mirrored(frame),
      offset: scroller.modelOffset, range: scroller.modelRange,
      contentLength: section.groups.totalExtent, itemCount: section.shownCount)
  }

  /// The offset of a section's scroller that is a number of stops farther than another one.
  ///
  /// - Parameters:
  ///   - steps: How many stops; negative towards smaller offsets.
  ///   - index: The section.
  ///   - contentOffset: The offset to begin at, in points of the scroller.
  /// - Returns: The offset, at most the last stop; nil for a section that rests anywhere or does not scroll across.
  /// - Complexity: O(groups).
  public func stop(_ steps: Int, inSection index: Int, from contentOffset: CGPoint) -> CGPoint? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let scroller = layout.scroller(ofSection: index),
      let stops = layout.content.sections[index].restOffsets.map({ $0.map(scroller.model).sorted() }
      ),
      !stops.isEmpty, steps != 0
    else { return nil }
    let axis = scroller.axis
    let offset = axis.place(of: contentOffset)
    let next =
      steps > 0
      ? (stops.firstIndex { $0 > offset } ?? stops.count - 1) + steps - 1
      : (stops.lastIndex { $0 < offset } ?? 0) + steps + 1
    return axis.point(
      along: stops[min(max(next, 0), stops.count - 1)], across: axis.other.place(of: contentOffset))
  }

  /// The first item of the group that is at the place where a section comes to rest, for an offset of its scroller; nil
  /// without such a section.
  ///
  /// - Complexity: O(log groups), or O(groups) for a section that centres its groups.
  public func item(inSection index: Int, restingAt contentOffset: CGPoint) -> IndexPath? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let scroller = layout.scroller(ofSection: index)
    else { return nil }
    let section = layout.content.sections[index]
    let count = section.members.groupCount
    guard count > 0 else { return nil }
    let offset = scroller.model(scroller.axis.place(of: contentOffset))
    var group = section.groups.index(at: offset) ?? 0
    if section.description.orthogonalScrollingBehavior == .groupPagingCentered {
      let stops = section.restOffsets ?? []
      group = stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? group
    }
    let first = section.members.items(ofGroup: min(max(group, 0), count - 1)).lowerBound
    return IndexPath(item: first, section: index)
  }
}

/// A section that scrolls across its layout's scroll direction, at one moment.
///
/// Offsets are in points from the first group on, also where the view is mirrored.
public struct OrthogonalState: Sendable, Equatable {
  public var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The frame of the scroller, in content points of the collection view; a part of it may be outside the bounds.
  public var frame: CGRect
  public var offset: CGFloat
  /// The range of the offset at rest.
  public var range: ClosedRange<CGFloat>
  /// The length of all groups.
  public var contentLength: CGFloat
  /// The number of items that it lays out.
  public var itemCount: Int
}
