import Foundation

extension UICollectionViewFlowLayout {
  /// What bounds leave across the axis, between the collection view's insets of now.
  func breadth(in bounds: CGRect) -> FlowBreadth {
    guard let collectionView = installedIn else { return FlowBreadth() }
    let content = axis.insets(collectionView.mirrored(collectionView.adjustedContentInset))
    let length = axis.cross(of: bounds.size) - content.crossBefore - content.crossAfter
    return FlowBreadth(
      dimension: max(0, length),
      margins: reference(in: collectionView).map {
        FlowBreadth.Margins(
          before: $0.crossBefore - content.crossBefore, after: $0.crossAfter - content.crossAfter)
      })
  }

  private func reference(in collectionView: UICollectionView) -> FlowInsets? {
    switch sectionInsetReference {
    case .fromContentInset: nil
    case .fromSafeArea: axis.insets(collectionView.mirrored(collectionView.safeAreaInsets))
    case .fromLayoutMargins: axis.insets(collectionView.mirrored(collectionView.layoutMargins))
    }
  }

  /// Breaks all lines anew where they stand in another breadth.
  ///
  /// Cells that are asked for their sizes may have others there, so they are asked again, but where the breadth was met
  /// before.
  ///
  /// - Complexity: O(sections + given sizes), O(1) when the breadth is the same.
  func changeBreadth(to newBreadth: FlowBreadth) {
    guard newBreadth != breadth else { return }
    let cache = installation?.behavior.sizeCache ?? Behavior.SizeCache()
    let asksAnew =
      isSelfSizing && newBreadth.dimension != breadth.dimension && cache.key != .neverDropped
    let forgets = cache.isDroppedOnWidthChange
    breadth = newBreadth
    if asksAnew, forgets { tally = FlowTally() }
    let common = commonSize
    sections = sections.map { section in
      asksAnew
        ? section.moved(to: breadth, common, forgets: forgets)
        : section.taking(section.metrics, nil, breadth)
    }
    sumSections()
  }
}
