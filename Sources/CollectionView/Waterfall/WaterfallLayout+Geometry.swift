import Foundation

extension WaterfallLayout {
  /// The items of all sections that overlap a range of the content, in the order of the data.
  func places(from: CGFloat, to: CGFloat) -> [(section: Int, place: WaterfallPlace)] {
    let isSequential = collectionView?.behavior.lanes == .sequentialSearch
    return sectionExtents.items(from: from, to: to).flatMap { section in
      let start = section.offset + sectionInset.top
      let lanes = sections[section.index]
      let places =
        isSequential
        ? lanes.placesAsInList(from: from - start, to: to - start)
        : lanes.places(from: from - start, to: to - start)
      return places.map { (section.index, $0) }
    }
  }

  /// The attributes of an item; its origin is rounded to the device's pixel grid, its size is not.
  func attributes(of place: WaterfallPlace, inSection section: Int)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(forCellWith: IndexPath(item: place.item, section: section))
    let origin = CGPoint(
      x: sectionInset.left + CGFloat(place.lane) * (columnWidth + metrics.spacing),
      y: sectionExtents.offset(of: section) + sectionInset.top + place.offset)
    attributes.frame = CGRect(
      origin: origin.rounded(toPixelsOf: collectionView?.traitCollection.displayScale ?? 1),
      size: CGSize(width: columnWidth, height: place.height))
    return attributes
  }

  /// The frame and the spacing of an existing section.
  func makeGuide(ofSection index: Int) -> SectionGuide {
    let frame = CGRect(
      x: 0, y: sectionExtents.offset(of: index), width: width,
      height: sectionExtents.extent(at: index))
    return SectionGuide(
      frame: frame,
      items: CGRect(
        x: frame.minX + sectionInset.left, y: frame.minY + sectionInset.top,
        width: max(0, frame.width - sectionInset.left - sectionInset.right),
        height: max(0, frame.height - sectionInset.top - sectionInset.bottom)),
      inset: sectionInset, lineSpacing: metrics.spacing, interitemSpacing: metrics.spacing)
  }

  var metrics: WaterfallMetrics {
    WaterfallMetrics(
      columns: columns, estimate: sharedEstimate ?? estimatedHeight, spacing: spacing)
  }

  var meanMeasuredSize: CGSize? {
    var mean = SizeMean()
    for item in sections.lazy.flatMap(\.measured) {
      mean.add(CGSize(width: columnWidth, height: item.height))
    }
    return mean.mean
  }

  func share(_ estimate: CGSize) {
    guard isSelfSizing, let collectionView, estimate.height != metrics.estimate else { return }
    sharedEstimate = estimate.height
    loadSections(from: collectionView, keepingHeights: true)
  }

  func spans() -> [[Range<CGFloat>]] {
    sections.enumerated().map { index, lanes in
      (0..<lanes.count).map { span(of: IndexPath(item: $0, section: index)) }
    }
  }

  var columnWidth: CGFloat {
    let spaces = metrics.spacing * CGFloat(metrics.columns - 1)
    return max(
      0, (width - sectionInset.left - sectionInset.right - spaces) / CGFloat(metrics.columns))
  }

  var liveContentSize: CGSize {
    CGSize(width: width, height: sectionExtents.totalExtent)
  }

  func availableWidth(in bounds: CGRect) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return max(0, bounds.width - insets.left - insets.right)
  }

  var mayMeasure: Bool { isSelfSizing }

  func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section) && indexPath.item >= 0
      && indexPath.item < sections[indexPath.section].count
  }

  /// The leading edge of an item in content points, before rounding.
  func leadingEdge(of indexPath: IndexPath) -> CGFloat {
    sectionExtents.offset(of: indexPath.section) + sectionInset.top
      + sections[indexPath.section].place(of: indexPath.item).offset
  }

  func span(of indexPath: IndexPath) -> Range<CGFloat> {
    let start = leadingEdge(of: indexPath)
    return start..<start + sections[indexPath.section].place(of: indexPath.item).height
  }

  func span(of rect: CGRect) -> Range<CGFloat> { rect.minY..<rect.maxY }

  func vector(along length: CGFloat) -> CGPoint { CGPoint(x: 0, y: length) }

  var contentExtent: CGFloat { sectionExtents.totalExtent }

  var extentByEstimates: CGFloat {
    extent { makeLanes(count: $0.count, measured: []) }
  }

  /// Columns have no lines.
  var extentByEstimatedLines: CGFloat { contentExtent }

  func extent(withLineSpacing spacing: CGFloat) -> CGFloat {
    extent { makeLanes(count: $0.count, measured: $0.measured, spacing: spacing) }
  }

  /// The extent of the whole content with other columns in each section.
  private func extent(with others: (any WaterfallLanes) -> any WaterfallLanes) -> CGFloat {
    sections.reduce(0) { $0 + sectionInset.top + others($1).extent + sectionInset.bottom }
  }

  func isMeasured(_ indexPath: IndexPath) -> Bool {
    sections[indexPath.section].place(of: indexPath.item).isMeasured
  }

  /// The first item in the bounds, by the order of the data, that satisfies a condition.
  func firstVisibleItem(where matches: (VisibleItem) -> Bool) -> IndexPath? {
    let seen = visibleToReader
    for (section, place) in places(from: seen.lowerBound, to: seen.upperBound) {
      let path = IndexPath(item: place.item, section: section)
      let start = sectionExtents.offset(of: section) + sectionInset.top + place.offset
      let span = start..<start + place.height
      if matches(VisibleItem(path: path, span: span, isMeasured: place.isMeasured)) { return path }
    }
    return nil
  }
}
