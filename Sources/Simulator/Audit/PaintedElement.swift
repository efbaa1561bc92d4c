import CollectionView
import Foundation

/// One element of a painted frame, where it is when nothing moves any more.
struct PaintedElement {
  var identity: ElementFrame.Identity
  /// The item's position in the data; nil for other views.
  var item: Int?
  /// Where the layout has it before its transform, in content points.
  var frame: CGRect
  /// Whether the layout holds it in the visible bounds.
  var isPinned = false
  var sizeState = SizeState.fixed
  /// The size of its content at this width, in points; nil where nobody can say.
  var trueSize: CGSize?
  /// Whether its content has become another since its cell was asked.
  var isOutdated = false

  /// How far the size along an axis is from the true one, in points; positive for too long.
  func excess(along axis: Axis) -> CGFloat {
    trueSize.map { axis.length(frame.size) - axis.length($0) } ?? 0
  }

  var section: Int { identity.indexPath.first ?? 0 }
  var index: Int { identity.indexPath.count > 1 ? identity.indexPath[1] : 0 }

  /// 0 for what stands before the items, 1 for an item, 2 for what stands after them.
  var rank: Int {
    if identity.category == .cell { return 1 }
    return identity.kind == UICollectionView.elementKindSectionFooter ? 2 : 0
  }
}
