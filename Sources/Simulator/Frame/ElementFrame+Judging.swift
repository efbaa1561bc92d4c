import Foundation

extension ElementFrame {
  /// The frame without its transform and at the end of the animation under way, in content points.
  var untransformed: CGRect { layoutFrame ?? frame }
  /// The frame with its transform at the end of the animation under way, in content points.
  var box: CGRect { settledFrame ?? frame }

  /// Whether an animation changes its frame.
  var isMoving: Bool { settledFrame != nil }

  /// The position in the data of the item a cell shows; nil for other elements.
  var item: Int? { detail.item?.position }
  var section: Int { indexPath.first ?? 0 }
  /// The index in the section.
  var index: Int { indexPath.count > 1 ? indexPath[1] : 0 }
  /// Whether it is a view at an edge of a whole compositional layout, which belongs to no section.
  var isOfWholeLayout: Bool { indexPath.count == 1 }
  var path: IndexPath { IndexPath(indexes: indexPath) }

  /// The order of elements within a section: 0 before the items, 1 for an item, 2 after the items.
  var rank: Int { category == .cell ? 1 : isFooter ? 2 : 0 }

  /// Whether it is attached to an item or a group, whose frame it may leave.
  var isAttached: Bool { category == .supplementaryView && !isHeader && !isFooter }

  /// Whether it comes before another element in data order: each section's header, items, footer.
  func precedes(_ other: ElementFrame) -> Bool {
    (section, rank, index) < (other.section, other.rank, other.index)
  }

  var identity: Identity { Identity(category: category, kind: kind, path) }

  /// Identifies the element from one frame to the next.
  var track: ElementTrack {
    if let item { .item(item) } else { .view(identity) }
  }

  /// Whether its size is the one its content needs, or the needed size is unknown.
  var isTrueToSize: Bool { requiredSize == nil || requiredSize == untransformed.size }

  /// How much too long it is along an axis, in points; negative if it is too short.
  func excess(along axis: Axis) -> CGFloat {
    requiredSize.map { axis.length(untransformed.size) - axis.length($0) } ?? 0
  }

  /// Whether both look the same at the end of the animation under way.
  func settlesLike(_ other: ElementFrame) -> Bool {
    box == other.box && item == other.item && category == other.category && kind == other.kind
      && indexPath == other.indexPath
  }

  /// Whether both look the same now.
  func looksLike(_ other: ElementFrame) -> Bool {
    settlesLike(other) && frame == other.frame && alpha == other.alpha
  }
}
