import Foundation

extension Compositional {
  /// A size with an estimated dimension that the description itself gives, and where it is.
  public struct OwnEstimate: Sendable, Equatable {
    /// The key with its dots, below that of the layout: `sections.0.group.horizontal.layoutSize`.
    public var key: String
    public var size: Size
  }
}

extension Compositional.Sections {
  /// The sizes with estimates of their own: not `estimate`, and not those of a header or footer that names no size.
  public var ownEstimates: [Compositional.OwnEstimate] {
    list.enumerated().flatMap { index, section in
      section.sizes(at: "sections.\(index)")
    }.filter { $0.size.hasOwnEstimate }
  }
}

extension Compositional.Size {
  fileprivate var hasOwnEstimate: Bool {
    [width, height].contains { $0.isEstimated && !$0.isCommonEstimate }
  }

  /// The size in the spelling of a scene.
  public var text: String { WrittenValue.layoutSize(self).flow }

  /// The size with another estimate in points, of the height if that is estimated, else of the width.
  public func estimating(_ length: CGFloat) -> Self {
    var size = self
    if height.ownEstimate != nil {
      size.height = height.estimating(length)
    } else {
      size.width = width.estimating(length)
    }
    return size
  }

  /// The estimate that `estimating` changes, in points.
  public var ownEstimate: CGFloat? { height.ownEstimate ?? width.ownEstimate }
}

extension Compositional.Dimension {
  fileprivate var ownEstimate: CGFloat? {
    switch self {
    case .estimated(let length), .uniformAcrossSiblings(let length): length
    case .fractionalWidth, .fractionalHeight, .absolute: nil
    }
  }

  fileprivate func estimating(_ length: CGFloat) -> Self {
    if case .uniformAcrossSiblings = self { return .uniformAcrossSiblings(length) }
    return .estimated(length)
  }
}

extension Compositional.Section {
  /// The sizes that the section names, with their keys.
  fileprivate func sizes(at key: String) -> [Compositional.OwnEstimate] {
    let views = boundarySupplementaryItems.enumerated().compactMap { index, item in
      let standard = Compositional.StandardKind(rawValue: item.elementKind)
        .map { Compositional.BoundaryItem($0).layoutSize }
      return item.layoutSize == standard
        ? nil
        : Compositional.OwnEstimate(
          key: "\(key).boundarySupplementaryItems.\(index).layoutSize", size: item.layoutSize)
    }
    return switch body {
    case .group(let group): group.sizes(at: "\(key).group") + views
    case .carousel(let size):
      [Compositional.OwnEstimate(key: "\(key).carousel", size: size)] + views
    case .list, .configuredList, .grid: views
    }
  }
}

extension Compositional.Group {
  fileprivate func sizes(at key: String) -> [Compositional.OwnEstimate] {
    let own =
      switch arrangement {
      case .horizontal: "\(key).horizontal"
      case .vertical: "\(key).vertical"
      case .custom: "\(key).custom"
      }
    return [Compositional.OwnEstimate(key: "\(own).layoutSize", size: item.layoutSize)]
      + members.enumerated().flatMap { index, member in
        let key =
          switch repetition {
          case .fitting: "\(own).subitems.\(index)"
          case .equalShares: "\(own).subitem"
          case .count: "\(own).repeatingSubitem"
          }
        return switch member {
        case .group(let group): group.sizes(at: key)
        case .item(let item):
          [Compositional.OwnEstimate(key: "\(key).layoutSize", size: item.layoutSize)]
        }
      }
  }
}

// MARK: - One estimate for a section

extension Compositional.Sections {
  /// The same sections with the `estimate` of the layout in place of estimates of their own, along one axis and in groups
  /// and items.
  ///
  /// - Parameter isHorizontal: Whether the axis is the horizontal one.
  /// - Returns: The sections; those with a configured list are unchanged.
  public func usingCommonEstimate(isHorizontal: Bool) -> Self {
    var sections = self
    for index in sections.list.indices {
      switch sections.list[index].body {
      case .group(let group):
        sections.list[index].body = .group(group.usingCommonEstimate(isHorizontal))
      case .carousel(let size):
        sections.list[index].body = .carousel(size.usingCommonEstimate(isHorizontal))
      case .list, .configuredList, .grid: break
      }
    }
    return sections
  }

  /// The same sections with another estimate of the headers or the footers that are measured along an axis.
  ///
  /// - Parameters:
  ///   - kind: Headers or footers.
  ///   - length: The estimate in points.
  ///   - isHorizontal: Whether the axis is the horizontal one.
  /// - Returns: The sections.
  public func estimating(
    _ kind: Compositional.StandardKind, at length: CGFloat, isHorizontal: Bool
  ) -> Self {
    var sections = self
    for index in sections.list.indices {
      for number in sections.list[index].boundarySupplementaryItems.indices {
        var item = sections.list[index].boundarySupplementaryItems[number]
        guard item.elementKind == kind.rawValue else { continue }
        if isHorizontal, item.layoutSize.width.isEstimated {
          item.layoutSize.width = .estimated(length)
        } else if !isHorizontal, item.layoutSize.height.isEstimated {
          item.layoutSize.height = .estimated(length)
        }
        sections.list[index].boundarySupplementaryItems[number] = item
      }
    }
    return sections
  }
}

extension Compositional.Group {
  fileprivate func usingCommonEstimate(_ isHorizontal: Bool) -> Self {
    var group = self
    group.item.layoutSize = item.layoutSize.usingCommonEstimate(isHorizontal)
    group.members = members.map { member in
      switch member {
      case .group(let group): return .group(group.usingCommonEstimate(isHorizontal))
      case .item(var item):
        item.layoutSize = item.layoutSize.usingCommonEstimate(isHorizontal)
        return .item(item)
      }
    }
    return group
  }
}

extension Compositional.Size {
  fileprivate func usingCommonEstimate(_ isHorizontal: Bool) -> Self {
    isHorizontal
      ? Self(width.withoutOwnEstimate, height) : Self(width, height.withoutOwnEstimate)
  }
}

extension Compositional.Dimension {
  fileprivate var withoutOwnEstimate: Self {
    switch self {
    case .estimated: .estimated(nil)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(nil)
    case .fractionalWidth, .fractionalHeight, .absolute: self
    }
  }
}
