import Foundation

extension UICollectionViewFlowLayout {
  /// Whether a preferred size is to be taken for an element.
  func accepts(_ preferred: CGSize, for original: UICollectionViewLayoutAttributes) -> Bool {
    guard isSelfSizing, original.representedElementCategory == .cell, has(original.indexPath)
    else { return false }
    let path = original.indexPath
    let sizes = sections[path.section].lines.sizes
    guard sizes.isGiven(at: path.item), let gate = collectionView?.behavior.sizeGate else {
      return true
    }
    let last = sizes.size(at: path.item)
    return gate.accepts(axis.main(of: preferred), after: last.main)
      || gate.accepts(axis.cross(of: preferred), after: last.cross)
  }

  /// Takes a preferred size, and notes in a context what moved.
  func take(
    _ preferred: CGSize, for original: UICollectionViewLayoutAttributes,
    noting context: UICollectionViewLayoutInvalidationContext
  ) {
    let path = original.indexPath
    guard original.representedElementCategory == .cell, has(path) else { return }
    note(preferred, for: original, in: context) { give(axis.size(preferred), to: path) }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
  }

  /// Gives an item its measured size and breaks the lines anew that this changes.
  func give(_ size: FlowSize, to path: IndexPath) {
    edit(section: path.section) { $0.give(size, to: path.item) }
  }

  /// Changes the lines of one section and keeps the sums over all sections right.
  func edit(section index: Int, _ change: (inout FlowLines) -> Void) {
    let given = sections[index].lines.sizes.givenCount
    change(&sections[index].lines)
    if isSelfSizing { measuredTotal += sections[index].lines.sizes.givenCount - given }
    sectionExtents.setExtent(sections[index].extent, at: index)
  }
}
