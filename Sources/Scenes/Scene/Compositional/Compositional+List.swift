import Foundation

extension Compositional {
  /// `UICollectionLayoutListConfiguration`: a section of `NSCollectionLayoutSection.list(using:layoutEnvironment:)`.
  public struct List: Sendable, Equatable {
    /// `UICollectionLayoutListConfiguration.Appearance`.
    public enum Appearance: String, Sendable, CaseIterable {
      case plain
      case grouped
      case insetGrouped
      case sidebar
      case sidebarPlain

      /// Whether sections have room and a background of their own.
      public var isGrouped: Bool { self == .grouped || self == .insetGrouped }
    }

    /// `UICollectionLayoutListConfiguration.HeaderMode`.
    public enum HeaderMode: String, Sendable, CaseIterable {
      case none
      case supplementary
      case firstItemInSection
    }

    /// `UICollectionLayoutListConfiguration.FooterMode`.
    public enum FooterMode: String, Sendable, CaseIterable {
      case none
      case supplementary
    }

    public var appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Nil for the default of the appearance.
    public var showsSeparators: Bool?
    /// The space above the header in points; nil for that of the appearance.
    public var headerTopPadding: CGFloat?

    public init(_ appearance: Appearance) { self.appearance = appearance }

    /// The header and footer that the modes ask for.
    fileprivate var boundaryItems: [BoundaryItem] {
      var items: [BoundaryItem] = []
      if headerMode == .supplementary {
        var header = BoundaryItem(.header)
        header.pinToVisibleBounds = appearance == .plain
        items.append(header)
      }
      if footerMode == .supplementary { items.append(BoundaryItem(.footer)) }
      return items
    }
  }
}

extension Compositional.Section {
  /// The configuration of a section that is a list with one; nil for any other section.
  public var list: Compositional.List? {
    if case .configuredList(let list) = body { list } else { nil }
  }

  /// The views at the edges of the section: those that it names, else the header and footer of its list.
  public var edgeItems: [Compositional.BoundaryItem] {
    boundarySupplementaryItems.isEmpty ? list?.boundaryItems ?? [] : boundarySupplementaryItems
  }
}
