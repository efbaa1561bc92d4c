import CollectionView
import Foundation

/// The insets and spacing of a layout, by its own numbers, in points.
public struct PaneGuides: Sendable, Equatable, Codable {
  /// Lengths inside the four edges of a rectangle.
  public struct Edges: Sendable, Equatable, Codable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(
      top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// One section.
  public struct Section: Sendable, Equatable, Codable {
    public var index: Int
    /// The frame of header, insets, items and footer, in content points.
    public var frame: CGRect
    /// The frame of the items, in content points.
    public var items: CGRect
    /// The inset around the items.
    public var inset: Edges
    /// The spacing between lines of items.
    public var lineSpacing: CGFloat
    /// The minimum spacing between the items of a line.
    public var interitemSpacing: CGFloat

    public init(
      index: Int, frame: CGRect, items: CGRect, inset: Edges = Edges(), lineSpacing: CGFloat = 0,
      interitemSpacing: CGFloat = 0
    ) {
      self.index = index
      self.frame = frame
      self.items = items
      self.inset = inset
      self.lineSpacing = lineSpacing
      self.interitemSpacing = interitemSpacing
    }
  }

  /// The adjusted content inset.
  public var contentInset = Edges()
  /// The sections of the live elements, in order; empty if the layout has no such numbers.
  public var sections: [Section] = []

  public init() {}
}

extension PaneGuides {
  /// The guides of the sections on the screen.
  ///
  /// - Complexity: O(visible sections · log sections).
  @MainActor
  init(_ view: UICollectionView, sections visible: Set<Int>) {
    self.init()
    contentInset = Edges(view.adjustedContentInset)
    sections = visible.sorted().compactMap { index in
      view.guide(ofSection: index).map { guide in
        Section(
          index: index, frame: guide.frame, items: guide.items, inset: Edges(guide.inset),
          lineSpacing: guide.lineSpacing, interitemSpacing: guide.interitemSpacing)
      }
    }
  }
}

extension PaneGuides.Edges {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
