import Foundation

// Sections that scroll across the scroll direction of the layout. Their groups follow one another across it, in a scroller that
// is as long as the section inside its insets.

extension SolvedSection {
  /// The length of the visible part of the scroller, across the scroll axis of the layout, in points.
  var scrollerLength: CGFloat {
    let across = room.scrollAxis.other
    let insets = across.insets(description.contentInsets)
    return max(0, across.length(of: room.inner) - insets.before - insets.after)
  }

  /// The length of the scroller's content, in points.
  var scrollerContentLength: CGFloat { groups.totalExtent }

  /// The greatest offset of the scroller, in points.
  var greatestOrthogonalOffset: CGFloat { max(0, scrollerContentLength - scrollerLength) }

  /// The offsets of the scroller at which it may rest: nil for any.
  ///
  /// - Complexity: O(groups).
  var restOffsets: [CGFloat]? {
    let greatest = greatestOrthogonalOffset
    switch description.orthogonalScrollingBehavior {
    case .none, .continuous: return nil
    case .continuousGroupLeadingBoundary, .groupPaging:
      return Self.distinct((0..<members.groupCount).map { min(groups.offset(of: $0), greatest) })
    case .paging:
      guard scrollerLength > 0 else { return [0] }
      let pages = Int((greatest / scrollerLength).rounded(.up))
      return Self.distinct((0...pages).map { min(CGFloat($0) * scrollerLength, greatest) })
    case .groupPagingCentered:
      return (0..<members.groupCount).map {
        groups.offset(of: $0) - (scrollerLength - groups.extent(at: $0)) / 2
      }
    }
  }

  private static func distinct(_ offsets: [CGFloat]) -> [CGFloat] {
    offsets.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension UICollectionViewCompositionalLayout {
  /// The offset of the scroller of a section, in points; 0 for a section without one.
  func orthogonalOffset(ofSection index: Int) -> CGFloat {
    guard let offset = orthogonalOffsets[index], content.sections.indices.contains(index) else {
      return 0
    }
    let section = content.sections[index]
    guard section.description.orthogonalScrollingBehavior != .groupPagingCentered else {
      return offset
    }
    return min(offset, section.greatestOrthogonalOffset)
  }

  /// Moves the offsets of scrollers with their sections.
  func moveOrthogonalOffsets(with update: ItemUpdate) {
    guard !update.sections.isEmpty, !orthogonalOffsets.isEmpty else { return }
    var moved: [Int: CGFloat] = [:]
    for (section, offset) in orthogonalOffsets where update.keepsItems(oldSection: section) {
      if let new = update.newSection(of: section) { moved[new] = offset }
    }
    orthogonalOffsets = moved
  }

  /// Scrolls the scroller of an item until the item is at a position; without one, by the least distance that shows the item.
  func scrollOrthogonally(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
    guard has(path), content.sections[path.section].isOrthogonal,
      let leaf = content.sections[path.section].leaf(of: path.item)
    else { return }
    let section = content.sections[path.section]
    let across = content.frame.axis.other
    let group = section.members.group(ofItem: path.item)
    let start = section.groups.offset(of: group) + across.span(of: leaf.frame).lowerBound
    let length = across.length(of: leaf.frame.size)
    let (first, last) = (start + length - section.scrollerLength, start)
    let offset = orthogonalOffset(ofSection: path.section)
    let isRow = across == .horizontal
    let target: CGFloat
    if position.contains(isRow ? .left : .top) {
      target = last
    } else if position.contains(isRow ? .right : .bottom) {
      target = first
    } else if position.contains(isRow ? .centeredHorizontally : .centeredVertically) {
      target = (first + last) / 2
    } else {
      target = max(min(offset, last), first)
    }
    setOrthogonalOffset(
      min(max(0, target), section.greatestOrthogonalOffset), ofSection: path.section)
  }

  /// Sets the offset of the scroller of a section, in points; the outer layout is not invalidated.
  func setOrthogonalOffset(_ offset: CGFloat, ofSection index: Int) {
    guard offset != orthogonalOffset(ofSection: index) else { return }
    orthogonalOffsets[index] = offset
    installedIn?.elementsWereMoved()
  }
}
