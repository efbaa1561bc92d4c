import Foundation

extension ListLayout {
  /// The leading edge of an item in content points, before rounding.
  func leadingEdge(of indexPath: IndexPath) -> CGFloat {
    let section = sections[indexPath.section]
    return sectionExtents.offset(of: indexPath.section) + section.itemsStart
      + section.items.offset(of: indexPath.item)
  }

  func span(of indexPath: IndexPath) -> Range<CGFloat> {
    let start = leadingEdge(of: indexPath)
    return start..<start + sections[indexPath.section].items.extent(at: indexPath.item)
  }

  func span(of rect: CGRect) -> Range<CGFloat> { rect.minY..<rect.maxY }

  func vector(along length: CGFloat) -> CGPoint { CGPoint(x: 0, y: length) }

  var contentExtent: CGFloat { sectionExtents.totalExtent }

  func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section) && indexPath.item >= 0
      && indexPath.item < sections[indexPath.section].items.count
  }

  func isMeasured(_ indexPath: IndexPath) -> Bool {
    sections[indexPath.section].items.isMeasured(at: indexPath.item)
  }

  /// The first item in the bounds that satisfies a condition.
  ///
  /// - Complexity: O(log measured + items in the bounds).
  func firstVisibleItem(where matches: (IndexPath) -> Bool) -> IndexPath? {
    let seen = seen
    for place in sectionExtents.items(from: seen.lowerBound, to: seen.upperBound) {
      let section = sections[place.index]
      let start = place.offset + section.itemsStart
      for item in section.items.indices(
        from: seen.lowerBound - start, to: seen.upperBound - start)
      {
        let path = IndexPath(item: item, section: place.index)
        if matches(path) { return path }
      }
    }
    return nil
  }
}
