import Foundation

// Three known ways of going wrong with headers and footers, by the supplementary knob.

extension EstimatingLayout {
  /// Whether what a header or footer prefers is not heard in this pass.
  func putsOff(_ original: UICollectionViewLayoutAttributes) -> Bool {
    guard installation?.behavior.supplementary == .latePass,
      original.representedElementCategory == .supplementaryView
    else { return false }
    return !askedEdges.wasAsked(ElementKey(original))
  }

  /// The item whose size a header's is taken for, beside its own; nil where it is taken for none.
  func itemTakingSize(of original: UICollectionViewLayoutAttributes) -> IndexPath? {
    guard installation?.behavior.supplementary == .intoItemZero,
      original.representedElementKind == UICollectionView.elementKindSectionHeader,
      has(original.indexPath)
    else { return nil }
    return original.indexPath
  }

  /// Whether an element is a section's item 0 and has the size of its header, which is nil while it is not measured, and
  /// so is not heard.
  func hasHeaderSize(_ original: UICollectionViewLayoutAttributes, header: CGFloat?) -> Bool {
    guard installation?.behavior.supplementary == .intoItemZero,
      original.representedElementCategory == .cell, original.indexPath.item == 0, let header
    else { return false }
    let span = span(of: original.indexPath)
    return span.upperBound - span.lowerBound == header
  }

  /// Whether pinned headers and footers stay in the bounds of an estimated section.
  var pinsByEstimate: Bool {
    installation?.behavior.supplementary == .pinnedByEstimate && mayMeasure
  }
}
