import Foundation

// What `EstimatingLayout` needs to know: places along the scroll axis, and what is measured.

extension UICollectionViewCompositionalLayout {
  private var axis: LayoutAxis { content.frame.axis }

  var mayMeasure: Bool { content.hasEstimates }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && content.sections.indices.contains(path.section) && path.item >= 0
      && path.item < content.sections[path.section].shownCount
  }

  func isMeasured(_ path: IndexPath) -> Bool { content.sections[path.section].isKnown(path.item) }

  var isSubclassed: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  func shownSpan(of path: IndexPath) -> Range<CGFloat> {
    guard isSubclassed, let shown = layoutAttributesForItem(at: path) else {
      return span(of: path)
    }
    let (center, size) = (shown.center, shown.size)
    return span(
      of: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height))
  }

  func span(of path: IndexPath) -> Range<CGFloat> {
    let section = content.sections[path.section]
    guard let leaf = section.leaf(of: path.item) else { return 0..<0 }
    let corner = section.corner(ofGroup: section.members.group(ofItem: path.item))
    let start = content.start(ofSection: path.section) + axis.place(of: corner)
    let span = axis.span(of: leaf.frame)
    return start + span.lowerBound..<start + span.upperBound
  }

  func span(of rect: CGRect) -> Range<CGFloat> { axis.span(of: rect) }

  func vector(along length: CGFloat) -> CGPoint { axis.point(along: length, across: 0) }

  /// The first item in the bounds that satisfies a condition.
  ///
  /// - Complexity: O(log groups + items in the bounds).
  func firstVisibleItem(where matches: (VisibleItem) -> Bool) -> IndexPath? {
    let visible = visibleToReader
    for index in content.indices(in: visible) {
      let section = content.sections[index]
      let start = content.start(ofSection: index)
      for group in groups(ofSection: index, startingAt: start, in: visible) {
        let first = section.members.items(ofGroup: group).lowerBound
        let corner = start + axis.place(of: section.corner(ofGroup: group))
        for (slot, leaf) in section.solution(ofGroup: group).leaves.enumerated() {
          let own = axis.span(of: leaf.frame)
          let span = corner + own.lowerBound..<corner + own.upperBound
          guard span.overlaps(visible) || span.isEmpty && visible.contains(span.lowerBound) else {
            continue
          }
          let path = IndexPath(item: first + slot, section: index)
          let item = VisibleItem(
            path: path, span: span, isMeasured: section.isKnown(first + slot))
          if matches(item) { return path }
        }
      }
    }
    return nil
  }

  /// The groups of a section that meet a part of the scroll axis; those on the screen if the section scrolls across.
  private func groups(ofSection index: Int, startingAt start: CGFloat, in span: Range<CGFloat>)
    -> Range<Int>
  {
    let section = content.sections[index]
    guard section.isOrthogonal else {
      let start = start + section.contentStart
      return section.groups.indices(from: span.lowerBound - start, to: span.upperBound - start)
    }
    let offset = orthogonalOffset(ofSection: index)
    return section.groups.indices(
      from: offset, to: offset + section.scrollerLength)
  }

  var contentExtent: CGFloat { content.length }

  var liveContentSize: CGSize { content.size }

  var extentByEstimates: CGFloat {
    contentExtent
      + content.sections.reduce(0) { $0 + $1.asEstimated.length - $1.length }
  }

  /// Groups have a fixed number of items, or wrap by what is measured.
  var extentByEstimatedLines: CGFloat { contentExtent }

  func extent(withLineSpacing spacing: CGFloat) -> CGFloat {
    contentExtent
      + content.sections.reduce(0) { $0 + $1.length(withSpacing: spacing) - $1.length }
  }

  var meanMeasuredSize: CGSize? {
    var mean = SizeMean()
    for section in content.sections {
      for item in section.sizes.keys.sorted() {
        if let size = section.sizes[item] { mean.add(size) }
      }
    }
    return mean.mean
  }

  func share(_ estimate: CGSize) {
    guard sharedEstimate != estimate else { return }
    sharedEstimate = estimate
    solveSections()
  }

  func spans() -> [[Range<CGFloat>]] {
    content.sections.enumerated().map { index, section in
      (0..<section.shownCount).map { span(of: IndexPath(item: $0, section: index)) }
    }
  }

  /// The frames and spacings of an existing section.
  func makeGuide(ofSection index: Int) -> SectionGuide {
    let section = content.sections[index]
    let start = content.start(ofSection: index)
    let insets = section.description.contentInsets
    let across = axis.other.insets(insets)
    let breadth = axis.other.length(of: section.room.inner)
    return SectionGuide(
      frame: CGRect(
        origin: axis.point(along: start, across: 0),
        size: axis.size(
          along: section.length, across: axis.other.length(of: content.frame.size))),
      items: CGRect(
        origin: axis.point(
          along: start + section.contentStart, across: section.room.start + across.before),
        size: axis.size(
          along: section.contentLength, across: max(0, breadth - across.before - across.after))),
      inset: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      lineSpacing: section.description.interGroupSpacing,
      interitemSpacing: section.description.group.interItemSpacing?.spacing ?? 0)
  }
}
