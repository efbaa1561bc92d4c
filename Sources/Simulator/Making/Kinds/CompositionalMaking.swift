import CollectionView
import Foundation
import Scenes

/// Makes UIKit's objects from the description of a compositional layout.
@MainActor
struct CompositionalMaking {
  private let index: Int
  private let layout: LayoutDescription

  /// - Parameters:
  ///   - index: A section.
  ///   - layout: The description of the layout.
  init(section index: Int, of layout: LayoutDescription) {
    self.index = index
    self.layout = layout
  }

  /// The configuration of a layout.
  static func configuration(of layout: LayoutDescription)
    -> UICollectionViewCompositionalLayoutConfiguration
  {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = layout.scrollsHorizontally ? .horizontal : .vertical
    configuration.interSectionSpacing = layout[CompositionalProperties.interSectionSpacing]
    configuration.contentInsetsReference = UIContentInsetsReference(
      layout[CompositionalProperties.contentInsetsReference])
    let making = CompositionalMaking(section: .max, of: layout)
    configuration.boundarySupplementaryItems =
      layout[CompositionalProperties.boundarySupplementaryItems].list.map(making.boundaryItem)
    return configuration
  }

  /// The section for the surroundings in which its layout asks for it.
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let description = layout[CompositionalProperties.sections][index]
    let section = plainSection(description, in: environment)
    if let insets = description.ownContentInsets {
      section.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    section.interGroupSpacing = description.groupSpacing
    section.orthogonalScrollingBehavior = .init(description.scrolling)
    section.supplementariesFollowContentInsets = description.supplementariesFollowContentInsets
    section.contentInsetsReference = UIContentInsetsReference(description.contentInsetsReference)
    if !description.boundarySupplementaryItems.isEmpty {
      section.boundarySupplementaryItems =
        description.boundarySupplementaryItems.map(boundaryItem)
    }
    section.decorationItems += description.decorationItems.map(decorationItem)
    if let words = description.visibleItemsInvalidationHandler {
      section.visibleItemsInvalidationHandler = handler(words, of: description)
    }
    return section
  }

  /// A section with its groups alone.
  private func plainSection(
    _ description: Compositional.Section, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    if let list = description.list {
      return .list(
        using: UICollectionLayoutListConfiguration(list), layoutEnvironment: environment)
    }
    return NSCollectionLayoutSection(
      group: group(description.group(isHorizontal: layout.scrollsHorizontally)))
  }

  private func decorationItem(_ description: Compositional.DecorationItem)
    -> NSCollectionLayoutDecorationItem
  {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: description.elementKind)
    item.contentInsets = NSDirectionalEdgeInsets(description.contentInsets)
    item.zIndex = description.zIndex
    return item
  }

  /// A handler as an app writes it: it knows the items, the offset and the size of the view.
  private func handler(
    _ handler: Compositional.VisibleItemsHandler, of section: Compositional.Section
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler {
    let isRow = layout.scrollsHorizontally == (section.scrolling == .none)
    return { items, offset, environment in
      let size = environment.container.contentSize
      let length = isRow ? size.width : size.height
      for item in items {
        let place = isRow ? item.center.x - offset.x : item.center.y - offset.y
        let distance = place - length / 2
        let nearness = Compositional.VisibleItemsHandler.nearness(
          distance: distance, length: length)
        if let fade = handler.fade { item.alpha = fade + (1 - fade) * nearness }
        guard handler.scale != nil || handler.pull != nil else { continue }
        let scale = 1 + ((handler.scale ?? 1) - 1) * nearness
        let pull = (handler.pull ?? 0) * (1 - nearness) * (distance > 0 ? -1 : 1)
        item.transform = CGAffineTransform(translationX: isRow ? pull : 0, y: isRow ? 0 : pull)
          .scaledBy(x: scale, y: scale)
      }
    }
  }

  // MARK: Groups and items

  private func group(_ description: Compositional.Group) -> NSCollectionLayoutGroup {
    let group = emptyGroup(description)
    group.interItemSpacing = description.interItemSpacing.map { spacing($0) }
    group.supplementaryItems = description.item.supplementaryItems.map(supplementaryItem)
    apply(description.item, to: group)
    return group
  }

  private func emptyGroup(_ description: Compositional.Group) -> NSCollectionLayoutGroup {
    let layoutSize = size(description.item.layoutSize)
    let members = description.members.map(member)
    switch (description.arrangement, description.repetition) {
    case (.custom(let frames), _):
      return .custom(layoutSize: layoutSize) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
    case (.horizontal, .fitting): return .horizontal(layoutSize: layoutSize, subitems: members)
    case (.vertical, .fitting): return .vertical(layoutSize: layoutSize, subitems: members)
    case (.horizontal, .equalShares(let count)):
      return .horizontal(layoutSize: layoutSize, subitem: members[0], count: count)
    case (.vertical, .equalShares(let count)):
      return .vertical(layoutSize: layoutSize, subitem: members[0], count: count)
    case (.horizontal, .count(let count)):
      return .horizontal(layoutSize: layoutSize, repeatingSubitem: members[0], count: count)
    case (.vertical, .count(let count)):
      return .vertical(layoutSize: layoutSize, repeatingSubitem: members[0], count: count)
    }
  }

  private func member(_ member: Compositional.Member) -> NSCollectionLayoutItem {
    switch member {
    case .group(let group): return self.group(group)
    case .item(let description):
      let item = NSCollectionLayoutItem(
        layoutSize: size(description.layoutSize),
        supplementaryItems: description.supplementaryItems.map(supplementaryItem))
      apply(description, to: item)
      return item
    }
  }

  private func apply(_ description: Compositional.Item, to item: NSCollectionLayoutItem) {
    item.contentInsets = NSDirectionalEdgeInsets(description.contentInsets)
    item.edgeSpacing = description.edgeSpacing.map { edges in
      NSCollectionLayoutEdgeSpacing(
        leading: edges.leading.map { spacing($0) }, top: edges.top.map { spacing($0) },
        trailing: edges.trailing.map { spacing($0) }, bottom: edges.bottom.map { spacing($0) })
    }
  }

  // MARK: Views

  private func supplementaryItem(_ description: Compositional.SupplementaryItem)
    -> NSCollectionLayoutSupplementaryItem
  {
    let container = NSCollectionLayoutAnchor(description.containerAnchor)
    let layoutSize = size(description.layoutSize)
    let item =
      description.itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize, elementKind: description.elementKind,
          containerAnchor: container, itemAnchor: NSCollectionLayoutAnchor($0))
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize, elementKind: description.elementKind, containerAnchor: container)
    item.zIndex = description.zIndex
    return item
  }

  private func boundaryItem(_ description: Compositional.BoundaryItem)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(description.layoutSize), elementKind: description.elementKind.kindInUIKit,
      alignment: NSRectAlignment(description.alignment),
      absoluteOffset: description.absoluteOffset)
    item.pinToVisibleBounds = description.pinToVisibleBounds
    item.extendsBoundary = description.extendsBoundary
    item.zIndex = description.zIndex
    return item
  }

  // MARK: Sizes

  private func size(_ size: Compositional.Size) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: dimension(size.width), heightDimension: dimension(size.height))
  }

  private func dimension(_ dimension: Compositional.Dimension) -> NSCollectionLayoutDimension {
    let common = layout[CompositionalProperties.estimate, section: index]
    return switch dimension {
    case .fractionalWidth(let fraction): .fractionalWidth(fraction)
    case .fractionalHeight(let fraction): .fractionalHeight(fraction)
    case .absolute(let length): .absolute(length)
    case .estimated(let length): .estimated(length ?? common)
    case .uniformAcrossSiblings(let length): .uniformAcrossSiblings(estimate: length ?? common)
    }
  }

  private func spacing(_ spacing: Compositional.Spacing) -> NSCollectionLayoutSpacing {
    spacing.isFlexible ? .flexible(spacing.length) : .fixed(spacing.length)
  }
}

// MARK: - Names

extension UICollectionLayoutListConfiguration {
  fileprivate init(_ list: Compositional.List) {
    let appearance: Appearance =
      switch list.appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    self.init(appearance: appearance)
    headerMode =
      switch list.headerMode {
      case .none: .none
      case .supplementary: .supplementary
      case .firstItemInSection: .firstItemInSection
      }
    footerMode = list.footerMode == .supplementary ? .supplementary : .none
    showsSeparators = list.showsSeparators ?? showsSeparators
    headerTopPadding = list.headerTopPadding
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension UIContentInsetsReference {
  fileprivate init(_ reference: Compositional.InsetsReference) {
    self =
      switch reference {
      case .automatic: .automatic
      case .none: .none
      case .safeArea: .safeArea
      case .layoutMargins: .layoutMargins
      case .readableContent: .readableContent
      }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// The scene's word for the behavior.
  var word: Compositional.OrthogonalScrolling? {
    Compositional.OrthogonalScrolling.allCases.first { Self($0) == self }
  }

  fileprivate init(_ scrolling: Compositional.OrthogonalScrolling) {
    self =
      switch scrolling {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
  }
}

extension NSRectAlignment {
  fileprivate init(_ alignment: Compositional.Alignment) {
    self =
      switch alignment {
      case .none: .none
      case .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate convenience init(_ anchor: Compositional.Anchor) {
    let edges = anchor.edges.reduce(into: NSDirectionalRectEdge()) { edges, edge in
      switch edge {
      case .top: edges.insert(.top)
      case .leading: edges.insert(.leading)
      case .bottom: edges.insert(.bottom)
      case .trailing: edges.insert(.trailing)
      }
    }
    if anchor.isFractional {
      self.init(edges: edges, fractionalOffset: anchor.offset)
    } else {
      self.init(edges: edges, absoluteOffset: anchor.offset)
    }
  }
}
