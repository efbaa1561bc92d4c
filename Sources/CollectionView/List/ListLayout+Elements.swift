import Foundation

extension ListLayout {
  /// The maximum distance that rounding moves an origin, in points: an element may meet a rectangle only after rounding.
  private static let roundingReach: CGFloat = 1

  /// The elements that meet a rectangle, found by the extent trees.
  func indexedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var answer = ElementAnswer(to: rect, attributesClass)
    let overhang = areSuccessorsFrozen ? sections.reduce(0) { max($0, $1.overhang) } : 0
    let uncounted = uncountedExtent
    sectionExtents.visitItems(
      from: rect.minY + uncounted - Self.roundingReach - overhang,
      to: rect.maxY + uncounted + Self.roundingReach
    ) { place in
      addElements(
        ofSection: place.index, startingAt: place.offset - uncounted, in: rect, to: &answer)
    }
    if areScrollersFrozen { addFrozenRows(in: rect, to: &answer) }
    return answer.elements
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
    sections[index].visitItems(
      from: rect.minY - Self.roundingReach - itemsStart,
      to: rect.maxY + Self.roundingReach - itemsStart
    ) { item in
      answer.addCell(
        at: DataPlace(section: index, item: item.index),
        CGRect(
          x: x, y: (itemsStart + item.offset).rounded(toPixelsOf: scale), width: width,
          height: item.extent))
    }
  }
}
