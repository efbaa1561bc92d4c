import Foundation

extension Compositional {
  /// One edge of a rectangle, in `NSDirectionalRectEdge`.
  public enum Edge: String, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing
  }

  /// `NSRectAlignment`.
  public enum Alignment: String, Sendable, CaseIterable {
    case none
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
  }

  /// The names that stand for UIKit's kinds of headers and footers.
  public enum StandardKind: String, Sendable, CaseIterable {
    case header
    case footer
  }

  /// `NSCollectionLayoutAnchor`.
  public struct Anchor: Sendable, Equatable {
    public var edges: [Edge]
    /// In points, or in sizes of the attached view.
    public var offset: CGPoint
    public var isFractional: Bool

    public init(_ edges: [Edge], offset: CGPoint = .zero, isFractional: Bool = false) {
      self.edges = edges
      self.offset = offset
      self.isFractional = isFractional
    }
  }

  /// `NSCollectionLayoutSupplementaryItem`: a view attached to an item or a group.
  public struct SupplementaryItem: Sendable, Equatable {
    public var elementKind: String
    public var layoutSize: Size
    public var containerAnchor: Anchor
    /// Nil for the edges of the container's anchor.
    public var itemAnchor: Anchor?
    public var zIndex = 1

    public init(elementKind: String, layoutSize: Size, containerAnchor: Anchor) {
      self.elementKind = elementKind
      self.layoutSize = layoutSize
      self.containerAnchor = containerAnchor
    }
  }

  /// `NSCollectionLayoutBoundarySupplementaryItem`: a header, a footer or another view at an edge.
  public struct BoundaryItem: Sendable, Equatable {
    /// `header` and `footer` are UIKit's kinds.
    public var elementKind: String
    public var layoutSize: Size
    public var alignment: Alignment
    public var pinToVisibleBounds = false
    public var extendsBoundary = true
    /// In points.
    public var absoluteOffset = CGPoint.zero
    public var zIndex = 1

    public init(elementKind: String, layoutSize: Size, alignment: Alignment) {
      self.elementKind = elementKind
      self.layoutSize = layoutSize
      self.alignment = alignment
    }

    /// A header above, or a footer below, as wide as its section and as high as its content needs:
    /// 44 points until it is measured.
    public init(_ kind: StandardKind) {
      self.init(
        elementKind: kind.rawValue,
        layoutSize: Size(.fractionalWidth(1), .estimated(ListProperties.defaultHeight)),
        alignment: kind == .header ? .top : .bottom)
    }
  }

  /// `NSCollectionLayoutDecorationItem`: a view behind a section.
  public struct DecorationItem: Sendable, Equatable {
    public var elementKind: String
    /// From top, leading, bottom and trailing, in points.
    public var contentInsets = Insets.zero
    public var zIndex = 0

    public init(elementKind: String) { self.elementKind = elementKind }
  }
}
