import CollectionView
import Foundation

/// One live element of a collection view at one moment.
public struct ElementFrame: Sendable, Equatable, Codable {
  /// The category of an element.
  public enum Category: String, Sendable, Equatable, Codable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// The source of an element's size.
  public enum SizeState: String, Sendable, Equatable, Codable {
    /// The layout's estimate.
    case estimated
    /// The preferred size of the element's view.
    case measured
    /// The layout's own size, without asking the view.
    case fixed
  }

  public var category = Category.cell
  /// The element kind; nil for cells.
  public var kind: String?
  /// `[section, item]`.
  public var indexPath: [Int] = []

  /// The frame as it is visible now, in content points; during an animation an intermediate one.
  public var frame = CGRect.zero
  public var zIndex = 0
  public var alpha = 1.0
  /// The transform; nil for the identity.
  public var transform: ElementTransform?
  /// The frame without its transform and at the end of the animation under way, in content points; nil if it is `frame`.
  public var layoutFrame: CGRect?
  /// The frame with its transform at the end of the animation under way, in content points; nil if it is `frame`.
  public var settledFrame: CGRect?
  /// Whether an animation of its frame or its appearance is under way.
  public var isAnimating = false

  /// Whether the layout places the element and hides it.
  public var isHidden = false
  public var isSelected = false
  public var isHighlighted = false
  /// Whether it stays in the visible bounds while the content scrolls.
  public var isPinned = false
  /// Whether it no longer belongs to the visible content and disappears in an animation.
  public var isDisappearing = false
  /// Whether its view is new on the screen and still animates to its final frame.
  public var isAppearing = false

  public var sizeState = SizeState.fixed
  /// The size its content needs, in points, with which the audit compares its size; nil if no true size is known.
  ///
  /// For a header or footer only the length along the scroll axis is compared.
  public var requiredSize: CGSize?
  /// Who gave the layout its size, if the layout did not measure it and its content needs another; otherwise nil.
  public var sizeGiver: SizeGiver?
  /// Whether its content has changed since its view was last asked for its size.
  public var isOutdated = false
  /// The sizes it had before the current one, oldest first, as far as they are kept.
  public var formerSizes: [CGSize] = []

  /// Marks of this frame.
  public var marks: ElementMarks = []
  /// Marks of the frames shortly before: within `Markings.afterglow` painted frames, or since the press of the key that
  /// still scrolls.
  public var earlierMarks: ElementMarks = []
  /// How far it moved on the screen apart from the scroll, in points, in this frame or shortly before; nil if it did
  /// not move.
  public var shift: CGPoint?

  /// Further facts that an inspector shows.
  public var detail = ElementDetail()
  /// The text the cell shows; may contain any characters of the data.
  public var text = ""
  /// The indentation of an item in an outline, and `>` or `v` before one with children; empty elsewhere.
  public var outlineMark = ""

  public init() {}
}

extension ElementFrame {
  /// The element kind of section headers.
  public static let headerKind = UICollectionView.elementKindSectionHeader
  /// The element kind of section footers.
  public static let footerKind = UICollectionView.elementKindSectionFooter

  /// Whether it is the header of a section.
  public var isHeader: Bool { kind == Self.headerKind }
  /// Whether it is the footer of a section.
  public var isFooter: Bool { kind == Self.footerKind }

  /// The text with the mark of an outline before it.
  public var shownText: String { text.isEmpty ? text : outlineMark + text }

  /// The size before the first measurement; nil if it has only had one size.
  public var estimatedSize: CGSize? { formerSizes.first }

  /// The size that the layout gives it, without its transform and at the end of the animation under way.
  public var size: CGSize { layoutFrame?.size ?? transform?.size ?? frame.size }

  /// Whether it was measured in this frame or shortly before.
  public var isFresh: Bool { marks.union(earlierMarks).contains(.measured) }
}

/// Who gave a layout the size of an element.
public struct SizeGiver: Sendable, Equatable, Codable {
  /// The property or the delegate's method, in UIKit's words.
  public var call: String
  /// Whether it is a delegate that would give another size now.
  public var isOutOfDate = false
  /// Whether it is a cell that answered by a collection view inside it that was not laid out yet.
  public var isBeforeInnerLayout = false

  /// The size of an item in the description of a compositional layout.
  static let layoutSize = "layoutSize"

  public init(_ call: String, isOutOfDate: Bool = false, isBeforeInnerLayout: Bool = false) {
    self.call = call
    self.isOutOfDate = isOutOfDate
    self.isBeforeInnerLayout = isBeforeInnerLayout
  }
}

/// The facts about an element that an inspector shows besides its appearance.
public struct ElementDetail: Sendable, Equatable, Codable {
  /// The item the element shows; nil for other elements than cells.
  public var item: ItemIdentity?
  /// Whether a reader knows the item by its identity, as `Item.isNamed`.
  public var isNamed = true
  /// Zero-based row of the data file the item comes from; nil for other items.
  public var row: Int?
  /// The reuse identifier of the view; nil for a decoration view.
  public var reuseIdentifier: String?
  /// The number of times the view came from the reuse queue.
  public var reuseCount = 0
  /// The layout's estimate, in points, if the first measurement confirmed it; otherwise nil.
  public var agreedSize: CGSize?
  /// The size last returned by `preferredLayoutAttributesFitting(_:)`, in points; nil before the first call.
  public var preferredSize: CGSize?
  /// The true size of the item, in points; nil if cells do not size themselves.
  public var trueSize: CGSize?

  public init() {}

  /// The item's identity in the data; nil for other elements than cells.
  public var id: String? { item?.id }
}
