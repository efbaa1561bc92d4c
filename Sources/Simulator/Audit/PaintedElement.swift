import CollectionView
import Foundation

/// One element of a painted frame, where it is when nothing moves any more.
struct PaintedElement {
  let identity: ElementFrame.Identity
  let section: Int
  let index: Int
  /// 0 for what stands before the items, 1 for an item, 2 for what stands after them.
  let rank: Int
  /// The item's position in the data; nil for other views.
  var item: Int?
  /// Where the layout has it before its transform, in content points.
  let frame: CGRect
  /// Whether the layout holds it in the visible bounds.
  let isPinned: Bool
  let sizeState: SizeState
  /// The size of its content at this width, in points; nil where nobody can say.
  var trueSize: CGSize?
  /// Whether its content has become another since its cell was asked.
  var isOutdated = false

  init(_ identity: ElementFrame.Identity, frame: CGRect, isPinned: Bool, sizeState: SizeState) {
    self.identity = identity
    self.frame = frame
    self.isPinned = isPinned
    self.sizeState = sizeState
    let path = identity.indexPath
    section = path.first ?? 0
    index = path.count > 1 ? path[1] : 0
    let isFooter = identity.kind == UICollectionView.elementKindSectionFooter
    rank = identity.category == .cell ? 1 : isFooter ? 2 : 0
  }

  /// How far the size along an axis is from the true one, in points; positive for too long.
  func excess(along axis: Axis) -> CGFloat {
    trueSize.map { axis.length(frame.size) - axis.length($0) } ?? 0
  }
}
