import CollectionView
import Foundation

/// One live element of a collection view at one moment.
public struct ElementFrame: Sendable, Equatable, Codable {
  /// What kind of element it is.
  public enum Category: String, Sendable, Equatable, Codable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// Where the size of an element comes from.
  public enum SizeState: String, Sendable, Equatable, Codable {
    /// The layout's estimate.
    case estimated
    /// The answer of the element's view.
    case measured
    /// The layout, which did not need to ask.
    case fixed
  }

  public var category = Category.cell
  /// The element kind; nil for cells.
  public var kind: String?
  /// `[section, item]`.
  public var indexPath: [Int] = []

  /// The frame as it is seen now, in content points; during an animation, somewhere on the way.
  public var frame = CGRect.zero
  public var zIndex = 0
  public var alpha = 1.0
  /// nil for the identity.
  public var transform: ElementTransform?
  /// The frame without its transform and at the end of the animation under way, in content points; nil if it is `frame`.
  public var layoutFrame: CGRect?
  /// The frame with its transform at the end of the animation under way, in content points; nil if it is `frame`.
  public var settledFrame: CGRect?
  /// Whether an animation is under way with it, of its frame or of how it looks.
  public var isAnimating = false

  /// Whether the layout places the element and hides it.
  public var isHidden = false
  public var isSelected = false
  public var isHighlighted = false
  /// Whether it stays in the visible bounds while the content scrolls.
  public var isPinned = false
  /// Whether it no longer belongs to the visible content and leaves in an animation.
  public var isDisappearing = false
  /// Whether its view is new on the screen and still animates to its place.
  public var isAppearing = false

  public var sizeState = SizeState.fixed
  /// The size its content needs in this place, in points, by which the audit judges it; nil where no truth is known.
  ///
  /// Of a header or footer only the length along the scroll axis is judged.
  public var requiredSize: CGSize?
  /// Whether its content has changed since its cell was last asked for its size.
  public var isOutdated = false
  /// The sizes it had before the current one, oldest first, as far as they are remembered.
  public var formerSizes: [CGSize] = []

  /// What happened to it in this frame.
  public var marks: ElementMarks = []
  /// What happened to it shortly before: within `Markings.afterglow` painted frames, or since the press of the key that
  /// still scrolls.
  public var earlierMarks: ElementMarks = []
  /// How far it moved on the screen apart from the scroll, in points, in this frame or shortly before; nil if it did not.
  public var shift: CGPoint?

  /// What an inspector shows besides.
  public var detail = ElementDetail()
  /// The text the cell shows; may contain any characters of the data.
  public var text = ""

  public init() {}
}

extension ElementFrame {
  /// The kind of a section's header.
  public static let headerKind = UICollectionView.elementKindSectionHeader
  /// The kind of a section's footer.
  public static let footerKind = UICollectionView.elementKindSectionFooter

  /// Whether it is the header of a section.
  public var isHeader: Bool { kind == Self.headerKind }
  /// Whether it is the footer of a section.
  public var isFooter: Bool { kind == Self.footerKind }

  /// The size before the first measurement; nil if it has only had one size.
  public var estimatedSize: CGSize? { formerSizes.first }

  /// The size the layout gives it, ignoring its transform and the animation under way.
  public var size: CGSize { layoutFrame?.size ?? transform?.size ?? frame.size }

  /// Whether it was measured in this frame or shortly before.
  public var isFresh: Bool { marks.union(earlierMarks).contains(.measured) }
}

/// What an inspector shows of an element besides its appearance.
public struct ElementDetail: Sendable, Equatable, Codable {
  /// The item the element shows; nil for other elements than cells.
  public var item: ItemIdentity?
  /// Whether a reader knows the item by its identity, as `Item.isNamed`.
  public var isNamed = true
  /// Zero-based row of the data file the item comes from; nil for other items.
  public var row: Int?
  /// The reuse identifier of the view; nil for a decoration view.
  public var reuseIdentifier: String?
  /// How often the view came from the reuse queue.
  public var reuseCount = 0
  /// The layout's estimate, in points, if the first measurement confirmed it; otherwise nil.
  public var agreedSize: CGSize?
  /// The size last returned by `preferredLayoutAttributesFitting(_:)`, in points; nil before the first call.
  public var preferredSize: CGSize?
  /// The true size of the item, in points; nil where cells do not size themselves.
  public var trueSize: CGSize?

  public init() {}

  /// The item's identity in the data; nil for other elements than cells.
  public var id: String? { item?.id }
}
