import Foundation

extension ListLayout {
  /// The leading edge of an item in content points, before rounding.
  func leadingEdge(of indexPath: IndexPath) -> CGFloat {
    let (index, item) = (indexPath.section, indexPath.item)
    if sections[index].metrics.sidewaysItemSize != nil { return startOfRow(ofSection: index) }
    return sectionExtents.offset(of: index) - uncountedExtent + sections[index].itemsStart
      + sections[index].offset(of: item)
  }

  /// The height of an existing item, in points.
  func height(of indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].metrics.sidewaysItemSize?.height
      ?? sections[indexPath.section].items.extent(at: indexPath.item)
  }

  func span(of indexPath: IndexPath) -> Range<CGFloat> {
    let start = leadingEdge(of: indexPath)
    return start..<start + height(of: indexPath)
  }

  func span(of rect: CGRect) -> Range<CGFloat> { rect.minY..<rect.maxY }

  func vector(along length: CGFloat) -> CGPoint { CGPoint(x: 0, y: length) }

  var contentExtent: CGFloat { sectionExtents.totalExtent }

  var liveContentSize: CGSize { CGSize(width: width, height: contentExtent) }

  var extentByEstimates: CGFloat {
    sections.reduce(0) { $0 + $1.asEstimated.extent }
  }

  /// In a list every item is a line.
  var extentByEstimatedLines: CGFloat { contentExtent }

  func extent(withLineSpacing spacing: CGFloat) -> CGFloat {
    sections.reduce(0) { $0 + $1.extent(withSpacing: spacing) }
  }

  func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && has(DataPlace(indexPath))
  }

  private func has(_ item: DataPlace) -> Bool {
    sections.indices.contains(item.section) && item.item >= 0
      && item.item < sections[item.section].items.count
  }

  /// The item of a cell's attributes, or nil for other elements and for an item that does not exist.
  func item(of attributes: UICollectionViewLayoutAttributes) -> DataPlace? {
    guard let item = attributes.key.item, has(item) else { return nil }
    return item
  }

  func isMeasured(_ indexPath: IndexPath) -> Bool {
    sections[indexPath.section].items.isMeasured(at: indexPath.item)
  }

  var meanMeasuredSize: CGSize? {
    var sum: CGFloat = 0
    var count = 0
    for index in sections.indices where isEstimated(section: index) {
      let items = sections[index].items
      sum += (items.meanMeasuredExtent ?? 0) * CGFloat(items.measuredCount)
      count += items.measuredCount
    }
    return count > 0 ? CGSize(width: width, height: sum / CGFloat(count)) : nil
  }

  func share(_ estimate: CGSize) {
    sharedEstimate = estimate.height
    for index in sections.indices where isEstimated(section: index) {
      edit(section: index) { $0.items.estimate = estimate.height }
    }
  }

  func spans() -> [[Range<CGFloat>]] {
    let uncounted = uncountedExtent
    return sections.enumerated().map { index, section in
      guard section.metrics.sidewaysItemSize == nil, !section.isFrozen else {
        return (0..<section.items.count).map { span(of: IndexPath(item: $0, section: index)) }
      }
      var next = sectionExtents.offset(of: index) - uncounted + section.itemsStart
      var spans: [Range<CGFloat>] = []
      spans.reserveCapacity(section.items.count)
      section.items.visitExtents(in: 0..<section.items.count) { extent in
        spans.append(next..<next + extent)
        next += extent + section.items.spacing
      }
      return spans
    }
  }

  /// The frame and the spacing of an existing section.
  func makeGuide(ofSection index: Int) -> SectionGuide {
    let start = sectionExtents.offset(of: index)
    let inset = sections[index].metrics.inset
    let itemsStart =
      sections[index].metrics.sidewaysItemSize == nil
      ? start + sections[index].itemsStart : startOfRow(ofSection: index)
    return SectionGuide(
      frame: CGRect(x: 0, y: start, width: width, height: sections[index].extent),
      items: CGRect(
        x: inset.left, y: itemsStart, width: max(0, width - inset.left - inset.right),
        height: sections[index].itemsExtent),
      inset: inset, lineSpacing: sections[index].metrics.spacing, interitemSpacing: 0)
  }

  /// The first item in the bounds that satisfies a condition.
  ///
  /// - Complexity: O(log measured + items in the bounds).
  func firstVisibleItem(where matches: (VisibleItem) -> Bool) -> IndexPath? {
    let uncounted = uncountedExtent
    let visible = visibleToReader
    let seen = visible.lowerBound + uncounted..<visible.upperBound + uncounted
    for place in sectionExtents.items(from: seen.lowerBound, to: seen.upperBound) {
      let (section, itemsStart) = (place.index, sections[place.index].itemsStart)
      let start = place.offset + itemsStart
      let stretch = seen.lowerBound - start..<seen.upperBound - start
      guard sections[section].metrics.sidewaysItemSize == nil, !sections[section].isFrozen else {
        for item in sections[section].indices(from: stretch.lowerBound, to: stretch.upperBound) {
          let path = IndexPath(item: item, section: section)
          if matches(VisibleItem(path: path, span: span(of: path), isMeasured: isMeasured(path))) {
            return path
          }
        }
        continue
      }
      let edge = place.offset - uncounted + itemsStart
      let first = sections[section].items.firstItem(
        from: stretch.lowerBound, to: stretch.upperBound
      ) { item in
        let start = edge + item.offset
        return matches(
          VisibleItem(
            path: IndexPath(item: item.index, section: section), span: start..<start + item.extent,
            isMeasured: item.isMeasured))
      }
      if let first { return IndexPath(item: first.index, section: section) }
    }
    return nil
  }

  /// How far elements are shifted because the spaces above the screen are not counted, in points.
  ///
  /// - Complexity: O(sections + log measured), or O(1) for a behavior that counts them.
  var uncountedExtent: CGFloat {
    guard installation?.behavior.margins == .uncounted, let collectionView = installedIn else {
      return 0
    }
    var uncounted: CGFloat = 0
    var start: CGFloat = 0
    for section in sections {
      var items = section.items
      items.spacing = 0
      let offset = collectionView.bounds.minY - start - section.itemsStart
      let extent = section.extent(withSpacing: 0)
      if offset < extent - section.itemsStart {
        return uncounted + section.items.spacing * CGFloat(items.index(at: offset) ?? 0)
      }
      start += extent
      uncounted += section.extent - extent
    }
    return uncounted
  }
}
