import Foundation

extension NSCollectionLayoutSection {
  /// A section of one row for each item, with the metrics of a list.
  ///
  /// Its insets, header and footer may be changed afterwards.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = (layoutEnvironment as? LayoutEnvironment)?.listMetrics ?? .iOS16
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(metrics.estimatedRowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let style = ListStyle(
      configuration, metrics, width: layoutEnvironment.container.effectiveContentSize.width,
      displayScale: layoutEnvironment.traitCollection.displayScale)
    section.list = style
    section.contentInsets = style.insets
    section.boundarySupplementaryItems = style.boundaryItems
    section.decorationItems = style.decorations(isFirst: false, isLast: false)
    return section
  }
}

/// The metrics of one section of a list, in points; which of them were measured is said in `ListMetrics`.
struct ListStyle {
  /// How far the background of a grouped section reaches beyond its sides; measured.
  private static let backgroundOverhang: CGFloat = 16
  /// How far the background of the first and the last section reaches beyond the content; measured.
  private static let endOverhang: CGFloat = 1000
  /// The kind of the background of a section.
  static let backgroundKind = "UICollectionViewListSectionBackground"
  /// The z index of rows; logged on iOS 14.
  static let rowZIndex = 10

  private let configuration: UICollectionLayoutListConfiguration
  private let metrics: ListMetrics
  private let width: CGFloat
  private let displayScale: CGFloat

  init(
    _ configuration: UICollectionLayoutListConfiguration, _ metrics: ListMetrics, width: CGFloat,
    displayScale: CGFloat
  ) {
    self.configuration = configuration
    self.metrics = metrics
    self.width = width
    self.displayScale = displayScale
  }

  private var isGrouped: Bool {
    [.grouped, .insetGrouped].contains(configuration.appearance)
  }

  /// The place of an element in the list; nil for a view that is neither a row nor a header nor a footer.
  func element(of attributes: UICollectionViewLayoutAttributes) -> ListElement? {
    let role: ListElement.Role
    switch attributes.representedElementKind {
    case nil:
      let isHeader =
        configuration.headerMode == .firstItemInSection && attributes.indexPath.item == 0
      role = isHeader ? .header : .row
    case UICollectionView.elementKindSectionHeader: role = .header
    case UICollectionView.elementKindSectionFooter: role = .footer
    default: return nil
    }
    return ListElement(appearance: configuration.appearance, role: role)
  }

  /// The insets of the section, unless it is the last one.
  var insets: NSDirectionalEdgeInsets {
    guard isGrouped else { return .zero }
    let side =
      configuration.appearance == .insetGrouped ? metrics.sideMargin(width: width) : 0
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  /// A header replaces the room above the rows.
  private var top: CGFloat {
    switch (configuration.headerMode, metrics) {
    case (.supplementary, _): 0
    case (.none, .iOS26): 35
    case (.none, _), (.firstItemInSection, _): halfRoom
    }
  }

  private var bottom: CGFloat {
    configuration.footerMode == .supplementary || metrics == .iOS26 ? 0 : halfRoom
  }

  /// The room above or below the rows of a grouped section, on the pixel grid.
  private var halfRoom: CGFloat { CGFloat(17.5).rounded(toPixelsOf: displayScale) }

  /// The inset below the rows of the last section of the list.
  ///
  /// That of iOS 16 to 18 was measured without a footer, which follows the rows of the last section as of any other.
  var lastBottom: CGFloat {
    isGrouped && metrics == .iOS16 && configuration.footerMode == .none ? 20 : insets.bottom
  }

  /// The space above a header.
  ///
  /// That of plain lists on iOS 26 was measured; earlier ones are not known to have any.
  var headerTopPadding: CGFloat {
    guard configuration.headerMode == .supplementary else { return 0 }
    return configuration.headerTopPadding
      ?? (configuration.appearance == .plain && metrics == .iOS26 ? 22 : 0)
  }

  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(metrics.estimatedRowHeight))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }

  /// The background of a section; those of the first and the last one reach beyond the content.
  func decorations(isFirst: Bool, isLast: Bool) -> [NSCollectionLayoutDecorationItem] {
    guard isGrouped else { return [] }
    let background = NSCollectionLayoutDecorationItem.background(
      elementKind: Self.backgroundKind)
    let side = configuration.appearance == .insetGrouped ? -Self.backgroundOverhang : 0
    background.contentInsets = NSDirectionalEdgeInsets(
      top: isFirst ? -Self.endOverhang : 0, leading: side,
      bottom: isLast ? -Self.endOverhang : 0, trailing: side)
    return [background]
  }
}

extension NSCollectionLayoutSection {
  /// The section at its place in the layout: the first and the last section of a list differ from the others.
  func placed(isFirst: Bool, isLast: Bool) -> NSCollectionLayoutSection {
    guard let list else { return self }
    let placed = duplicate()
    placed.decorationItems = decorationItems.flatMap { item in
      item.elementKind == ListStyle.backgroundKind
        ? list.decorations(isFirst: isFirst, isLast: isLast) : [item]
    }
    if isLast, contentInsets.bottom == list.insets.bottom {
      placed.contentInsets.bottom = list.lastBottom
    }
    return placed
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of one configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
  }
}
