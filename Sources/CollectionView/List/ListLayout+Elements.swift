import Foundation

extension ListLayout {
  /// How far origins are rounded at most, in points: what is looked up by its place before that may meet a rectangle only
  /// afterwards.
  private static let reach: CGFloat = 1

  /// The elements that meet a rectangle, as the trees of extents find them.
  func indexedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var answer = ElementAnswer(to: rect, attributesClass, over: &lastAnswer)
    let overhang = areSuccessorsFrozen ? sections.reduce(0) { max($0, $1.overhang) } : 0
    let uncounted = uncountedExtent
    sectionExtents.visitItems(
      from: rect.minY + uncounted - Self.reach - overhang, to: rect.maxY + uncounted + Self.reach
    ) { place in
      addElements(
        ofSection: place.index, startingAt: place.offset - uncounted, in: rect, to: &answer)
    }
    if areScrollersFrozen { addFrozenRows(in: rect, to: &answer) }
    return answer.finish(keeping: &lastAnswer)
  }

  /// Adds the elements of a section: header, items, footer.
  private func addElements(
    ofSection index: Int, startingAt start: CGFloat, in rect: CGRect, to answer: inout ElementAnswer
  ) {
    let path = IndexPath(item: 0, section: index)
    if sections[index].header != nil {
      answer.add(
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path))
    }
    if isSideways(section: index) {
      if !areScrollersFrozen { addRow(ofSection: index, in: rect, to: &answer) }
    } else {
      addItems(
        ofSection: index, startingAt: start + sections[index].itemsStart, in: rect, to: &answer)
    }
    if sections[index].footer != nil {
      answer.add(
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, at: path))
    }
  }

  private func addItems(
    ofSection index: Int, startingAt itemsStart: CGFloat, in rect: CGRect,
    to answer: inout ElementAnswer
  ) {
    let x = sections[index].metrics.inset.left
    let width = itemWidth(inSection: index)
    let scale = displayScale
    visitItems(
      ofSection: index, from: rect.minY - Self.reach - itemsStart,
      to: rect.maxY + Self.reach - itemsStart
    ) { item in
      answer.addCell(
        at: DataPlace(section: index, item: item.index),
        CGRect(
          x: x, y: (itemsStart + item.offset).rounded(toPixelsOf: scale), width: width,
          height: item.extent))
    }
  }

  /// Hands out the items of a section that meet a stretch, both from its first item, in order.
  @inline(__always)
  func visitItems(
    ofSection index: Int, from: CGFloat, to: CGFloat, _ body: (ExtentSpan) -> Void
  ) {
    // A section that is asked for this itself is copied first.
    if sections[index].isFrozen {
      sections[index].visitFrozenItems(from: from, to: to, body)
    } else {
      sections[index].items.visitItems(from: from, to: to, body)
    }
  }
}
