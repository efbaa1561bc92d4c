import Foundation

/// A view that is attached to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var zIndex = 1
  public let elementKind: String
  /// The place in the host that the view is attached to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place in the view that lies on the anchor in the host; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// A view at an anchor of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view whose anchor lies on an anchor of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.zIndex = zIndex
    return copyProperties(to: copy)
  }
}

/// A header, a footer or another view at an edge of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section grows for the view; otherwise the view covers the section's content.
  open var extendsBoundary = true
  /// Whether the view stays in the visible bounds while its section does.
  open var pinToVisibleBounds = false
  public let alignment: NSRectAlignment
  /// The distance from the place that the alignment gives, in points.
  public let offset: CGPoint

  /// A view at an edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// A view at an edge or corner, moved by an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.zIndex = zIndex
    return copyProperties(to: copy)
  }
}

extension NSRectAlignment {
  /// The edges at which an aligned rectangle lies; both or none along an axis mean its middle.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
