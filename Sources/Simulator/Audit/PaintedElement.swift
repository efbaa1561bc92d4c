import CollectionView
import Foundation

/// One element of a painted frame: where it is when nothing moves any more, and where it is seen until then.
///
/// What is painted as it was in the frame before is the same object in both: all that it is of never changes.
final class PaintedElement {
  // What is looked at for each frame comes first, and of that what is let go with it, so that it lies together: after a
  // silence each 64 bytes are fetched anew.

  /// The attributes it was made of, nil in the middle of an animation; a view that is to stand elsewhere is given others.
  private let attributes: UICollectionViewLayoutAttributes?
  /// What a frame told of it last; nil where none did, and for what is never told again.
  var told: ToldElement?
  /// Where its boxes are, unless both are the frame, as nearly always.
  private let boxes: Boxes?
  private let truth: ElementTruth.Version
  /// Whether its content has become another since its cell was asked.
  let isOutdated: Bool
  /// Whether the layout holds it in the visible bounds.
  let isPinned: Bool
  let sizeState: SizeState
  /// Whether it is in the middle of an animation.
  let isAnimated: Bool
  /// Whether it is just as large as its content, or nobody can say.
  let isTrueToSize: Bool
  /// 0 for what stands before the items, 1 for an item, 2 for what stands after them.
  let rank: Int8
  /// Where the layout has it before its transform, in content points.
  let frame: CGRect
  let section: Int
  let index: Int
  /// The position in the data of the item that the cell shows; nil for other views.
  let item: Int?
  /// How it is seen now.
  let alpha: CGFloat
  /// The size of its content at this width, in points; nil where nobody can say.
  let trueSize: CGSize?
  let identity: ElementFrame.Identity

  /// The box it covers there with its transform, and the one in which it is seen now.
  var box: CGRect { boxes?.box ?? frame }
  var shownBox: CGRect { boxes?.shownBox ?? frame }

  private final class Boxes {
    let box: CGRect
    let shownBox: CGRect

    init(_ box: CGRect, shown: CGRect) {
      self.box = box
      shownBox = shown
    }
  }

  @MainActor
  init(
    _ live: UnsafePointer<UICollectionView.LiveElement>, _ shown: ShownView, _ truth: ElementTruth
  ) {
    let attributes = live.pointee.modelAttributes
    let isStill = live.pointee.attributes === attributes
    self.attributes = isStill ? attributes : nil
    identity = ElementFrame.Identity(attributes)
    let path = identity.indexPath
    section = path.first ?? 0
    index = path.count > 1 ? path[1] : 0
    let isFooter = identity.kind == UICollectionView.elementKindSectionFooter
    rank = identity.category == .cell ? 1 : isFooter ? 2 : 0
    item = shown.item
    frame = attributes.untransformedFrame
    let box = attributes.frame
    let shownBox = isStill ? box : live.pointee.attributes.frame
    boxes = box == frame && (isStill || shownBox == frame) ? nil : Boxes(box, shown: shownBox)
    isAnimated = !isStill && shownBox != box
    alpha = live.pointee.attributes.alpha
    isPinned = live.pointee.isPinned
    sizeState = live.pointee.sizeState
    trueSize = truth.size(of: shown, kind: identity.kind, section: section, frame)
    isTrueToSize = trueSize == nil || trueSize == frame.size
    isOutdated = truth.isOutdated(item)
    self.truth = truth.version
  }

  /// Whether it was made of those attributes, by which its view is shown, and not in the middle of an animation.
  func isMade(
    of attributes: UICollectionViewLayoutAttributes, shown: UICollectionViewLayoutAttributes
  ) -> Bool {
    self.attributes === attributes && shown === attributes
  }

  /// Whether it may be what its view is painted as in the next frame, too: in the middle of an animation nothing is.
  var canBeKept: Bool { attributes != nil }

  /// Whether its true size is that of a version, as long as its view shows the same.
  func isUpToDate(_ version: ElementTruth.Version) -> Bool { truth == version }

  /// Where it stands above others; nil in the middle of an animation.
  var zIndex: Int? { attributes?.zIndex }

  var track: ElementTrack {
    if let item { .item(item) } else { .view(identity) }
  }

  /// How far the size along an axis is from the true one, in points; positive for too long.
  func excess(along axis: Axis) -> CGFloat {
    trueSize.map { axis.length(frame.size) - axis.length($0) } ?? 0
  }

  /// Whether it comes before another in the data: each section's header, items, footer.
  func precedes(_ other: PaintedElement) -> Bool {
    (section, rank, index) < (other.section, other.rank, other.index)
  }

  /// Whether both are one element, from one frame to the next.
  func isSame(as other: PaintedElement) -> Bool {
    item == nil && other.item == nil ? identity == other.identity : item == other.item
  }

  /// Whether both come to look the same when nothing moves any more.
  func rests(as other: PaintedElement) -> Bool {
    self === other || box == other.box && item == other.item && identity == other.identity
  }

  /// Whether both look the same now.
  func looks(as other: PaintedElement) -> Bool {
    self === other
      || rests(as: other) && shownBox == other.shownBox && alpha == other.alpha
  }
}
