import Foundation

/// A layout of this module whose sizes are guesses until its cells were asked.
///
/// Where elements stand is each layout's own affair; how the reader keeps their place while sizes change is the same for
/// all, and stands in the extension.
@MainActor
protocol EstimatingLayout: UICollectionViewLayout {
  var reader: ReaderPlace { get set }

  /// Whether the layout has such an item.
  func has(_ path: IndexPath) -> Bool
  func isMeasured(_ path: IndexPath) -> Bool
  /// The leading edge of an item along the scroll axis in content points, before rounding.
  func leadingEdge(of path: IndexPath) -> CGFloat
  /// The first item in the bounds that satisfies a condition.
  func firstVisibleItem(where matches: (IndexPath) -> Bool) -> IndexPath?
  /// The extent of the whole content along the scroll axis, in points.
  var contentExtent: CGFloat { get }
  /// The leading edge of a rectangle along the scroll axis.
  func leadingEdge(of rect: CGRect) -> CGFloat
  /// A length along the scroll axis as a vector.
  func vector(along length: CGFloat) -> CGPoint
  /// Lets sizes follow their items through an update.
  func apply(_ update: ItemUpdate)
}

extension EstimatingLayout {
  /// Makes a change of one element's size, and notes in a context how the content size and the reader's item moved.
  func note(
    sizeOf original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext, through change: () -> Void
  ) {
    guard let collectionView else { return change() }
    let isCell = original.representedElementCategory == .cell
    let before = contentExtent
    let move = moveOfReader(
      among: { !(isCell && $0 == original.indexPath) && self.isMeasured($0) }, through: change)
    let delta = contentExtent - before
    let grown = vector(along: delta)
    context.contentSizeAdjustment = CGSize(width: grown.x, height: grown.y)
    if isCell {
      context.invalidateItems(at: [original.indexPath])
    } else if let kind = original.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [original.indexPath])
    }
    guard !reader.isPushing else { return }
    context.contentOffsetAdjustment = vector(
      along: collectionView.behavior.compensation.adjustment(
        anchorMove: move, contentDelta: delta,
        isAbove: leadingEdge(of: original.frame) < leadingEdge(of: collectionView.bounds)))
  }

  /// Makes a change that concerns everything, such as another width, and notes how far the reader's item moved.
  func note(
    boundsIn context: UICollectionViewLayoutInvalidationContext, through change: () -> Void
  ) {
    let move = moveOfReader(among: { _ in true }, through: change)
    guard let collectionView, collectionView.behavior.compensation != .none,
      !collectionView.isAtStart
    else { return }
    context.contentOffsetAdjustment = vector(along: move)
  }

  /// Lets sizes follow their items, and remembers how far the reader's item moves.
  func follow(_ update: ItemUpdate) {
    guard let collectionView else { return }
    let before = contentExtent
    let anchor =
      firstVisibleItem { self.isMeasured($0) && update.newPath(of: $0) != nil }
      ?? firstVisibleItem { update.newPath(of: $0) != nil }
    let edge = anchor.map { leadingEdge(of: $0) }
    apply(update)
    reader.isPushing = collectionView.isAtStart
    reader.updateShift = 0
    guard !reader.isPushing, let anchor, let edge, let path = update.newPath(of: anchor), has(path)
    else { return }
    reader.updateShift = collectionView.behavior.compensation.adjustment(
      anchorMove: leadingEdge(of: path) - edge, contentDelta: contentExtent - before, isAbove: true)
  }

  /// Where the offset ends after the update under way.
  func shifted(_ proposed: CGPoint) -> CGPoint {
    let shift = vector(along: reader.updateShift)
    return CGPoint(x: proposed.x + shift.x, y: proposed.y + shift.y)
  }

  /// How far a change moves the first visible item that satisfies a condition, along the scroll axis.
  private func moveOfReader(
    among matches: (IndexPath) -> Bool, through change: () -> Void
  ) -> CGFloat {
    let anchor = firstVisibleItem(where: matches)
    let before = anchor.map { leadingEdge(of: $0) }
    change()
    guard let anchor, let before, has(anchor) else { return 0 }
    return leadingEdge(of: anchor) - before
  }
}
