import CollectionView
import Foundation

/// A numeric case: a layout in abbreviations, and what is expected of it.
struct CompositionalCase: Decodable, CustomStringConvertible, Sendable {
  struct Edge: Decodable, Sendable {
    var leading: String?
    var top: String?
    var trailing: String?
    var bottom: String?
  }

  /// An item or a group; an item may be an array of two dimensions.
  struct Member: Decodable, Sendable {
    var type: String?
    var size: [String]
    var subitems: [Member]?
    var count: Int?
    var interItemSpacing: String?
    var insets: [CGFloat]?
    var edge: Edge?
    var frames: [[CGFloat]]?
    var zIndexes: [Int]?

    enum CodingKeys: String, CodingKey {
      case type, size, subitems, count, interItemSpacing, edge, frames, zIndexes
      case insets = "contentInsets_tlbr"
    }

    init(from decoder: any Decoder) throws {
      if let plain = try? decoder.singleValueContainer().decode([String].self) {
        size = plain
        return
      }
      let values = try decoder.container(keyedBy: CodingKeys.self)
      type = try values.decodeIfPresent(String.self, forKey: .type)
      size = try values.decode([String].self, forKey: .size)
      subitems = try values.decodeIfPresent([Member].self, forKey: .subitems)
      count = try values.decodeIfPresent(Int.self, forKey: .count)
      interItemSpacing = try values.decodeIfPresent(String.self, forKey: .interItemSpacing)
      insets = try values.decodeIfPresent([CGFloat].self, forKey: .insets)
      edge = try values.decodeIfPresent(Edge.self, forKey: .edge)
      frames = try values.decodeIfPresent([[CGFloat]].self, forKey: .frames)
      zIndexes = try values.decodeIfPresent([Int].self, forKey: .zIndexes)
    }
  }

  struct Boundary: Decodable, Sendable {
    var kind: String
    var size: [String]
    var alignment: String
    var offset: [CGFloat]?
    var pin: Bool?
  }

  struct Decoration: Decodable, Sendable {
    var insets: [CGFloat]

    enum CodingKeys: String, CodingKey { case insets = "contentInsets_tlbr" }
  }

  struct Section: Decodable, Sendable {
    var items: Int
    var group: Member
    var interGroupSpacing: CGFloat?
    var insets: [CGFloat]?
    var boundary: [Boundary]?
    var decoration: Decoration?
    var followInsets: Bool?
    var orthogonal: String?

    enum CodingKeys: String, CodingKey {
      case items, group, interGroupSpacing, boundary, decoration, followInsets, orthogonal
      case insets = "contentInsets_tlbr"
    }
  }

  struct Params: Decodable, Sendable {
    var collectionSize: [CGFloat]
    var sections: [Section]
    var displayScale: CGFloat?
    var interSectionSpacing: CGFloat?
    var scrollDirection: String?
    var layoutDirection: String?
    var layoutBoundary: [Boundary]?
    var referenceInsets: [CGFloat]?
    var adjustedContentInset: [CGFloat]?
    var offset: CGFloat?
    var measuredHeights: [String: CGFloat]?

    enum CodingKeys: String, CodingKey {
      case collectionSize, sections, displayScale, interSectionSpacing, scrollDirection
      case layoutDirection, layoutBoundary, measuredHeights
      case referenceInsets = "referenceInsets_tlbr"
      case adjustedContentInset = "adjustedContentInset_tlbr"
      case offset = "contentOffset.y"
    }
  }

  struct Expected: Decodable, Sendable {
    var frames: [String: [CGFloat]]
    var contentSize: [CGFloat]?
    var offset: CGFloat?

    enum CodingKeys: String, CodingKey {
      case frames, contentSize
      case offset = "contentOffset.y"
    }
  }

  var id: String
  var title: String
  var params: Params
  var expected: Expected

  var description: String { "\(id): \(title)" }

  static let all: [CompositionalCase] = {
    do {
      return try JSONDecoder().decode(
        [CompositionalCase].self, from: Data(CompositionalCases.json.utf8))
    } catch {
      fatalError("CompositionalCases.json: \(error)")
    }
  }()
}

// MARK: From abbreviations to the layout's own objects

extension NSCollectionLayoutDimension {
  /// A dimension from its abbreviation.
  static func of(_ text: String) -> NSCollectionLayoutDimension {
    let name = text.prefix { $0.isLetter }
    let parts = text.dropFirst(name.count).split(separator: "/").compactMap { Double($0) }
    let value = CGFloat(parts.count == 2 ? parts[0] / parts[1] : parts[0])
    switch name {
    case "fw": return .fractionalWidth(value)
    case "fh": return .fractionalHeight(value)
    case "abs": return .absolute(value)
    case "est": return .estimated(value)
    case "uni": return .uniformAcrossSiblings(estimate: value)
    default: fatalError("no dimension: \(text)")
    }
  }
}

extension NSCollectionLayoutSize {
  static func of(_ dimensions: [String]) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .of(dimensions[0]), heightDimension: .of(dimensions[1]))
  }
}

extension NSCollectionLayoutSpacing {
  static func of(_ text: String) -> NSCollectionLayoutSpacing {
    let value = CGFloat(Double(text.drop { $0.isLetter }) ?? 0)
    return text.hasPrefix("flexible") ? .flexible(value) : .fixed(value)
  }
}

extension NSDirectionalEdgeInsets {
  static func of(_ insets: [CGFloat]?) -> NSDirectionalEdgeInsets {
    guard let insets else { return .zero }
    return NSDirectionalEdgeInsets(
      top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  }
}

extension CompositionalCase.Member {
  var item: NSCollectionLayoutItem {
    let item = type == nil ? NSCollectionLayoutItem(layoutSize: .of(size)) : bareGroup
    item.contentInsets = .of(insets)
    if let edge {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: edge.leading.map { .of($0) }, top: edge.top.map { .of($0) },
        trailing: edge.trailing.map { .of($0) }, bottom: edge.bottom.map { .of($0) })
    }
    return item
  }

  var group: NSCollectionLayoutGroup {
    guard let group = item as? NSCollectionLayoutGroup else { fatalError("not a group") }
    return group
  }

  private var bareGroup: NSCollectionLayoutGroup {
    let group: NSCollectionLayoutGroup
    let members = (subitems ?? []).map(\.item)
    switch (type, count) {
    case ("horizontal", let count?):
      group = .horizontal(layoutSize: .of(size), subitem: members[0], count: count)
    case ("vertical", let count?):
      group = .vertical(layoutSize: .of(size), subitem: members[0], count: count)
    case ("horizontal", nil): group = .horizontal(layoutSize: .of(size), subitems: members)
    case ("vertical", nil): group = .vertical(layoutSize: .of(size), subitems: members)
    default:
      let items = zip(frames ?? [], zIndexes ?? []).map { frame, zIndex in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
          zIndex: zIndex)
      }
      group = .custom(layoutSize: .of(size)) { _ in items }
    }
    group.interItemSpacing = interItemSpacing.map { .of($0) }
    return group
  }
}

extension CompositionalCase.Boundary {
  var item: NSCollectionLayoutBoundarySupplementaryItem {
    let alignments: [String: NSRectAlignment] = [
      "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ]
    guard let alignment = alignments[alignment] else { fatalError("no alignment: \(alignment)") }
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(size), elementKind: kind, alignment: alignment,
      absoluteOffset: CGPoint(x: offset?[0] ?? 0, y: offset?[1] ?? 0))
    item.pinToVisibleBounds = pin ?? false
    return item
  }
}

extension CompositionalCase.Section {
  var section: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group.group)
    section.interGroupSpacing = interGroupSpacing ?? 0
    section.contentInsets = .of(insets)
    section.boundarySupplementaryItems = (boundary ?? []).map(\.item)
    section.supplementariesFollowContentInsets = followInsets ?? true
    if let decoration {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
      item.contentInsets = .of(decoration.insets)
      section.decorationItems = [item]
    }
    switch orthogonal {
    case nil: break
    case "continuous": section.orthogonalScrollingBehavior = .continuous
    case "groupPaging": section.orthogonalScrollingBehavior = .groupPaging
    default: fatalError("no behavior: \(orthogonal ?? "")")
    }
    return section
  }
}
