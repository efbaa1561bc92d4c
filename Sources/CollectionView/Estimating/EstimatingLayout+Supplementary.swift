import Foundation

// Three known faults with headers and footers, selected by `Behavior.Supplementary`.

/// The headers and footers whose preferred size was asked for and ignored, for `Behavior.Supplementary.latePass`.
struct AskedSupplementaries {
  private var inEarlierPasses: Set<ElementKey> = []
  private var inThisPass: Set<ElementKey> = []

  /// Records that an element is asked for its preferred size.
  ///
  /// Returns: whether it was asked in an earlier pass, too.
  mutating func recordAsking(_ key: ElementKey) -> Bool {
    if inEarlierPasses.remove(key) != nil { return true }
    inThisPass.insert(key)
    return false
  }

  mutating func passDidEnd() {
    guard !inThisPass.isEmpty else { return }
    inEarlierPasses.formUnion(inThisPass)
    inThisPass = []
  }
}

extension EstimatingLayout {
  /// Whether the preferred size of a header or footer is ignored in this pass.
  func postpones(_ original: UICollectionViewLayoutAttributes) -> Bool {
    guard installation?.behavior.supplementary == .latePass,
      original.representedElementCategory == .supplementaryView
    else { return false }
    return !askedSupplementaries.recordAsking(ElementKey(original))
  }

  /// The item that wrongly receives the size of a header, if any.
  func itemReceivingSize(of original: UICollectionViewLayoutAttributes) -> IndexPath? {
    guard installation?.behavior.supplementary == .intoItemZero,
      original.representedElementKind == UICollectionView.elementKindSectionHeader,
      has(original.indexPath)
    else { return nil }
    return original.indexPath
  }

  /// Whether an element is a section's item 0 that has received the size of its header, and so is not measured.
  func hasHeaderSize(_ original: UICollectionViewLayoutAttributes, header: CGFloat?) -> Bool {
    guard installation?.behavior.supplementary == .intoItemZero,
      original.representedElementCategory == .cell, original.indexPath.item == 0, let header
    else { return false }
    let span = span(of: original.indexPath)
    return span.upperBound - span.lowerBound == header
  }

  /// Whether pinned headers and footers stay in the bounds of the section as it was estimated.
  var pinsByEstimate: Bool {
    installation?.behavior.supplementary == .pinnedByEstimate && mayMeasure
  }
}
