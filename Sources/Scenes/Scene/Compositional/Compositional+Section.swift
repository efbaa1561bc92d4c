import Foundation

extension Compositional {
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum OrthogonalScrolling: String, Sendable, CaseIterable {
    case none
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  /// `UIContentInsetsReference`.
  public enum InsetsReference: String, Sendable, CaseIterable, PropertyConvertible {
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
  }

  /// What a section repeats: a group, or a short form of one.
  public enum Body: Sendable, Equatable {
    case group(Group)
    /// Rows across the view, each as long as its cell needs.
    case list
    /// Rows as in an app's list, with the insets, header, footer and estimate of UIKit.
    case configuredList(List)
    /// Lines of equally many cells, each line as long as its longest cell.
    case grid(columns: Int, spacing: CGFloat)
    /// Cards that scroll across the scroll direction.
    case carousel(Size)
  }

  /// `NSCollectionLayoutSection`.
  public struct Section: Sendable, Equatable {
    public var body: Body
    /// The distances from top, leading, bottom and trailing, in points; nil for none, and for those of a list.
    public var ownContentInsets: Insets?
    public var interGroupSpacing: CGFloat?
    public var orthogonalScrollingBehavior: OrthogonalScrolling?
    public var supplementariesFollowContentInsets = true
    public var contentInsetsReference = InsetsReference.automatic
    public var boundarySupplementaryItems: [BoundaryItem] = []
    public var decorationItems: [DecorationItem] = []
    public var visibleItemsInvalidationHandler: VisibleItemsHandler?

    public init(_ body: Body) { self.body = body }

    /// The distances that the section names, in points.
    public var contentInsets: Insets {
      get { ownContentInsets ?? .zero }
      set { ownContentInsets = newValue }
    }
  }

  /// The sections of a layout: the n-th describes section n, and the last one all further ones.
  public struct Sections: Sendable, Equatable, PropertyConvertible {
    /// Never empty.
    public var list: [Section]

    public init(_ list: [Section]) { self.list = list }

    /// The description of a section.
    public subscript(index: Int) -> Section { list[min(max(index, 0), list.count - 1)] }

    public init?(_ value: PropertyValue) {
      guard case .sections(let sections) = value else { return nil }
      self = sections
    }

    public var propertyValue: PropertyValue? { .sections(self) }
  }

  /// The views at the edges of a whole layout.
  public struct BoundaryItems: Sendable, Equatable, PropertyConvertible {
    public var list: [BoundaryItem]

    public init(_ list: [BoundaryItem] = []) { self.list = list }

    public init?(_ value: PropertyValue) {
      guard case .boundaryItems(let items) = value else { return nil }
      self = items
    }

    public var propertyValue: PropertyValue? { .boundaryItems(self) }
  }
}

// MARK: - Short forms

extension Compositional.Section {
  /// The group that the section repeats, in a layout that scrolls sideways or down.
  public func group(isHorizontal: Bool) -> Compositional.Group {
    typealias Size = Compositional.Size
    switch body {
    case .group(let group): return group
    case .configuredList:
      // UIKit estimates the rows itself.
      let size = Size(.fractionalWidth(1), .estimated(ListProperties.defaultHeight))
      return Compositional.Group(.vertical, size, [.item(Compositional.Item(size))])
    case .list:
      let size =
        isHorizontal
        ? Size(.estimated(nil), .fractionalHeight(1)) : Size(.fractionalWidth(1), .estimated(nil))
      return Compositional.Group(
        isHorizontal ? .vertical : .horizontal, size, [.item(Compositional.Item(size))])
    case .grid(let columns, let spacing):
      let share = 1 / CGFloat(columns)
      let (line, cell) =
        isHorizontal
        ? (
          Size(.estimated(nil), .fractionalHeight(1)),
          Size(.estimated(nil), .fractionalHeight(share))
        )
        : (
          Size(.fractionalWidth(1), .estimated(nil)), Size(.fractionalWidth(share), .estimated(nil))
        )
      var group = Compositional.Group(
        isHorizontal ? .vertical : .horizontal, line, [.item(Compositional.Item(cell))],
        .count(columns))
      if spacing != 0 { group.interItemSpacing = .fixed(spacing) }
      return group
    case .carousel(let size):
      let card = Size(
        size.width.isEstimated ? size.width : .fractionalWidth(1),
        size.height.isEstimated ? size.height : .fractionalHeight(1))
      return Compositional.Group(
        isHorizontal ? .vertical : .horizontal, size, [.item(Compositional.Item(card))])
    }
  }

  /// The space between two groups, in points; a grid has the same in both directions unless it says otherwise.
  public var groupSpacing: CGFloat {
    if let interGroupSpacing { return interGroupSpacing }
    if case .grid(_, let spacing) = body { return spacing }
    return 0
  }

  /// Whether and how the section scrolls across the scroll direction.
  public var scrolling: Compositional.OrthogonalScrolling {
    if let orthogonalScrollingBehavior { return orthogonalScrollingBehavior }
    if case .carousel = body { return .groupPaging }
    return .none
  }
}
