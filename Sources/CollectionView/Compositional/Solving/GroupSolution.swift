import Foundation

/// One solved instance of a group: its size, and the frames of its items and attached views relative to its corner.
struct GroupSolution {
  /// An item.
  struct Leaf {
    /// In points, relative to the outer corner of the group.
    var frame: CGRect
    var zIndex = 0
    /// Whether the width is measured.
    var isWidthEstimated = false
    /// Whether the height is measured.
    var isHeightEstimated = false

    var isEstimated: Bool { isWidthEstimated || isHeightEstimated }
  }

  /// A view attached to an item or a group.
  struct Attachment {
    let item: NSCollectionLayoutSupplementaryItem
    /// In points, relative to the outer corner of the group.
    var frame: CGRect
  }

  /// The size with the group's content insets, in points.
  var size: CGSize
  var leaves: [Leaf] = []
  var attachments: [Attachment] = []

  /// The end of the last item along an axis, relative to the outer corner; 0 without items.
  func reach(along axis: LayoutAxis) -> CGFloat {
    leaves.reduce(0) { max($0, axis.span(of: $1.frame).upperBound) }
  }

  /// The same group with its corner at a point.
  func moved(to origin: CGPoint) -> GroupSolution {
    var moved = self
    for index in leaves.indices {
      moved.leaves[index].frame = leaves[index].frame.offsetBy(dx: origin.x, dy: origin.y)
    }
    for index in attachments.indices {
      moved.attachments[index].frame = attachments[index].frame.offsetBy(
        dx: origin.x, dy: origin.y)
    }
    return moved
  }
}
