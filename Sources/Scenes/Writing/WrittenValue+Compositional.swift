import Foundation

extension WrittenValue {
  /// `sections` of a compositional layout.
  static func sections(_ sections: Compositional.Sections) -> WrittenValue {
    .list(sections.list.map(section))
  }

  /// `boundarySupplementaryItems` of a compositional layout or one of its sections.
  static func boundaryItems(_ items: [Compositional.BoundaryItem]) -> WrittenValue {
    .list(items.map(boundaryItem))
  }

  private static func section(_ section: Compositional.Section) -> WrittenValue {
    if section == Compositional.Section(.list) { return .word("list") }
    let plain = Compositional.Section(section.body)
    let body =
      switch section.body {
      case .group(let group): Entry(key: "group", value: self.group(group))
      case .list: Entry(key: "list", value: .map([]))
      case .configuredList(let list): Entry(key: "list", value: self.list(list))
      case .grid(let columns, 0): Entry(key: "grid", value: .number(columns))
      case .grid(let columns, let spacing):
        Entry(
          key: "grid", value: keys(["columns": .number(columns), "spacing": .number(spacing)]))
      case .carousel(let size): Entry(key: "carousel", value: layoutSize(size))
      }
    let rest = keys([
      "contentInsets": section.list == nil
        ? changed(section.contentInsets) : section.ownContentInsets.map { .insets($0) },
      "interGroupSpacing": section.interGroupSpacing.map { .number($0) },
      "orthogonalScrollingBehavior": section.orthogonalScrollingBehavior.map { .word($0.rawValue) },
      "supplementariesFollowContentInsets": section.supplementariesFollowContentInsets
        ? nil : .flag(false),
      "contentInsetsReference": section.contentInsetsReference == plain.contentInsetsReference
        ? nil : .word(section.contentInsetsReference.rawValue),
      "boundarySupplementaryItems": section.boundarySupplementaryItems.isEmpty
        ? nil : boundaryItems(section.boundarySupplementaryItems),
      "decorationItems": section.decorationItems.isEmpty
        ? nil : .list(section.decorationItems.map(decoration)),
      "visibleItemsInvalidationHandler": section.visibleItemsInvalidationHandler.map { handler in
        keys([
          "scale": handler.scale.map { .number($0) }, "fade": handler.fade.map { .number($0) },
          "pull": handler.pull.map { .number($0) },
        ])
      },
    ])
    return .map([body] + (rest.entries ?? []))
  }

  private static func list(_ list: Compositional.List) -> WrittenValue {
    keys([
      "appearance": .word(list.appearance.rawValue),
      "headerMode": list.headerMode == .none ? nil : .word(list.headerMode.rawValue),
      "footerMode": list.footerMode == .none ? nil : .word(list.footerMode.rawValue),
      "showsSeparators": list.showsSeparators.map { .flag($0) },
      "headerTopPadding": list.headerTopPadding.map { .number($0) },
    ])
  }

  // MARK: Groups

  private static func group(_ group: Compositional.Group) -> WrittenValue {
    let own: [Entry]
    let name: String
    switch group.arrangement {
    case .custom(let frames):
      name = "custom"
      own = [
        Entry(
          key: "frames",
          value: .list(frames.map { .numbers($0.minX, $0.minY, $0.width, $0.height) }))
      ]
    case .horizontal, .vertical:
      name = group.arrangement == .horizontal ? "horizontal" : "vertical"
      own = members(of: group)
    }
    return .map([Entry(key: name, value: .map((item(group.item).entries ?? []) + own))])
  }

  private static func members(of group: Compositional.Group) -> [Entry] {
    let members = group.members.map { member in
      switch member {
      case .item(let item): self.item(item)
      case .group(let group): self.group(group)
      }
    }
    let spacing = group.interItemSpacing.map {
      Entry(key: "interItemSpacing", value: self.spacing($0))
    }
    let (key, count): (String, Int) =
      switch group.repetition {
      case .fitting: ("subitems", 0)
      case .equalShares(let count): ("subitem", count)
      case .count(let count): ("repeatingSubitem", count)
      }
    let own =
      count == 0
      ? [Entry(key: key, value: .list(members))]
      : [Entry(key: key, value: members[0]), Entry(key: "count", value: .number(count))]
    return own + [spacing].compactMap { $0 }
  }

  private static func item(_ item: Compositional.Item) -> WrittenValue {
    keys([
      "layoutSize": layoutSize(item.layoutSize), "contentInsets": changed(item.contentInsets),
      "edgeSpacing": item.edgeSpacing.map { edges in
        keys([
          "leading": edges.leading.map(spacing), "top": edges.top.map(spacing),
          "trailing": edges.trailing.map(spacing), "bottom": edges.bottom.map(spacing),
        ])
      },
      "supplementaryItems": item.supplementaryItems.isEmpty
        ? nil : .list(item.supplementaryItems.map(supplementary)),
    ])
  }

  // MARK: Views

  private static func supplementary(_ item: Compositional.SupplementaryItem) -> WrittenValue {
    keys([
      "elementKind": .text(item.elementKind), "layoutSize": layoutSize(item.layoutSize),
      "containerAnchor": anchor(item.containerAnchor), "itemAnchor": item.itemAnchor.map(anchor),
      "zIndex": item.zIndex == 1 ? nil : .number(item.zIndex),
    ])
  }

  private static func boundaryItem(_ item: Compositional.BoundaryItem) -> WrittenValue {
    let standard = Compositional.StandardKind(rawValue: item.elementKind)
      .map { Compositional.BoundaryItem($0) }
    if item == standard { return .word(item.elementKind) }
    return keys([
      "elementKind": .text(item.elementKind),
      "layoutSize": item.layoutSize == standard?.layoutSize ? nil : layoutSize(item.layoutSize),
      "alignment": item.alignment == standard?.alignment ? nil : .word(item.alignment.rawValue),
      "pinToVisibleBounds": item.pinToVisibleBounds ? .flag(true) : nil,
      "extendsBoundary": item.extendsBoundary ? nil : .flag(false),
      "absoluteOffset": item.absoluteOffset == .zero ? nil : .point(item.absoluteOffset),
      "zIndex": item.zIndex == 1 ? nil : .number(item.zIndex),
    ])
  }

  private static func decoration(_ item: Compositional.DecorationItem) -> WrittenValue {
    keys([
      "elementKind": .text(item.elementKind), "contentInsets": changed(item.contentInsets),
      "zIndex": item.zIndex == 0 ? nil : .number(item.zIndex),
    ])
  }

  private static func anchor(_ anchor: Compositional.Anchor) -> WrittenValue {
    let edges = WrittenValue.list(anchor.edges.map { .word($0.rawValue) })
    guard anchor.offset != .zero else { return edges }
    return keys([
      "edges": edges,
      anchor.isFractional ? "fractionalOffset" : "absoluteOffset": .point(anchor.offset),
    ])
  }

  // MARK: Sizes

  static func layoutSize(_ size: Compositional.Size) -> WrittenValue {
    .list([dimension(size.width), dimension(size.height)])
  }

  private static func dimension(_ dimension: Compositional.Dimension) -> WrittenValue {
    switch dimension {
    case .fractionalWidth(let fraction): call("fractionalWidth", fraction)
    case .fractionalHeight(let fraction): call("fractionalHeight", fraction)
    case .absolute(let length): .number(length)
    case .estimated(let length): call("estimated", length)
    case .uniformAcrossSiblings(let length): call("uniformAcrossSiblings", length)
    }
  }

  private static func spacing(_ spacing: Compositional.Spacing) -> WrittenValue {
    spacing.isFlexible ? call("flexible", spacing.length) : .number(spacing.length)
  }

  /// A name with a number in parentheses, or alone.
  private static func call(_ name: String, _ number: CGFloat?) -> WrittenValue {
    .word(number.map { "\(name)(\(WrittenValue.number($0).flow))" } ?? name)
  }

  /// Insets that are not zero.
  private static func changed(_ insets: Insets) -> WrittenValue? {
    insets == .zero ? nil : .insets(insets)
  }
}
