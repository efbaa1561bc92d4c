import Foundation

extension UICollectionViewFlowLayout {
  /// The attributes of all elements that meet a rectangle: section by section, the header, the items and the footer.
  ///
  /// - Complexity: O(log sections + log given + items of the lines met).
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    // Origins are rounded afterwards, which may move an element across the edge.
    let span = axis.span(of: rect.insetBy(dx: -1, dy: -1))
    var answer = ElementAnswer(to: rect, attributesClass)
    sectionExtents.visitItems(from: span.from, to: span.to) { place in
      if sections[place.index].header > 0 {
        answer.add(headerAttributes(ofSection: place.index, startingAt: place.offset))
      }
      let start = place.offset + sections[place.index].linesStart
      if sections[place.index].lines.isList {
        addColumn(ofSection: place.index, startingAt: start, within: span, to: &answer)
      } else {
        addLines(ofSection: place.index, startingAt: start, within: span, to: &answer)
      }
      if sections[place.index].footer > 0 {
        answer.add(footerAttributes(ofSection: place.index, startingAt: place.offset))
      }
    }
    return answer.elements
  }

  /// Adds the items of a section with one item a line.
  private func addColumn(
    ofSection index: Int, startingAt start: CGFloat, within span: (from: CGFloat, to: CGFloat),
    to answer: inout ElementAnswer
  ) {
    let (axis, scale) = (axis, displayScale)
    let section = sections[index]
    let cross = section.lines.sizes.common.cross
    let column = FlowColumn(
      lineStart: section.insets.crossBefore, slack: section.lines.available - cross,
      isUniform: section.lines.sizes.uniform != nil, displayScale: scale)
    let last = section.itemCount - 1
    section.lines.extents.visitItems(from: span.from - start, to: span.to - start) { item in
      answer.addCell(
        at: DataPlace(section: index, item: item.index),
        axis.frame(
          main: (start + item.offset).rounded(toPixelsOf: scale),
          cross: item.index == last ? column.lastStart : column.start,
          length: item.extent, breadth: cross))
    }
  }

  /// Adds the items of a section with several items a line.
  private func addLines(
    ofSection index: Int, startingAt start: CGFloat, within span: (from: CGFloat, to: CGFloat),
    to answer: inout ElementAnswer
  ) {
    let (axis, scale) = (axis, displayScale)
    let before = sections[index].insets.crossBefore
    sections[index].lines.visitPlaces(
      from: span.from - start, to: span.to - start
    ) { line, item in
      answer.addCell(
        at: DataPlace(section: index, item: item.item),
        axis.frame(
          main: (start + line.offset + item.main).rounded(toPixelsOf: scale),
          cross: (before + item.cross).rounded(toPixelsOf: scale), size: item.size))
    }
  }

  /// The attributes of an existing item.
  func placedAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes {
    let (index, item) = (path.section, path.item)
    guard !sections[index].metrics.freezesSuccessors else {
      return frozenAttributes(ofItemAt: path)
    }
    let line = sections[index].lines.line(of: item)
    let place = sections[index].lines.place(of: item, inLine: line)
    let start = sectionExtents.offset(of: index) + sections[index].linesStart
    return attributes(
      of: place, inSection: index,
      lineAt: start + sections[index].lines.extents.offset(of: line))
  }

  /// The attributes of an item whose line starts at an offset along the axis.
  func attributes(of place: FlowPlace, inSection index: Int, lineAt offset: CGFloat)
    -> UICollectionViewLayoutAttributes
  {
    let cross = sections[index].insets.crossBefore + place.cross
    let frame = axis.frame(
      main: (offset + place.main).rounded(toPixelsOf: displayScale),
      cross: cross.rounded(toPixelsOf: displayScale), size: place.size)
    return attributesClass.make(
      forCellAt: DataPlace(section: index, item: place.item), frame: frame)
  }

  /// The header's attributes, or nil if it has no length.
  func headerAttributes(ofSection index: Int, startingAt start: CGFloat)
    -> UICollectionViewLayoutAttributes?
  {
    boundaryAttributes(
      ofKind: UICollectionView.elementKindSectionHeader, section: index,
      at: headerOffset(ofSection: index, startingAt: start), length: sections[index].header)
  }

  /// The footer's attributes, or nil if it has no length.
  func footerAttributes(ofSection index: Int, startingAt start: CGFloat)
    -> UICollectionViewLayoutAttributes?
  {
    boundaryAttributes(
      ofKind: UICollectionView.elementKindSectionFooter, section: index,
      at: footerOffset(ofSection: index, startingAt: start), length: sections[index].footer)
  }

  private func boundaryAttributes(
    ofKind kind: String, section: Int, at offset: CGFloat, length: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    guard length > 0 else { return nil }
    let attributes = makeAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = axis.frame(
      main: offset.rounded(toPixelsOf: displayScale), cross: 0,
      size: FlowSize(main: length, cross: breadth.dimension))
    // UIKit's value, as its assertion messages show.
    attributes.zIndex = 10
    return attributes
  }

  /// The frame and the spacing of an existing section.
  func makeGuide(ofSection index: Int) -> SectionGuide {
    let section = sections[index]
    let start = sectionExtents.offset(of: index)
    let insets = section.insets
    func part(_ main: CGFloat, _ cross: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
      axis.frame(
        main: (start + main).rounded(toPixelsOf: displayScale), cross: cross, length: length,
        breadth: max(0, breadth))
    }
    return SectionGuide(
      frame: part(0, 0, section.extent, breadth.dimension),
      items: part(
        section.linesStart, insets.crossBefore, section.lines.extents.totalExtent,
        breadth.dimension - insets.crossBefore - insets.crossAfter),
      inset: axis.edgeInsets(section.insets), lineSpacing: section.metrics.lineSpacing,
      interitemSpacing: section.metrics.itemSpacing)
  }

  private var displayScale: CGFloat { installedIn?.traitCollection.displayScale ?? 1 }

  var liveContentSize: CGSize {
    axis.size(main: sectionExtents.totalExtent, cross: breadth.dimension)
  }

  func has(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2 else { return false }
    let (section, item) = (indexPath.section, indexPath.item)
    return sections.indices.contains(section) && item >= 0 && item < sections[section].itemCount
  }

  /// The leading edge of an item along the axis, before rounding.
  func leadingEdge(of indexPath: IndexPath) -> CGFloat {
    let (index, item) = (indexPath.section, indexPath.item)
    return sectionExtents.offset(of: index) + sections[index].leadingEdge(of: item)
  }

  func span(of indexPath: IndexPath) -> Range<CGFloat> {
    let start = leadingEdge(of: indexPath)
    return start..<start + sections[indexPath.section].lines.sizes.mains.extent(at: indexPath.item)
  }

  var isSubclassed: Bool { type(of: self) != UICollectionViewFlowLayout.self }

  /// The place of the item in a subclass, without its transform.
  func shownSpan(of indexPath: IndexPath) -> Range<CGFloat> {
    guard isSubclassed, let shown = layoutAttributesForItem(at: indexPath)
    else { return span(of: indexPath) }
    let (center, size) = (shown.center, shown.size)
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    return span(of: frame)
  }

  /// The spans of the items' lines, in which items are centered; if items keep the places of their estimates, and may extend
  /// beyond their line, their own spans.
  func spans() -> [[Range<CGFloat>]] {
    sections.enumerated().map { index, section in
      guard !section.metrics.freezesSuccessors else {
        return (0..<section.itemCount).map { span(of: IndexPath(item: $0, section: index)) }
      }
      let start = sectionExtents.offset(of: index) + section.linesStart
      let extents = section.lines.extents
      return (0..<section.lines.count).flatMap { line in
        let lineStart = start + extents.offset(of: line)
        return repeatElement(
          lineStart..<lineStart + extents.extent(at: line),
          count: section.lines.items(ofLine: line).count)
      }
    }
  }

  func span(of rect: CGRect) -> Range<CGFloat> {
    let span = axis.span(of: rect)
    return span.from..<span.to
  }

  func vector(along length: CGFloat) -> CGPoint { axis.point(main: length, cross: 0) }

  var contentExtent: CGFloat { sectionExtents.totalExtent }

  var extentByEstimates: CGFloat { sections.reduce(0) { $0 + $1.asEstimated.extent } }

  var extentByEstimatedLines: CGFloat {
    sections.reduce(0) { $0 + $1.extentByEstimatedLines }
  }

  func extent(withLineSpacing spacing: CGFloat) -> CGFloat {
    sections.reduce(0) { $0 + $1.extent(withLineSpacing: spacing) }
  }

  func isMeasured(_ indexPath: IndexPath) -> Bool {
    sections[indexPath.section].lines.sizes.isGiven(at: indexPath.item)
  }

  /// The first item in the bounds that satisfies a condition.
  ///
  /// - Complexity: O(log sections + log given + items in the bounds).
  func firstVisibleItem(where matches: (VisibleItem) -> Bool) -> IndexPath? {
    let seen = visibleToReader
    for place in sectionExtents.items(from: seen.lowerBound, to: seen.upperBound) {
      let start = place.offset + sections[place.index].linesStart
      let lines = sections[place.index].placingLines
      for line in lines.extents.indices(
        from: seen.lowerBound - start, to: seen.upperBound - start)
      {
        for item in lines.items(ofLine: line) {
          let path = IndexPath(item: item, section: place.index)
          // An item may end before its line if another item of the line is longer.
          let own = span(of: path)
          guard own.lowerBound < seen.upperBound, own.upperBound > seen.lowerBound else { continue }
          if matches(VisibleItem(path: path, span: own, isMeasured: isMeasured(path))) {
            return path
          }
        }
      }
    }
    return nil
  }
}
